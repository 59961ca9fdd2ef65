import { beforeAll, expect, test } from 'vitest'
import { crossedViews, violationsOf, widthOf } from './axe.ts'
import { graphql } from './graphql.ts'
import { tokenOf } from './sign-in.ts'
import { useDashboard } from './use-dashboard.ts'
import { expectPath } from './visit.ts'

const dashboard = useDashboard('merge')

let token: string
beforeAll(async () => {
  token = await tokenOf(dashboard.product.origin)
})
const ask = (query: string, variables: object = {}) =>
  graphql(dashboard.product.origin, query, variables, token)

interface Created {
  id: string
  slug: string
}

async function create(name: string, more: object = {}): Promise<Created> {
  const { category, city } = await ask(
    '{ category(slug: "alimentacao") { id subcategories { id } } city(slug: "taubate") { id neighborhoods { id } } }',
  )
  const input = {
    name,
    phone: '1236221234',
    description: '<p>Massas feitas em casa.</p>',
    address: { cityId: city.id, neighborhoodId: city.neighborhoods[0].id },
    categoryIds: [category.id],
    subcategoryIds: [category.subcategories[0].id],
    ...more,
  }
  const mutation = 'mutation ($input: CreateBusinessInput!) { createBusiness(input: $input) { id slug } }'
  return (await ask(mutation, { input })).createBusiness
}

const pair = async (name: string) => [
  await create(`${name} da Serra`, { mondayHours: '08:00-12:00' }),
  await create(`${name} e Pizzaria da Serra`, { phone: '1236225678', whatsapp: '12991234567' }),
]

const pathOfMerge = ([kept, other]: Created[]) => `/dashboard/merge?kept=${kept?.id}&other=${other?.id}`

const redirectOf = async (slug: string) => {
  const answer = await fetch(`${dashboard.product.origin}/${slug}?utm_source=x`, { redirect: 'manual' })
  return [answer.status, answer.headers.get('location')]
}

test('two establishments are merged by keyboard; the other address redirects until that is undone', async () => {
  const businesses = await pair('Cantina')
  const [kept, other] = businesses
  const { page, complaints } = await dashboard.open(pathOfMerge(businesses))
  const phone = page.getByRole('group', { name: /^Telefone/ }).getByRole('radio')
  await phone.first().focus()
  await page.keyboard.press('ArrowDown')
  expect(await phone.nth(1).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Unir os dois cadastros' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Unir', exact: true }).press('Enter')
  await page.getByText('Pronto: os dois cadastros agora são “Cantina da Serra”.').waitFor()
  expect(await redirectOf(other?.slug ?? '')).toEqual([302, `/${kept?.slug}?utm_source=x`])
  expect(await redirectOf(`${other?.slug}/corrigir`)).toEqual([302, `/${kept?.slug}/corrigir?utm_source=x`])

  await page.goto(`/${other?.slug}`)
  await expectPath(page, new RegExp(`^/${kept?.slug}$`))
  await page.getByRole('link', { name: '(12) 3622-5678' }).first().waitFor()

  await page.goto('/dashboard/audit')
  const row = page.getByRole('row').filter({ hasText: 'União de dois cadastros' }).first()
  await row.getByRole('button', { name: /^Desfazer/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Desfazer: / })
  await dialog.getByText(/^Os dois cadastros voltam/).waitFor()
  await dialog.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await redirectOf(other?.slug ?? '')).toEqual([200, null])
  expect(complaints).toEqual([])
}, 120_000)

test.each(crossedViews)('the screen is usable at $width px, $colorScheme', async (view) => {
  const name = `Restaurante ${'Associação Beneficente '.repeat(3)}${view.width}`
  const page = await dashboard.look(pathOfMerge(await pair(name)), view)
  await page.getByRole('button', { name: 'Unir os dois cadastros' }).waitFor()
  await page.getByText(/campos iguais nos dois/).click()
  expect(await violationsOf(page)).toEqual([])
  expect(await widthOf(page)).toBeLessThanOrEqual(view.width)
})
