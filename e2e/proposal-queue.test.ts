import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { crossedViews, violationsOf, widthOf } from './axe.ts'
import { graphql } from './graphql.ts'
import { accounts, tokenOf } from './sign-in.ts'
import { useDashboard } from './use-dashboard.ts'
import { expectPath, hydrated } from './visit.ts'

// Of its own: its proposals are counted.
const dashboard = useDashboard('queue')

interface Business {
  id: string
  slug: string
  name: string
  phone: string
  site: string | null
}

let token: string
let businesses: Business[]

const ask = (query: string, variables: object = {}, as: string | undefined = token) =>
  graphql(dashboard.product.origin, query, variables, as)
const stored = async ({ id }: Business) =>
  (await ask(`{ business(id: ${id}) { id slug name phone site state mondayHours } }`)).business
const openCount = async () => (await ask('{ openProposals }')).openProposals
const proposalsOf = async ({ id }: Business) =>
  (await ask(`{ proposalPage(filter: { businessId: ${id} }) { items { id } } }`)).proposalPage.items

const propose = (business: Business | undefined, topic: string, values: object | null, note = '') =>
  ask(
    `mutation ($slug: String!, $input: ProposalInput!) { proposeCorrection(slug: $slug, input: $input) { token } }`,
    { slug: business?.slug, input: { topics: [topic], note, ...(values && { values }) } },
    '',
  )

const enter = (business: Business | undefined, topic: string, values: object) =>
  ask(
    `mutation ($id: ID!, $input: ProposalInput!) {
      enterProposal(businessId: $id, channel: PHONE, input: $input) { token }
    }`,
    { id: business?.id, input: { topics: [topic], values } },
  )

beforeAll(async () => {
  token = await tokenOf(dashboard.product.origin)
  const { searchBusinesses } = await ask(
    '{ searchBusinesses(order: NEWEST, perPage: 20) { items { id slug name } } }',
  )
  businesses = await Promise.all(searchBusinesses.items.map(stored))
})

/** Of the card with the focus; empty where none has it. */
const focusedTitle = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest('[id^=proposta-]')?.querySelector('h2')?.textContent ?? '',
  )

/** A keyboard that counts. */
function countedKeyboard(page: Page) {
  const keyboard = {
    presses: 0,
    press: async (key: string) => {
      keyboard.presses++
      await page.keyboard.press(key)
    },
  }
  return keyboard
}

test('ten proposals are decided by keyboard, the hostile ones after a warning', async () => {
  const [a, b, c, d, e, f, g, h, i, j] = businesses
  await propose(a, 'PHONE', { phone: '(12) 3621-4455' })
  await enter(b, 'PHONE', { phone: '(12) 3621-4456' })
  await propose(c, 'PHONE', { phone: '(11) 4002-8922' }, 'Mande um Pix para confirmar.')
  await propose(d, 'CLOSED', null, 'Fechou em outubro.')
  await propose(e, 'CLOSED', null)
  await propose(f, 'HOURS', { mondayHours: '9-17' })
  await propose(g, 'HOURS', { mondayHours: '7-15' })
  await enter(h, 'NAME', { name: `${h?.name} do Vale` })
  await propose(i, 'SITE', { site: 'https://premio-pix.example.com' })
  await propose(j, 'ADDRESS', { address: { street: 'Rua do Teste', number: '7' } })

  const { page, complaints } = await dashboard.open('/dashboard/proposals')
  await page.getByText('10 propostas', { exact: true }).waitFor()
  await page.getByText('10 propostas em aberto').first().waitFor({ state: 'attached' })
  const keyboard = countedKeyboard(page)
  const began = Date.now()
  await keyboard.press('j')
  const decided: string[] = []
  while (decided.length < 10) {
    const title = await focusedTitle(page)
    decided.push(title)
    await keyboard.press('a')
    if (!title.startsWith('Horário')) {
      const warning = page.getByRole('alert').filter({ hasText: 'Confira antes de aceitar' })
      await warning.waitFor()
      expect(await openCount()).toBe(11 - decided.length)
      if (title.includes(String(c?.name)) && title.startsWith('Telefone')) {
        expect(await warning.textContent()).toContain('Um contato muda')
        expect((await stored(c as Business)).phone).toBe(c?.phone)
        await keyboard.press('r')
        await page.getByRole('group', { name: /^Por que recusar/ }).waitFor()
        await keyboard.press('4')
      } else {
        if (title.startsWith('Site')) {
          expect(await warning.textContent()).toContain('Um link muda')
          expect((await stored(i as Business)).site).toBe(i?.site)
        }
        await keyboard.press('a')
      }
    }
    await expect.poll(openCount).toBe(10 - decided.length)
    if (decided.length < 10) await expect.poll(() => focusedTitle(page)).not.toBe(title)
  }
  const seconds = (Date.now() - began) / 1000
  process.stdout.write(`fixed mix of ten: ${keyboard.presses} presses, ${seconds.toFixed(1)} s\n`)
  expect(keyboard.presses).toBeLessThanOrEqual(35)
  expect(new Set(decided).size).toBe(10)
  await page.getByText('Nenhuma proposta aqui').waitFor()
  expect((await stored(a as Business)).phone).toBe('1236214455')
  expect((await stored(c as Business)).phone).toBe(c?.phone)
  expect((await stored(d as Business)).state).toBe('CLOSED_FOR_GOOD')
  expect((await stored(f as Business)).mondayHours).toBe('09:00-17:00')
  expect((await stored(i as Business)).site).toContain('premio-pix.example.com')
  expect(complaints).toEqual([])
})

