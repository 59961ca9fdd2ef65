import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { exportBusinesses } from '../src/businesses/import/export.ts'
import { StartupError } from '../src/database/startup-error.ts'
import type { PrismaClient } from '../src/generated/prisma/client.ts'
import { createProgress } from './progress.ts'
import { runCommand } from './run-command.ts'
import { withCatalogue } from './with-catalogue.ts'

const usage = `Uso: npm run catalogue:export -- arquivo.csv
     npm run --silent catalogue:export > arquivo.csv`

await runCommand(main)

async function main(): Promise<void> {
  const path = readPath()
  // The standard output may be the file.
  await withCatalogue((prisma) => (path ? writeFile(prisma, path) : writeOutput(prisma)), console.error)
}

async function writeOutput(prisma: PrismaClient): Promise<void> {
  try {
    await pipeline(Readable.from(exportBusinesses({ prisma })), process.stdout, { end: false })
  } catch (error) {
    // Whoever read it has seen enough.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error
  }
}

/** Beside and renamed, so that nobody finds half a catalogue. */
async function writeFile(prisma: PrismaClient, path: string): Promise<void> {
  const progress = createProgress(process.stderr)
  const beside = `${path}.${process.pid}.tmp`
  let count = 0
  const onProgress = (done: number, total: number) => {
    count = done
    progress.show(done, total)
  }
  try {
    await pipeline(Readable.from(exportBusinesses({ prisma, onProgress })), createWriteStream(beside))
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    const { code, syscall } = error as NodeJS.ErrnoException
    if (syscall === 'open' || syscall === 'rename')
      throw new StartupError(`O arquivo ${path} não pôde ser escrito (${code}).`)
    throw error
  } finally {
    progress.end()
  }
  console.error(`Pronto: ${count.toLocaleString('pt-BR')} estabelecimentos em ${path}.`)
}

/** @returns null for the standard output */
function readPath(): string | null {
  try {
    const [path, ...others] = parseArgs({ allowPositionals: true }).positionals
    if (others.length === 0) return path ?? null
  } catch {
    // Said below.
  }
  throw new StartupError(usage)
}
