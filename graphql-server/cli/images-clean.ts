import { dataFolder } from '../src/database/data-folder.ts'
import { readEnv } from '../src/env.ts'
import { createImages } from '../src/media/images.ts'
import { openStore } from '../src/media/open-store.ts'
import { findOrphans, type Orphans, type Removal, removeOrphans } from '../src/media/orphans.ts'
import { storeKey } from '../src/media/store.ts'
import { readArguments, requireWritableStore, runCommand, withCatalogue } from './command.ts'

const usage = `npm run images:clean                conta o que se desencontrou entre o banco e o depósito de imagens
npm run images:clean -- --apagar    apaga os arquivos e registros sem uso com mais de uma hora
npm run images:clean -- --verbose   mostra também cada arquivo e cada registro`

const options = {
  apagar: { type: 'boolean', default: false },
  verbose: { type: 'boolean', default: false },
} as const

const filesWithoutRow = (number: number) => count(number, 'arquivo sem registro', 'arquivos sem registro')
const rowsWithoutFile = (number: number) => count(number, 'registro sem arquivo', 'registros sem arquivo')
const unusedRows = (number: number) => count(number, 'registro sem uso', 'registros sem uso')

await runCommand(main)

async function main(): Promise<void> {
  const { apagar, verbose } = readArguments(usage, { options }).values
  const env = readEnv(process.env, 'tool')
  if (apagar) requireWritableStore(env)
  await withCatalogue(async (prisma) => {
    const { store } = await openStore(env, dataFolder())
    const images = createImages({ prisma, store, maxBytes: env.IMAGE_MAX_BYTES })
    const orphans = await findOrphans(prisma, store)
    if (verbose) list(orphans)
    const { files, rows, unreferenced } = orphans
    console.log(
      `${filesWithoutRow(files.length)}, ${rowsWithoutFile(rows.length)}, ${unusedRows(unreferenced.length)}.`,
    )
    if (apagar) console.log(describeRemoval(await removeOrphans(images, orphans)))
    else if (files.length + unreferenced.length > 0) {
      console.log('Nada foi apagado. Para apagar o que tem mais de uma hora, repita com --apagar.')
    }
  })
}

function list({ files, rows, unreferenced }: Orphans): void {
  for (const { hash, format } of files) console.log(`Arquivo sem registro: ${storeKey(hash, format)}`)
  for (const { id, hash } of rows) console.log(`Registro sem arquivo: ${id} (${hash})`)
  for (const { id, hash } of unreferenced) console.log(`Registro sem uso: ${id} (${hash})`)
}

function describeRemoval({ files, rows, temporary, kept }: Removal): string {
  const removed = `Apagados: ${filesWithoutRow(files)}, ${unusedRows(rows)}, ${count(temporary, 'arquivo incompleto', 'arquivos incompletos')}.`
  const reasons = [
    kept.young > 0 && `${kept.young} com menos de uma hora, talvez de um envio em andamento`,
    kept.inUse > 0 && `${kept.inUse} com uso de novo`,
    kept.withoutFile > 0 && `${rowsWithoutFile(kept.withoutFile)}, mas em uso (envie a imagem de novo)`,
  ].filter((reason) => reason !== false)
  return `${removed} ${reasons.length > 0 ? `Mantidos: ${reasons.join('; ')}.` : 'Nada foi mantido.'}`
}

function count(number: number, singular: string, plural: string): string {
  return `${number} ${number === 1 ? singular : plural}`
}
