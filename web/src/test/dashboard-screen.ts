import type { RouteObject } from 'react-router-dom'
import { afterEach, beforeEach } from 'vitest'
import { routes } from '../start/routes.tsx'

/** Adds a dashboard screen to all tests of a file. */
export function dashboardScreen(path: string, element: RouteObject['element']): void {
  const children = () => {
    const dashboard = routes.find(({ id }) => id === 'src/dashboard/layout.tsx')
    if (!dashboard?.children) throw new Error('the dashboard has no screens')
    return dashboard.children
  }
  beforeEach(() => {
    children().unshift({ path, element })
  })
  afterEach(() => {
    children().shift()
  })
}
