import { beforeAll, expect, test } from 'vitest'
import { addDays, localDate } from '../schema/hours/calendar.ts'
import { formatDate } from '../schema/hours/exceptions.ts'
import { crossedViews, violationsOf, widthOf } from './axe.ts'
import { graphql } from './graphql.ts'
import { tokenOf } from './sign-in.ts'
import { useDashboard } from './use-dashboard.ts'

// Of its own: it gives a city a holiday.
const dashboard = useDashboard('holidays')

const date = addDays(localDate(Date.now()), 3)
const name = 'Dia da Serra'

let token: string
let city: { id: string; slug: string; name: string }

const ask = (query: string, variables: object = {}) =>
  graphql(dashboard.product.origin, query, variables, token)

interface Listed {
  id: string
  name: string
  specialHours: string | null
}
const listed = async (): Promise<Listed[]> =>
  (
    await ask(
      `query ($city: String) {
        businessPage(filter: { city: $city, state: PUBLISHED }, sort: { field: NAME, direction: ASC }, perPage: 3) {
          items { id name specialHours }
        }
      }`,
      { city: city.slug },
    )
  ).businessPage.items

beforeAll(async () => {
  token = await tokenOf(dashboard.product.origin)
  const { cities } = await ask('{ cities { id slug name businessCount } }')
  city = cities.toSorted(
    (one: { businessCount: number }, other: { businessCount: number }) =>
      other.businessCount - one.businessCount,
  )[0]
  await ask(
    'mutation ($id: ID!, $holidays: [String!]) { updateCity(id: $id, input: { holidays: $holidays }) { id } }',
    { id: city.id, holidays: [`${formatDate(date)} ${name}`] },
  )
})

test('three rows are set by keyboard, saved, shown on the page of the day and taken back as one', async () => {
  const before = await listed()
  const [first, second, third] = before as [Listed, Listed, Listed]
  const { page, complaints } = await dashboard.open(`/dashboard/holidays?city=${city.slug}`)
  const row = (business: Listed) =>
    page.getByRole('group', { name: `Na data: ${business.name}`, exact: true })
  await row(first).waitFor()
  expect(await page.getByLabel('Feriado', { exact: true }).inputValue()).toBe(date)
  expect(await page.getByLabel('Motivo').inputValue()).toBe(name)

  await page.getByRole('checkbox', { name: `Selecionar ${first.name}`, exact: true }).focus()
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await page.keyboard.press('h')
  const hours = page.getByLabel(`Outro horário de ${first.name}`)
  await expect.poll(() => hours.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('das 9 às 13')
  await page.keyboard.press('Enter')
  await page.keyboard.press('f')
  await expect.poll(() => row(second).getByLabel('Fechado').isChecked()).toBe(true)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('h')
  await page.keyboard.type('24h')
  await page.getByRole('button', { name: 'Salvar 3 datas' }).focus()
  expect(await listed()).toEqual(before)
  await page.keyboard.press('Enter')
  await page.getByText('3 datas salvas').waitFor()
  expect((await listed()).map(({ specialHours }) => specialHours)).toEqual([
    expect.stringContaining(`${formatDate(date)} 09:00-13:00 (${name})`),
    expect.stringContaining(`${formatDate(date)} fechado (${name})`),
    expect.stringContaining(`${formatDate(date)} 24h (${name})`),
  ])

  const day = await dashboard.newPage()
  await expect
    .poll(
      async () => {
        await day.page.goto(`/em/${city.slug}/hoje`)
        const categories = day.page.locator(`[id="${date}"] section`)
        return (await categories.allTextContents()).join(' ')
      },
      { timeout: 90_000, interval: 2_000 },
    )
    .toContain(third.name)

  await page.goto('/dashboard/audit')
  await page
    .getByRole('button', { name: /^Desfazer/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: /^Desfazer: / })
  await dialog.getByText(/^3 estabelecimentos voltam/).waitFor()
  await dialog.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await listed()).toEqual(before)
  expect(complaints).toEqual([])
}, 180_000)

test('what is chosen is kept on a page that is not left', async () => {
  const [first] = (await listed()) as [Listed]
  const { page } = await dashboard.open(`/dashboard/holidays?city=${city.slug}`)
  const closed = page
    .getByRole('group', { name: `Na data: ${first.name}`, exact: true })
    .getByLabel('Fechado')
  await closed.click()
  await page.getByRole('link', { name: 'Estabelecimentos', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Descartar o que não foi salvo?' })
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  expect(await closed.isChecked()).toBe(true)
})

test.each(crossedViews)('at $width px, $colorScheme, it breaks no rule of WCAG 2.2 AA', async (view) => {
  const [first] = (await listed()) as [Listed]
  const page = await dashboard.look(`/dashboard/holidays?city=${city.slug}`, view)
  const row = page.getByRole('group', { name: `Na data: ${first.name}`, exact: true })
  await row.getByLabel('Outro horário', { exact: true }).click()
  await row.getByLabel(/^Outro horário de/).fill('cedo')
  await page.getByRole('button', { name: 'Salvar 1 data' }).click()
  await page.getByText(/^Nada foi salvo/).waitFor()
  // So high that headings and bar, which stay in sight, cover no part of a row.
  await page.setViewportSize({ width: view.width, height: 20_000 })
  expect(await violationsOf(page)).toEqual([])
  expect(await widthOf(page), 'no sideways scrolling').toBeLessThanOrEqual(view.width)
})
