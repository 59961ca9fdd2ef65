import { planRemoval, type RemovalPlan, removeDemo } from '../demo/remove.ts'
import { dataFolder } from '../src/database/data-folder.ts'
import { readEnv } from '../src/env.ts'
import { StartupError } from '../src/errors.ts'
import type { PrismaClient } from '../src/generated/prisma/client.ts'
import { createImages } from '../src/media/images.ts'
import { openStore } from '../src/media/open-store.ts'
import { ask } from './ask.ts'
import { withCatalogue } from './command.ts'
import { createProgress } from './progress.ts'

const number = new Intl.NumberFormat('pt-BR')

/**
 * Lists what is of the demo, asks, and removes it.
 *
 * @param isConfirmed whether to go on without asking
 * @throws StartupError when there is no real administrator, or nobody has confirmed
 */
export async function removeDemoData(isConfirmed: boolean): Promise<void> {
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
    if (isConfirmed || (await isConfirmedByAsking())) await remove(prisma, plan)
    else console.log('Nada foi removido.')
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

async function remove(prisma: PrismaClient, { businesses }: RemovalPlan): Promise<void> {
  const env = readEnv(process.env, 'tool')
  const { store } = await openStore(env, dataFolder())
  const images = createImages({ prisma, store, maxBytes: env.IMAGE_MAX_BYTES })
  const progress = createProgress(process.stdout)
  const removed = await removeDemo(prisma, images, (done) => progress.show(done, businesses))
  progress.end()
  console.log(
    `Pronto: removidos ${number.format(removed.businesses)} estabelecimentos, ${removed.accounts} contas e ` +
      `${removed.images} imagens.`,
  )
}
