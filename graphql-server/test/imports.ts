import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type ExportFormat, exportBusinesses } from '../src/csv/export/export.ts'
import { type ImportOptions, importBusinesses } from '../src/csv/import/import.ts'
import type { ImportReport } from '../src/csv/import/report.ts'
import type { TestDatabase } from './database.ts'

/** What files do to a test's database. */
export interface TestImports {
  /** Writes a file and gives its path. */
  saveFile(content: string | Uint8Array): Promise<string>
  /** Imports a file of that content. */
  run(content: string | Uint8Array, options?: Partial<ImportOptions>): Promise<ImportReport>
  /** What an export writes. */
  exported(): Promise<string>
  exportedAs(format: ExportFormat): Promise<Buffer>
}

/** Writes files that are gone after the file's last test, and gives their paths; call it once, outside any test. */
export function useFiles(): (content: string | Uint8Array) => Promise<string> {
  let folder: string
  let files = 0
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guia-imports-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return async (content) => {
    files += 1
    const path = join(folder, `${files}.csv`)
    await writeFile(path, content)
    return path
  }
}

/** Imports and exports over a test's database; call it once, outside any test. */
export function useImports(database: TestDatabase): TestImports {
  const saveFile = useFiles()
  async function exportedAs(format: ExportFormat) {
    const pieces: Uint8Array[] = []
    for await (const piece of exportBusinesses({ prisma: database.prisma, format }))
      pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
    return Buffer.concat(pieces)
  }
  return {
    saveFile,
    async run(content, options) {
      const path = await saveFile(content)
      const author = { actorId: null, requestId: null }
      const { prisma } = database
      return importBusinesses({ prisma, path, author, dryRun: false, create: false, ...options })
    },
    exported: async () => (await exportedAs('csv')).toString(),
    exportedAs,
  }
}
