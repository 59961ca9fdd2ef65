import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { createPrisma } from '../graphql-server/src/database/client.ts'
import { applyClaims } from '../graphql-server/src/proposals/claims/apply.ts'
import { freshServices } from '../graphql-server/test/services.ts'
import { formatPhone } from '../schema/phone-format.ts'
import { violationsOf } from './axe.ts'
import { graphql } from './graphql.ts'
import { accounts, type Session, tokenOf } from './sign-in.ts'
import { useDashboard } from './use-dashboard.ts'
import { hydrated } from './visit.ts'

// Of its own: owners change, and an establishment is erased.
const dashboard = useDashboard('claims')

interface Business {
  id: string
  slug: string
  name: string
  phone: string
  whatsapp: string
}

const day = 86_400_000
let businesses: Business[]
let maria: Session

const ask = async (query: string) =>
  graphql(dashboard.product.origin, query, {}, await tokenOf(dashboard.product.origin))

/** Runs SQL on the product's database. */
async function execute(sql: string) {
  const prisma = createPrisma(dashboard.product.config)
  await prisma.$executeRawUnsafe(sql).finally(() => prisma.$disconnect())
}

beforeAll(async () => {
  const { businessPage } = await ask(
    '{ businessPage(perPage: 100) { items { id slug name phone whatsapp state owner { id } } } }',
  )
  businesses = businessPage.items.filter(
    ({ whatsapp, state, owner }: { whatsapp: string; state: string; owner: object | null }) =>
      whatsapp && state === 'PUBLISHED' && !owner,
  )
  await execute('UPDATE businesses SET created_at = created_at - INTERVAL 400 DAY')
  maria = await dashboard.session(accounts.maria)
})

