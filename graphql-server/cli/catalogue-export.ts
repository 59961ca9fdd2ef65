import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ExportFormat, exportBusinesses, exportFormats } from '../src/csv/export/export.ts'
import { StartupError } from '../src/errors.ts'
import type { PrismaClient } from '../src/generated/prisma/client.ts'
import { fileErrorReason } from '../src/messages/files.ts'
import { readArguments, runCommand, withCatalogue } from './command.ts'
import { createProgress } from './progress.ts'

const usage = `Uso: npm run catalogue:export -- arquivo.csv [--format csv|xlsx|geojson] [--sobrescrever]
     npm run --silent catalogue:export > arquivo.csv

  --format        csv, xlsx (Excel) ou geojson; sem ela, o da terminação do arquivo, ou csv
  --sobrescrever  substitui o arquivo, se ele já existe`

await runCommand(main)

async function main(): Promise<void> {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: { sobrescrever: { type: 'boolean', default: false }, format: { type: 'string' } },
  })
  const [path, ...others] = positionals
  if (others.length > 0) throw new StartupError(usage)
  const format = values.format ?? formatOf(path)
  if (!isFormat(format)) throw new StartupError(usage)
  if (path && !values.sobrescrever) await refuseExisting(path)
  // The standard output may be the file.
  await withCatalogue(
    (prisma) => (path ? writeFile(prisma, path, format) : writeOutput(prisma, format)),
    console.error,
  )
}

function isFormat(format: string): format is ExportFormat {
  return Object.hasOwn(exportFormats, format)
}

/** That of the file's name; CSV for one of another. */
function formatOf(path: string | undefined): string {
  const ending = extname(path ?? '')
    .slice(1)
    .toLowerCase()
  return isFormat(ending) ? ending : 'csv'
}

async function writeOutput(prisma: PrismaClient, format: ExportFormat): Promise<void> {
  try {
    await pipeline(Readable.from(exportBusinesses({ prisma, format })), process.stdout, { end: false })
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
async function writeFile(prisma: PrismaClient, path: string, format: ExportFormat): Promise<void> {
  const progress = createProgress(process.stderr)
  const temporary = `${path}.${process.pid}.tmp`
  let count = 0
  const onProgress = (done: number, total: number) => {
    count = done
    progress.show(done, total)
  }
  try {
    await pipeline(
      Readable.from(exportBusinesses({ prisma, format, onProgress })),
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
