// @vitest-environment node
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteObject } from 'react-router-dom'
import { expect, it } from 'vitest'
import { routes } from './routes.tsx'

const withChildren = (route: RouteObject): RouteObject[] => [
  route,
  ...(route.children?.flatMap(withChildren) ?? []),
]
const loadedRoutes = routes.flatMap(withChildren).filter(({ lazy }) => lazy)

it.each(loadedRoutes.map((route) => [String(route.id), route]))(
  'loads a page from %s',
  async (id, { lazy }) => {
    if (typeof lazy !== 'function') throw new Error('not a function')
    expect((await lazy()).Component).toBeTypeOf('function')
    expect(existsSync(join(import.meta.dirname, '../..', id)), 'the id is the name of the file').toBe(true)
  },
)
