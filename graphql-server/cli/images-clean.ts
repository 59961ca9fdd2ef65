import { parseArgs } from 'node:util'
import { createPrisma } from '../src/database/client.ts'
import { dataFolder } from '../src/database/data-folder.ts'
import { migrate } from '../src/database/migrate.ts'
import { openDatabase } from '../src/database/open.ts'
import { StartupError } from '../src/database/startup-error.ts'
import { readEnv } from '../src/env.ts'
import { findStrays, removeStrays, type Strays } from '../src/media/clean.ts'
import { openStore } from '../src/media/open-store.ts'
import { placeOf } from '../src/media/store.ts'
import { openVariantCache, withVariants } from '../src/media/variant-cache.ts'
import { runCommand } from './run-command.ts'

const usage = `npm run images:clean                mostra o que se desencontrou entre o banco e o depósito de imagens
npm run images:clean -- --apagar    apaga os arquivos e registros sem uso com mais de uma hora`

await runCommand(main)

async function main(): Promise<void> {
  const isDeleting = readOptions()
  const env = readEnv(process.env, 'tool')
  const database = await openDatabase({ role: 'tool', log: (message) => console.log(`▸ ${message}`) })
  const prisma = createPrisma(database.config)
  try {
    await migrate(database.config)
    const cache = openVariantCache(dataFolder(), env.MEDIA_CACHE_BYTES)
    const store = withVariants(await openStore(env, dataFolder()), cache)
    const strays = await findStrays(prisma, store)
    report(strays)
    if (isDeleting) {
      const { files, rows, leftovers } = await removeStrays(prisma, store, strays)
      console.log(
        `Apagados: ${files} arquivos sem registro, ${rows} registros sem uso, ${leftovers} arquivos incompletos.`,
      )
    } else if (strays.files.length + strays.unreferenced.length > 0) {
      console.log('Nada foi apagado. Para apagar o que tem mais de uma hora, repita com --apagar.')
    }
  } finally {
    await prisma.$disconnect()
    await database.close()
  }
}

function report({ files, rows, unreferenced }: Strays): void {
  for (const { hash, format } of files) console.log(`Arquivo sem registro: ${placeOf(hash, format)}`)
  for (const { id, hash } of rows) console.log(`Registro sem arquivo: ${id} (${hash})`)
  for (const { id, hash } of unreferenced) console.log(`Registro sem uso: ${id} (${hash})`)
  console.log(
    `${files.length} arquivos sem registro, ${rows.length} registros sem arquivo, ${unreferenced.length} registros sem uso.`,
  )
}

/** @returns whether to delete */
function readOptions(): boolean {
  try {
    return parseArgs({ options: { apagar: { type: 'boolean', default: false } } }).values.apagar
  } catch {
    throw new StartupError(usage)
  }
}
