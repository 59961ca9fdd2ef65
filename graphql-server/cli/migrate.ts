import { migrate, migrationStatus, resolveMigration } from '../src/database/migrate.ts'
import { readArguments, runCommand, withDatabase } from './command.ts'

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
  const { status, applied, help, 'rolled-back': rolledBack } = readArguments(usage, { options }).values
  if (help) return console.log(usage)
  await withDatabase(async ({ config }) => {
    if (status) for (const line of await migrationStatus(config)) console.log(line)
    else if (rolledBack) await resolveMigration(config, rolledBack, 'rolled-back')
    else if (applied) await resolveMigration(config, applied, 'applied')
    else report(await migrate(config))
  })
}

function report({ applied, edited }: Awaited<ReturnType<typeof migrate>>): void {
  for (const name of edited) {
    console.log(`A migração ${name} mudou depois de aplicada: o banco pode não ser o que ela descreve.`)
  }
  for (const name of applied) console.log(`Migração ${name} aplicada.`)
  if (applied.length === 0) console.log('Nenhuma migração a aplicar.')
}