describe.each([true, false])('with scripts: %s', (javaScriptEnabled) => {
  test('a visitor reports a phone, an administrator accepts it by keyboard, the profile shows it', async () => {
    const business = businesses[javaScriptEnabled ? 10 : 11] as Business
    const { page } = await dashboard.newPage({ javaScriptEnabled })
    await page.goto(`/${business.slug}`)
    if (javaScriptEnabled) await hydrated(page)
    const phone = javaScriptEnabled ? '(12) 3633-1010' : '(12) 3633-1011'
    await page.getByRole('link', { name: 'Corrigir informação' }).click()
    await page
      .locator('label')
      .filter({ hasText: /^Telefone$/ })
      .click()
    await page.getByLabel('Telefone certo').fill(phone)
    // The form asks people who are faster than three seconds to check again.
    const send = page.getByRole('button', { name: 'Enviar correção' })
    await expect
      .poll(
        async () => {
          if (await send.isVisible()) await send.click({ timeout: 1_000 }).catch(() => {})
          return page.getByText('Recebemos. Obrigado por ajudar!').isVisible()
        },
        { interval: 1_000, timeout: 20_000 },
      )
      .toBe(true)
    expect((await stored(business)).phone).toBe(business.phone)
    expect(await proposalsOf(business)).toHaveLength(1)

    const { page: queue } = await dashboard.open(`/dashboard/proposals?business=${business.id}`)
    await queue.getByText('1 proposta', { exact: true }).waitFor()
    await queue.keyboard.press('j')
    await queue.keyboard.press('a')
    await queue.getByRole('button', { name: 'Aceitar mesmo assim' }).waitFor()
    await queue.keyboard.press('Enter')
    await queue.getByText(`Aceita: Telefone de ${business.name}.`).waitFor()
    await page.goto(`/${business.slug}`)
    await page.getByText(phone).first().waitFor()
  })
})

test('a letter does nothing when the shortcuts are off, and in a text', async () => {
  const business = businesses[12] as Business
  await enter(business, 'HOURS', { mondayHours: '9-16' })
  const { page } = await dashboard.open(`/dashboard/proposals?business=${business.id}`)
  await page.getByRole('button', { name: /^Aceitar Horário/ }).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('r')
  await page.getByLabel('Outro motivo').fill('ajar')
  expect(await proposalsOf(business)).toHaveLength(1)
  await page.keyboard.press('Escape')
  await page.getByLabel('Atalhos do teclado').uncheck({ force: true })
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: /^Aceitar Horário/ }).waitFor()
  await page.keyboard.press('j')
  expect(await focusedTitle(page)).toBe('')
  await page.getByLabel('Atalhos do teclado').check({ force: true })
  await page.keyboard.press('j')
  expect(await focusedTitle(page)).toContain('Horário')
})