/** The claim's page as Maria sees it, reached from the profile. */
async function claimPage({ slug }: Business): Promise<Page> {
  const { page } = await dashboard.newPage({ storageState: maria })
  await page.goto(`/${slug}`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Esta empresa é minha' }).click()
  await page.getByText('Como você quer confirmar?').waitFor()
  return page
}

async function queuePage({ id }: Business): Promise<Page> {
  const { page } = await dashboard.open(`/dashboard/proposals?business=${id}`)
  await page.getByRole('heading', { name: /^Esta empresa é minha/ }).waitFor()
  return page
}

/** The label of a radio button, which lies over its text. */
const pressChip = (page: Page, text: string) => page.locator('label').filter({ hasText: text }).click()

/** Waits until the panel has what a call changes. */
async function recordCall(page: Page, number: string, calls: number) {
  const counts = page.getByText(calls === 1 ? '1 ligação' : `${calls} ligações`)
  const before = await counts.count()
  await page.getByRole('button', { name: `Registrar que ${formatPhone(number)} não atendeu` }).click()
  await expect.poll(() => counts.count()).toBe(before + 1)
}

test('a claimant sends the code from the listed WhatsApp, the contacts are notified, and a week later it is theirs', async () => {
  const [business] = businesses as [Business]
  const page = await claimPage(business)
  await pressChip(page, 'Pelo WhatsApp do perfil')
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await page.getByText('Seu código').waitFor()
  expect(await violationsOf(page)).toEqual([])
  const code =
    (await page
      .locator('strong')
      .filter({ hasText: /^\d{6}$/ })
      .textContent()) ?? ''

  const queue = await queuePage(business)
  const check = async (number: string) => {
    await queue.getByLabel('Número de onde veio a mensagem').fill(number)
    await queue.getByLabel('Código', { exact: true }).fill(code)
    await queue.getByRole('button', { name: 'Conferir' }).click()
  }
  await check('(12) 99999-1234')
  await queue.getByText('A mensagem não veio do WhatsApp do perfil.').waitFor()
  await check(formatPhone(business.whatsapp))
  await queue.getByText('Conferido.', { exact: false }).first().waitFor()
  await recordCall(queue, business.phone, 1)
  await queue.getByText('Conferido e avisado: vale a partir de', { exact: false }).waitFor()

  await page.reload()
  await page.getByText('A empresa entra na sua conta em', { exact: false }).waitFor()
  const prisma = createPrisma(dashboard.product.config)
  const services = { ...freshServices(), prisma, origin: dashboard.product.origin }
  expect(await applyClaims(services, Date.now() + 6 * day)).toBe(0)
  expect(await applyClaims(services, Date.now() + 8 * day).finally(() => prisma.$disconnect())).toBe(1)
  await page.goto('/minhas-empresas')
  await page.getByRole('link', { name: `Ver a página de ${business.name}` }).waitFor()
})

test('evidence is decided after calls on two days, and the mail of a contact stops the claim', async () => {
  const business = businesses[1] as Business
  await ask(`mutation { updateBusiness(id: ${business.id}, input: { email: "balcao@exemplo.test" }) { id } }`)
  const page = await claimPage(business)
  await pressChip(page, 'Com explicação')
  await page.getByLabel('Como podemos conferir').fill('Sou a dona; o CNPJ está na fachada.')
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await page.getByText('Recebemos a sua explicação.', { exact: false }).waitFor()

  let queue = await queuePage(business)
  const numbers = [...new Set([business.phone, business.whatsapp])]
  for (const number of numbers) await recordCall(queue, number, 1)
  expect(await queue.getByRole('button', { name: 'Aceitar a explicação' }).count()).toBe(0)
  await execute('UPDATE claim_contacts SET at = at - INTERVAL 1 DAY')
  queue = await queuePage(business)
  for (const number of numbers) await recordCall(queue, number, 2)
  await queue.getByRole('button', { name: 'Aceitar a explicação' }).click()
  const dialog = queue.getByRole('dialog', { name: 'Aceitar a explicação como prova?' })
  await dialog.getByRole('button', { name: 'Aceitar a explicação' }).click()
  await queue.getByText('Conferido', { exact: false }).first().waitFor()

  const { page: contact } = await dashboard.newPage({ javaScriptEnabled: false })
  await contact.goto(await noticeLink('balcao@exemplo.test'))
  await contact
    .getByText(`Uma conta pediu para ser a responsável por ${business.name}`, { exact: false })
    .waitFor()
  expect(await contact.getByText('Maria').count()).toBe(0)
  await contact.getByRole('button', { name: 'Não fui eu: parar o pedido' }).click()
  await contact.getByText('O pedido não vale mais. Obrigado por avisar.').waitFor()
  await page.reload()
  await page.getByText('O pedido não foi aceito:', { exact: false }).waitFor()
})

test('a number that was proposed, accepted and listed for 31 days proves no claim', async () => {
  const business = businesses[4] as Business
  await ask(`mutation {
    enterProposal(businessId: ${business.id}, channel: PHONE, input: { topics: [WHATSAPP], values: { whatsapp: "(12) 99999-1234" } }) { token }
  }`)
  const { proposalPage } = await ask(
    `{ proposalPage(filter: { businessId: ${business.id} }) { items { id } } }`,
  )
  await ask(`mutation { acceptProposal(id: ${proposalPage.items[0].id}, confirmed: true) { id } }`)
  await execute('UPDATE audit_entries SET at = at - INTERVAL 31 DAY')
  await execute('UPDATE proposals SET decided_at = decided_at - INTERVAL 31 DAY')
  const page = await claimPage(business)
  await page.getByText('ou por uma proposta, não servem para confirmar', { exact: false }).waitFor()
  expect(await page.locator('label').allTextContents()).not.toContain('Pelo WhatsApp do perfil')
  expect(await page.locator('label').allTextContents()).toContain('Pelo telefone do perfil')
})

/** The address by which the newest mail to a contact stops a claim. */
async function noticeLink(email: string): Promise<string> {
  const folder = join(dashboard.product.folder, 'outbox')
  const links = () =>
    (existsSync(folder) ? readdirSync(folder).sort() : [])
      .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', ''))
      .filter((mail) => mail.includes(email))
      .flatMap((mail) => /\/confirmar\/[\w-]+\/parar/.exec(mail) ?? [])
  await expect.poll(links).not.toEqual([])
  return dashboard.product.origin + links().at(-1)
}

test.each([true, false])(
  'somebody asks to leave the guide, with scripts: %s; the listing is gone once the request is accepted',
  async (javaScriptEnabled) => {
    const business = businesses[javaScriptEnabled ? 2 : 3] as Business
    const { page } = await dashboard.newPage({ javaScriptEnabled })
    await page.goto(`/${business.slug}/corrigir`)
    if (javaScriptEnabled) await hydrated(page)
    await pressChip(page, 'Quero sair do guia')
    const send = page.getByRole('button', { name: /^Enviar/ })
    // The form asks people who are faster than three seconds to check again.
    await expect
      .poll(
        async () => {
          if (await send.isVisible()) await send.click({ timeout: 1_000 }).catch(() => {})
          return page.getByText('Recebemos. Obrigado por ajudar!').isVisible()
        },
        { interval: 1_000, timeout: 20_000 },
      )
      .toBe(true)
    await page.getByText(/^Protocolo \d+/).waitFor()
    await page.getByText(/^Resposta até/).waitFor()

    const { page: queue } = await dashboard.open(`/dashboard/proposals?business=${business.id}`)
    const erase = queue.getByRole('button', { name: 'Apagar para sempre' })
    await queue.getByLabel('Contato que confirmou').fill('(12) 99999-1234')
    await queue.getByLabel(/^Digite o nome para apagar/).fill(business.name)
    await erase.click()
    await queue.getByText('Este contato não serve para confirmar', { exact: false }).waitFor()
    expect((await fetch(`${dashboard.product.origin}/${business.slug}`)).status).toBe(200)
    await queue.getByLabel('Contato que confirmou').fill(formatPhone(business.phone))
    await erase.click()
    await queue.getByText(/^Apagado\. Protocolo \d+/).waitFor()
    expect((await fetch(`${dashboard.product.origin}/${business.slug}`)).status).toBe(404)
    await page.reload()
    expect(await page.getByText(business.name).count()).toBe(0)
  },
)
