import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { closeApps, testApp } from '../../test/app.ts'
import { useDatabase } from '../../test/database.ts'

const database = useDatabase()
closeApps()

const docs = new URL('../../../docs/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, docs), 'utf8')

interface Panel {
  id: number
  type: string
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  targets?: { refId: string; expr: string }[]
}
const dashboard = JSON.parse(read('grafana/guia-do-vale.json')) as {
  uid: string
  title: string
  panels: Panel[]
}
const panels = dashboard.panels.filter(({ type }) => type !== 'row')
const alerts = [...read('grafana/alerts.yml').matchAll(/- alert: (\w+)\n +expr: (.+)/g)].map(
  ([, name = '', expr = '']) => ({
    name,
    expr,
  }),
)
const expressions = [
  ...panels.flatMap(({ targets }) => (targets ?? []).map(({ expr }) => expr)),
  ...alerts.map(({ expr }) => expr),
]

/** Labels of each metric, as a process exports it that has answered something; histograms by each of their series. */
const exported = new Map<string, Set<string>>()
/** What Prometheus itself adds. */
const added = new Set(['job', 'instance', 'le'])

beforeAll(async () => {
  const { app } = await testApp({ services: database })
  await app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ cities { id } }' } })
  const { body } = await app.inject('/metrics')
  for (const [, name = '', type = ''] of body.matchAll(/^# TYPE (\w+) (\w+)/gm)) {
    const series = type === 'histogram' ? ['_bucket', '_count', '_sum'] : ['']
    for (const ending of series) exported.set(name + ending, new Set())
  }
  for (const [, name = '', labels = ''] of body.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const known = exported.get(name) ?? new Set()
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label)
    exported.set(name, known)
  }
  // A counter shows its labels when it has counted something for the first time.
  exported.get('http_requests_shed_total')?.add('reason')
  exported.set('up', new Set())
})

/** The metrics of an expression, each with the labels that are asked of it or that it is summed by. */
function asked(expr: string): { name: string; labels: string[] }[] {
  const by = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(/,\s*/))
  return [...expr.matchAll(/\b([a-z][a-z0-9_]+)\{([^}]*)\}/g)].map(([, name = '', selector = '']) => ({
    name,
    labels: [...[...selector.matchAll(/(\w+)\s*[!=]~?/g)].map(([, label = '']) => label), ...by],
  }))
}

it('everything that the dashboard and the alerts ask for is exported, with the labels that they ask by', () => {
  expect(expressions.length).toBeGreaterThan(30)
  const missing = expressions.flatMap((expr) => {
    const metrics = asked(expr)
    if (metrics.length === 0) return [`asks for nothing: ${expr}`]
    return metrics.flatMap(({ name, labels }) => {
      const known = exported.get(name)
      if (!known) return [`no metric ${name}`]
      return labels
        .filter((label) => !known.has(label) && !added.has(label))
        .map((label) => `${name} has no ${label}`)
    })
  })
  expect(missing).toEqual([])
})

describe('the dashboard', () => {
  it('can be imported: it brings its own choice of a source, and every panel has a place of its own', () => {
    expect(dashboard).toMatchObject({
      uid: 'guia-do-vale',
      title: 'Guia do Vale',
      schemaVersion: 39,
      id: null,
    })
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
    const places = dashboard.panels.map(({ gridPos: { x, y } }) => `${x},${y}`)
    expect(new Set(places).size).toBe(places.length)
    for (const { gridPos } of dashboard.panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24)
    expect(JSON.stringify(panels)).not.toMatch(/"uid":"(?!\$\{datasource\})/)
  })

  it('shows the four golden signals by route and by operation, and everything that is bounded', () => {
    const all = expressions.join('\n')
    for (const by of [
      'by (route)',
      'by (kind, field)',
      'by (le, route)',
      'by (le, field)',
      'by (field)',
      'by (route, status)',
    ])
      expect(all).toContain(by)
    const bounded = [
      'database_connections',
      'database_queue',
      'search_cache_bytes',
      'cache_bytes',
      'background_work',
      'http_requests_shed_total',
    ]
    for (const name of [...bounded, 'nodejs_eventloop_lag_p99_seconds', 'status="429"'])
      expect(all).toContain(name)
  })
})

describe('the alerts', () => {
  it('each have a section that says what to do', () => {
    expect(alerts.length).toBeGreaterThan(7)
    const sections = [...read('operations.md').matchAll(/^#+ (\w+)/gm)].map(([, name]) => name)
    expect(alerts.map(({ name }) => name).filter((name) => !sections.includes(name))).toEqual([])
    for (const { name } of alerts)
      expect(read('grafana/alerts.yml')).toContain(`docs/operations.md#${name.toLowerCase()}'`)
  })
})
