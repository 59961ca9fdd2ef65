import { loadDemo } from '../demo/load.ts'
import { createPool } from '../src/database/client.ts'
import { dataFolder } from '../src/database/data-folder.ts'
import { migrate } from '../src/database/migrate.ts'
import type { Database } from '../src/database/open.ts'
import { readEnv } from '../src/env.ts'
import { StartupError } from '../src/errors.ts'
import { openStore } from '../src/media/open-store.ts'
import { readArguments, runCommand, withDatabase } from './command.ts'
import { removeDemoData } from './demo-remove.ts'
import { createProgress } from './progress.ts'

const maxBusinesses = 2_000_000
const number = new Intl.NumberFormat('pt-BR')

const usage = `Uso: npm run demo -- [--businesses N] [--sem-fotos] [--confirmar]
     npm run demo -- --remover [--sim]

  --businesses N  quantos estabelecimentos deve haver no fim (padrão: 2000)
  --sem-fotos     não liga fotos
  --confirmar     necessário quando DATABASE_URL indica o banco: os dados são fictícios
  --remover       mostra o que é de demonstração, pergunta e remove
  --sim           remove sem perguntar`

const options = {
  businesses: { type: 'string', default: '2000' },
  confirmar: { type: 'boolean', default: false },
  'sem-fotos': { type: 'boolean', default: false },
  remover: { type: 'boolean', default: false },
  sim: { type: 'boolean', default: false },
} as const

interface LoadChoice {
  businesses: number
  isConfirmed: boolean
  hasPhotos: boolean
}

function readCount(text: string): number {
  const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (count >= 1 && count <= maxBusinesses) return count
  throw new StartupError(
    `--businesses precisa de um número inteiro de 1 a ${number.format(maxBusinesses)}, sem pontos; veio "${text}".`,
  )
}

function refuseForeign(database: Database, isConfirmed: boolean): void {
  if (database.origin === 'private' || isConfirmed) return
  throw new StartupError(
    'DATABASE_URL indica um banco que não é do próprio produto, e este comando inclui cidades, categorias e ' +
      'estabelecimentos fictícios. Nada foi mudado. Se é isso mesmo, repita com --confirmar. As contas de ' +
      'demonstração não são criadas nesse banco em nenhum caso.',
  )
}

async function fill(database: Database, { businesses, hasPhotos }: LoadChoice): Promise<void> {
  await migrate(database.config)
  const pool = createPool({ ...database.config, connectionLimit: 2 })
  const progress = createProgress(process.stdout)
  try {
    const added = await loadDemo(pool, {
      businesses,
      now: new Date(),
      accounts: database.origin === 'private',
      ...(hasPhotos && (await openStore(readEnv(process.env, 'tool'), dataFolder()))),
      onProgress: progress.show,
    })
    progress.end()
    console.log(
      added === 0
        ? `Já havia ${number.format(businesses)} estabelecimentos ou mais; nada a incluir.`
        : `Pronto: ${number.format(added)} estabelecimentos incluídos em ${progress.seconds()} s.`,
    )
  } finally {
    await pool.end()
  }
}

async function load(choice: LoadChoice): Promise<void> {
  await withDatabase(async (database) => {
    refuseForeign(database, choice.isConfirmed)
    await fill(database, choice)
  })
}

async function run(): Promise<void> {
  const { values } = readArguments(`Não entendi os parâmetros do comando.\n\n${usage}`, { options })
  if (values.remover) return removeDemoData(values.sim)
  await load({
    businesses: readCount(values.businesses),
    isConfirmed: values.confirmar,
    hasPhotos: !values['sem-fotos'],
  })
}

await runCommand(run)
