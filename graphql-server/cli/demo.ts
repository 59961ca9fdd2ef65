import { loadDemo } from '../demo/load.ts'
import { planRemoval, type RemovalPlan, removeDemo } from '../demo/remove.ts'
import { createPool } from '../src/database/client.ts'
import { dataFolder } from '../src/database/data-folder.ts'
import { migrate } from '../src/database/migrate.ts'
import type { Database } from '../src/database/open.ts'
import { readEnv } from '../src/env.ts'
import { StartupError } from '../src/errors.ts'
import { createImages } from '../src/media/images.ts'
import { openStore } from '../src/media/open-store.ts'
import { ask } from './ask.ts'
import { readArguments, requireWritableStore, runCommand, withCatalogue, withDatabase } from './command.ts'
import { createProgress, number } from './progress.ts'

const maxBusinesses = 2_000_000
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

function readCount(text: string): number {
  const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (count >= 1 && count <= maxBusinesses) return count
  throw new StartupError(
    `--businesses precisa de um número inteiro de 1 a ${number.format(maxBusinesses)}, sem pontos; veio "${text}".`,
  )
}

async function run(): Promise<void> {
  const { values } = readArguments(`Não entendi os parâmetros do comando.\n\n${usage}`, { options })
  if (values.remover) return removeDemoData(values.sim)
  const businesses = readCount(values.businesses)
  if (!values['sem-fotos']) requireWritableStore(readEnv(process.env, 'tool'))
  await withDatabase(async (database) => {
    if (database.origin !== 'private' && !values.confirmar) {
      throw new StartupError(
        'DATABASE_URL indica um banco que não é do próprio produto, e este comando inclui cidades, categorias e ' +
          'estabelecimentos fictícios. Nada foi mudado. Se é isso mesmo, repita com --confirmar. As contas de ' +
          'demonstração não são criadas nesse banco em nenhum caso.',
      )
    }
    await fill(database, businesses, !values['sem-fotos'])
  })
}

async function fill(database: Database, businesses: number, hasPhotos: boolean): Promise<void> {
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

/**
 * Lists what is of the demo, asks, and removes it.
 *
 * @param isConfirmed whether to go on without asking
 * @throws StartupError when there is no real administrator, or it was not confirmed
 */
async function removeDemoData(isConfirmed: boolean): Promise<void> {
  const env = readEnv(process.env, 'tool')
  requireWritableStore(env)
  await withCatalogue(async (prisma) => {
    const plan = await planRemoval(prisma)
    if (plan.businesses + plan.kept + plan.accounts.length === 0) {
      return console.log('Não há dados de demonstração neste banco.')
    }
    console.log(describe(plan))
    if (!plan.hasAdmin) {
      throw new StartupError(
        'Ninguém além das contas de demonstração administra o guia, e sem elas ninguém entraria no painel. Crie ' +
          'antes uma conta com: npm run admin:create. Nada foi removido.',
      )
    }
    if (!isConfirmed && !(await isConfirmedByAsking())) return console.log('Nada foi removido.')
    const { store } = await openStore(env, dataFolder())
    const images = createImages({ prisma, store, maxBytes: env.IMAGE_MAX_BYTES })
    const progress = createProgress(process.stdout)
    const removed = await removeDemo(prisma, images, (done) => progress.show(done, plan.businesses))
    progress.end()
    console.log(
      `Pronto: removidos ${number.format(removed.businesses)} estabelecimentos, ${removed.accounts} contas e ` +
        `${removed.images} imagens.`,
    )
  })
}

function describe({ businesses, accounts, kept, edited, favorites, owned }: RemovalPlan): string {
  const reasons = [
    edited && `${number.format(edited)} com edições`,
    favorites && `${number.format(favorites)} entre os favoritos de alguém`,
    owned && `${number.format(owned)} com proprietário`,
  ].filter(Boolean)
  return [
    'Sai do banco:',
    `  estabelecimentos de demonstração: ${number.format(businesses)}, com suas fotos e favoritos`,
    `  contas de demonstração: ${accounts.join(', ') || 'nenhuma'}`,
    'Fica:',
    `  estabelecimentos de demonstração que contas reais usam: ${number.format(kept)}${kept > 0 ? ` (${reasons.join(', ')})` : ''}`,
    '  cidades, bairros, categorias e subcategorias, e tudo que não é de demonstração',
  ].join('\n')
}

async function isConfirmedByAsking(): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new StartupError('Nada foi removido. Para remover, repita com --sim.')
  }
  const answer = await ask({ input: process.stdin, output: process.stdout }, 'Remover? Não há volta. [s/N] ')
  return /^s/i.test(answer)
}

await runCommand(run)
