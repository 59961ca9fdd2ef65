import { expect, test } from 'vitest'
import { graphql } from './graphql.ts'
import { pick, pickFirst } from './pick.ts'
import { useDashboard } from './use-dashboard.ts'
import { expectPath, hydrated, settled } from './visit.ts'

// Of its own: it adds an establishment.
const dashboard = useDashboard('areaserved')

const name = 'Diarista Dalva das Graças'
const hidden = ['Rua dos Jacarandás', '4817', '12010-970', '12010970']
const served = ['Lorena', 'Cunha', 'Aparecida']

test('who serves three cities and hides her address is found in each, and her address nowhere', async () => {
  const { origin } = dashboard.product
  const { page, complaints } = await dashboard.open('/dashboard/business/add')
  await page.getByRole('textbox', { name: /^Descrição \*/ }).waitFor()
  await page.getByLabel('Nome *').fill(name)
  await pick(page, 'Categorias *', 'casa', 'Casa e Construção')
  await pickFirst(page, /^Subcategorias/)
  await page.getByRole('textbox', { name: /^Descrição \*/ }).fill('Faxina caprichada.')
  await settled(page)
  await page.getByLabel('Telefone *').fill('12991234567')
  await pick(page, 'Cidade *', 'taubate', 'Taubaté')
  await expect.poll(() => page.getByRole('combobox', { name: 'Bairro *' }).isEnabled()).toBe(true)
  await pick(page, 'Bairro *', 'centro', 'Centro')
  await page.getByLabel('Rua *').fill(hidden[0] ?? '')
  await page.getByLabel('Número *').fill(hidden[1] ?? '')
  await page.getByLabel('CEP').fill(hidden[2] ?? '')
  await page.getByRole('checkbox', { name: 'Não divulgar o endereço' }).click()
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click()
  await page.getByText('Informe onde atende: quem não divulga').waitFor()
  for (const city of served) await pick(page, 'Atende nas cidades', city.toLowerCase(), city)
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click()
  await expectPath(page, /^\/dashboard\/business(\/edit\/\d+)?$/)

  const { searchBusinesses } = await graphql(
    origin,
    'query ($filter: BusinessFilter) { searchBusinesses(filter: $filter) { items { slug } } }',
    { filter: { name } },
  )
  const [{ slug }] = searchBusinesses.items
  const visitor = await dashboard.newPage()
  const card = visitor.page.getByRole('article').filter({ hasText: name })
  const chip = visitor.page.getByRole('list', { name: 'Filtros rápidos' }).getByRole('link', {
    name: 'Só quem fica aqui',
  })
  for (const city of served) {
    await visitor.page.goto(`/explore?name=dalva+gracas&city=${city.toLowerCase()}`)
    await hydrated(visitor.page)
    await card.getByText(`Atende em ${city}`).waitFor()
    await card.getByText('Endereço não divulgado').waitFor()
    await chip.click()
    await visitor.page.getByText('Nenhum estabelecimento encontrado').waitFor()
    expect(await card.count()).toBe(0)
    expect(new URL(visitor.page.url()).searchParams.get('onlyThere')).toBe('true')
  }
  await visitor.page.getByRole('link', { name: /^Também quem atende em Aparecida/ }).click()
  await card.getByRole('link', { name, exact: true }).click()
  await visitor.page.getByRole('heading', { level: 1, name }).waitFor()
  await visitor.page.getByText('Atende em Aparecida, Cunha e Lorena').waitFor()
  const html = await (await fetch(`${origin}/${slug}`)).text()
  const api = await (await fetch(`${origin}/api/businesses/slug/${slug}`)).text()
  expect(html).toContain('Endereço não divulgado')
  for (const value of hidden) {
    expect(html).not.toContain(value)
    expect(api).not.toContain(value)
    expect(await visitor.page.locator('body').textContent()).not.toContain(value)
  }
  await visitor.page.goto(`/${slug}/corrigir`)
  await visitor.page.getByRole('radio', { name: 'Telefone' }).waitFor({ state: 'attached' })
  expect(await visitor.page.getByRole('radio', { name: 'Endereço' }).count()).toBe(0)
  expect([...complaints, ...visitor.complaints]).toEqual([])
}, 180_000)
