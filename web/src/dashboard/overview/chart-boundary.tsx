import { Component, type ReactNode } from 'react'
import { overviewMessages } from '../../messages/dashboard/overview.ts'

/** Says that the chart could not be drawn, or its library not be loaded, where it would stand. */
export class ChartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <p className="state" role="alert">
        {overviewMessages.chart.renderFailed}
      </p>
    )
  }
}
