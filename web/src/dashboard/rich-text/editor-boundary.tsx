import { Component, type ReactNode } from 'react'

export interface EditorBoundaryProps {
  /** Drawn when the editor could not be loaded or has crashed. */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps the form around the editor alive whatever happens to the editor. */
export class EditorBoundary extends Component<EditorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
