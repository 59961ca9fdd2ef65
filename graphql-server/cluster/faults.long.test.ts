import { expect, test } from 'vitest'
import { keepCausing } from './rounds.ts'
import { useLayout } from './use-layout.ts'

const layout = useLayout()

const node = (round: number) => layout.nodes[round % 3] as (typeof layout.nodes)[number]
const member = (round: number) => layout.members[round % 3] as (typeof layout.members)[number]

const timeout = 3_600_000

test('a database server is killed', { timeout }, () =>
  keepCausing(layout, 'one node killed (`kill -9`)', {
    cause: (round) => node(round).kill(),
    mend: (round) => node(round).start(),
  }),
)

test('two database servers of three are killed', { timeout }, () =>
  keepCausing(layout, 'two nodes killed, both started again', {
    async cause(round) {
      await Promise.all([node(round).kill(), node(round + 1).kill()])
      await expect
        .poll(() => node(round + 2).status('wsrep_cluster_status'), { timeout: 60_000 })
        .not.toBe('Primary')
    },
    mend: (round) => Promise.all([node(round).start(), node(round + 1).start()]),
    isOutage: true,
  }),
)

test('a process of the product is killed', { timeout }, () =>
  keepCausing(layout, 'one process of the product killed', {
    cause: (round) => member(round).end('SIGKILL'),
    mend: (round) => member(round).start(),
  }),
)

test('a database server hangs', { timeout }, () =>
  keepCausing(layout, 'one node hangs (`SIGSTOP`)', {
    cause: async (round) => node(round).freeze(),
    mend: async (round) => node(round).thaw(),
  }),
)

test('a database server is cut off from the others', { timeout }, () =>
  keepCausing(layout, 'one node cut off from the others', {
    cause: (round) => node(round).isolate(),
    mend: (round) => node(round).rejoin(),
  }),
)

test('a database server gets all data from another one', { timeout }, () =>
  keepCausing(layout, 'full state transfer', {
    async cause(round) {
      await node(round).stop()
      node(round).erase()
      await node(round).launch()
    },
    mend: (round) => node(round).isSynced(),
  }),
)

test('everything is restarted, one after the other', { timeout }, () =>
  keepCausing(layout, 'rolling restart of everything', {
    async cause() {
      for (const each of layout.members) {
        await each.end()
        await each.start()
      }
      for (const each of layout.nodes) {
        await each.stop()
        await each.start()
      }
    },
    mend: async () => {},
  }),
)
