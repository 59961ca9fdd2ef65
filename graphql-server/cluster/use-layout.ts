import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { insertAdministrator } from '../faults/administrator.ts'
import { createPrisma } from '../src/database/client.ts'
import { insertSmallCatalogue } from '../test/small-catalogue.ts'
import { type Layout, startLayout } from './layout.ts'
import { ensureCluster } from './packages.ts'

/** The layout with the small catalogue. Set before the file's first test. */
export interface TestLayout extends Layout {
  /** Of an administrator. */
  token: string
}

/** On a busy machine, with what is missing installed first. */
const startTimeoutMs = 600_000

/** Gives a test file a layout of its own, with which anything may happen. Call it once, outside any test. */
export function useLayout(): TestLayout {
  const layout = {} as TestLayout
  let end = async () => {}
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'guia-cluster-'))
    end = async () => rmSync(folder, { recursive: true, force: true })
    const programs = await ensureCluster()
    const started = await startLayout({
      folder,
      programs,
      async fill({ config }) {
        const prisma = createPrisma(config)
        await insertSmallCatalogue(prisma)
        layout.token = await insertAdministrator(prisma).finally(() => prisma.$disconnect())
      },
    })
    end = () => started.stop().finally(() => rmSync(folder, { recursive: true, force: true }))
    Object.assign(layout, started)
  }, startTimeoutMs)
  afterAll(() => end(), startTimeoutMs)
  return layout
}
