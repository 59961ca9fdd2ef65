import { parseArgs } from 'node:util'
import { migrate, migrationStatus, resolveMigration } from '../src/database/migrate.ts'
import { openDatabase } from '../src/database/open.ts'
import { StartupError } from '../src/errors.ts'
import { runCommand } from './run-command.ts'

const usage = `npm run migrate                            aplica as migrações que faltam
npm run migrate -- --status                diz quais estão aplicadas
npm run migrate -- --rolled-back NOME      marca uma que falhou como desfeita à mão: será aplicada de novo
npm run migrate -- --applied NOME          marca uma como completada à mão: não será mais aplicada`

const options = {
  status: { type: 'boolean' },
  'rolled-back': { type: 'string' },
  applied: { type: 'string' },
  help: { type: 'boolean' },
} as const

await runCommand(main)

async function main(): Promise<void> {
  const asked = readOptions()
  if (asked.help) return console.log(usage)
  const database = await openDatabase({ role: 'tool', log: (message) => console.log(`▸ ${message}`) })
  try {
    if (asked.status) for (const line of await migrationStatus(database.config)) console.log(line)
    else if (asked['rolled-back'])
      await resolveMigration(database.config, asked['rolled-back'], 'rolled-back')
    else if (asked.applied) await resolveMigration(database.config, asked.applied, 'applied')
    else report(await migrate(database.config))
  } finally {
    await database.close()
  }
}

function report({ applied, edited }: Awaited<ReturnType<typeof migrate>>): void {
  for (const name of edited) {
    console.log(`A migração ${name} mudou depois de aplicada: o banco pode não ser o que ela descreve.`)
  }
  for (const name of applied) console.log(`Migração ${name} aplicada.`)
  if (applied.length === 0) console.log('Nenhuma migração a aplicar.')
}

function readOptions() {
  try {
    return parseArgs({ options }).values
  } catch {
    throw new StartupError(usage)
  }
}
