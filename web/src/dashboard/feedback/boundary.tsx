import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** Drawn when what is inside could not be loaded or has crashed. */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps the page alive whatever happens to a part that is loaded by itself. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
