import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportBusinesses } from '../src/csv/export/export.ts'
import { StartupError } from '../src/errors.ts'
import type { PrismaClient } from '../src/generated/prisma/client.ts'
import { fileErrorReason } from '../src/messages/files.ts'
import { readArguments, runCommand, withCatalogue } from './command.ts'
import { createProgress } from './progress.ts'

const usage = `Uso: npm run catalogue:export -- arquivo.csv [--sobrescrever]
     npm run --silent catalogue:export > arquivo.csv

  --sobrescrever  substitui o arquivo, se ele já existe`

await runCommand(main)

async function main(): Promise<void> {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: { sobrescrever: { type: 'boolean', default: false } },
  })
  const [path, ...others] = positionals
  if (others.length > 0) throw new StartupError(usage)
  if (path && !values.sobrescrever) await refuseExisting(path)
  // The standard output may be the file.
  await withCatalogue((prisma) => (path ? writeFile(prisma, path) : writeOutput(prisma)), console.error)
}

async function writeOutput(prisma: PrismaClient): Promise<void> {
  try {
    await pipeline(Readable.from(exportBusinesses({ prisma })), process.stdout, { end: false })
  } catch (error) {
    // The reader closed the pipe.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error
  }
}

async function refuseExisting(path: string): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (found?.isFile()) {
    throw new StartupError(`O arquivo ${path} já existe. Para substituí-lo, repita com --sobrescrever.`)
  }
}

/** Renamed when complete, so that no partial file is read; mode 0600, since it contains drafts and owners. */
async function writeFile(prisma: PrismaClient, path: string): Promise<void> {
  const progress = createProgress(process.stderr)
  const temporary = `${path}.${process.pid}.tmp`
  let count = 0
  const onProgress = (done: number, total: number) => {
    count = done
    progress.show(done, total)
  }
  try {
    await pipeline(
      Readable.from(exportBusinesses({ prisma, onProgress })),
      createWriteStream(temporary, { mode: 0o600 }),
    )
    await rename(temporary, path)
  } catch (error) {
    // Where the folder is the problem this fails too.
    await rm(temporary, { force: true }).catch(() => {})
    const reason = fileErrorReason(error)
    throw reason ? new StartupError(`O arquivo ${path} não pôde ser escrito: ${reason}.`) : error
  } finally {
    progress.end()
  }
  console.error(`Pronto: ${count.toLocaleString('pt-BR')} estabelecimentos em ${path}.`)
}
