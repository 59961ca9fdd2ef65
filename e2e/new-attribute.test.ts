import { expect, test } from 'vitest'
import { graphql } from './graphql.ts'
import { tokenOf } from './sign-in.ts'
import { useDashboard } from './use-dashboard.ts'
import { hydrated } from './visit.ts'

// Of its own: it adds an attribute.
const dashboard = useDashboard('attribute')

const input = {
  name: 'Aceita milhas',
  question: 'Aceita milhas?',
  group: 'Pagamento',
  isFilter: true,
  isAlwaysInSight: true,
  meaning: 'amenityFeature',
}

test('a new attribute is answered in the form, filtered by and shown on the profile', async () => {
  const { origin } = dashboard.product
  const token = await tokenOf(origin)
  const { createAttribute: attribute } = await graphql(
    origin,
    'mutation ($input: CreateAttributeInput!) { createAttribute(input: $input) { slug } }',
    { input },
    token,
  )
  const { businessPage } = await graphql(
    origin,
    '{ businessPage(filter: { state: PUBLISHED }, perPage: 1) { items { id slug name } } }',
    {},
    token,
  )
  const [business] = businessPage.items

  const { page, complaints } = await dashboard.open(`/dashboard/business/edit/${business.id}`)
  const question = page.getByRole('group', { name: input.question })
  await question.getByLabel('Sim').click()
  await page.getByRole('button', { name: 'Atualizar', exact: true }).click()
  await expect
    .poll(async () => {
      const filter = { attributes: [{ slug: attribute.slug }] }
      const found = await graphql(
        origin,
        'query ($filter: BusinessFilter) { searchBusinesses(filter: $filter) { items { business { slug } } } }',
        { filter },
      )
      return found.searchBusinesses.items.map((item: { business: { slug: string } }) => item.business.slug)
    })
    .toEqual([business.slug])

  const visitor = await dashboard.newPage()
  await visitor.page.goto('/explore')
  await hydrated(visitor.page)
  const chips = visitor.page.getByRole('list', { name: 'Filtros rápidos' })
  await chips.locator('label, a, button').filter({ hasText: input.name }).click()
  await visitor.page.getByText('1 estabelecimento', { exact: true }).waitFor()
  expect(visitor.page.url()).toContain(`attribute=${attribute.slug}`)

  const html = await (await fetch(`${origin}/${business.slug}`)).text()
  expect(html).toMatch(/<dt[^>]*>Pagamento<\/dt>/)
  expect(html).toContain(`"name":"${input.name}","value":true`)
  await visitor.page.goto(`/${business.slug}`)
  await visitor.page.getByRole('listitem').filter({ hasText: input.name }).waitFor()
  expect([...complaints, ...visitor.complaints]).toEqual([])
}, 180_000)