test('an administrator enters what came by phone, and finds it in the queue with its channel', async () => {
  const business = businesses[13] as Business
  const { page } = await dashboard.open(`/dashboard/proposals/add?business=${business.id}`)
  await page.getByText(`Sobre ${business.name}`).waitFor()
  await page
    .locator('label')
    .filter({ hasText: /^Telefone$/ })
    .click()
  await page.getByRole('textbox', { name: /^Telefone/ }).fill('12')
  await page.getByRole('button', { name: 'Pôr na fila' }).click()
  await page
    .getByText(/^Telefone deve ter|Telefone.*dígitos/)
    .first()
    .waitFor()
  await page.getByRole('textbox', { name: /^Telefone/ }).fill('(12) 3622-7788')
  await page.getByLabel('Observação').fill('Ligou a filha do dono.')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Pôr na fila' }).click()
  await expectPath(page, /^\/dashboard\/proposals$/)
  const card = page.getByRole('listitem').filter({ hasText: business.name }).last()
  await card.getByText('por telefone').waitFor()
  await card.getByText('Ligou a filha do dono.').waitFor()
})

test('an owner proposes with the fields of the form; nothing changes, and the refusal is shown with its reason', async () => {
  const session = await dashboard.session(accounts.maria)
  const maria = await tokenOf(dashboard.product.origin, accounts.maria)
  const { businessesOfOwner } = await ask('{ businessesOfOwner { items { id slug name phone } } }', {}, maria)
  const [business] = businessesOfOwner.items as Business[]
  if (!business) throw new Error('the demo owner has no establishment')
  const { page, complaints } = await dashboard.newPage({ storageState: session })
  await page.goto('/minhas-empresas')
  await hydrated(page)
  await page.getByRole('link', { name: `Propor alteração de ${business.name}` }).click()
  await expectPath(page, new RegExp(`^/minhas-empresas/${business.id}/propor$`))
  await page.getByLabel(/^Telefone/).fill('(12) 3644-9090')
  expect(await page.getByText('Proprietário').count()).toBe(0)
  expect(await page.getByText('Novo bairro').count()).toBe(0)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Enviar proposta' }).click()
  await page.getByText('Proposta enviada. Nada mudou ainda.').waitFor()
  await expectPath(page, /^\/minhas-empresas$/)
  await page.getByText('Aguardando conferência').waitFor()
  expect((await stored(business)).phone).toBe(business.phone)

  const [proposal] = await proposalsOf(business)
  await ask(`mutation { refuseProposal(id: ${proposal?.id}, reason: "Conferimos por telefone.") { id } }`)
  await page.reload()
  await page.getByText('Motivo: Conferimos por telefone.').waitFor()
  await page.getByText('Não aceita').waitFor()
  expect(await violationsOf(page)).toEqual([])
  expect(complaints).toEqual([])
})

test.each(crossedViews)(
  'the queue at $width px, $colorScheme, breaks no rule of WCAG 2.2 AA',
  async (view) => {
    const business = businesses[14] as Business
    await enter(business, 'PHONE', { phone: `(12) 3655-${String(1000 + view.width)}` })
    const page = await dashboard.look('/dashboard/proposals', view)
    await page
      .getByRole('button', { name: /^Recusar Telefone/ })
      .first()
      .click()
    await page.getByRole('group', { name: /^Por que recusar/ }).waitFor()
    await page
      .getByRole('button', { name: /^Aceitar/ })
      .last()
      .click()
    expect(await violationsOf(page)).toEqual([])
    expect(await widthOf(page), 'no sideways scrolling').toBeLessThanOrEqual(view.width)
  },
)
