import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { homeMessages } from '../../messages/home.ts'
import { searchMessages } from '../../messages/search.ts'
import { messages } from '../../messages/site.ts'
import { addCity } from '../../mocks/catalogue.ts'
import { mockApi } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()

const select = (label: string) => screen.findByRole<HTMLSelectElement>('combobox', { name: label })

it('shows the eight establishments registered last and the popular cities', async () => {
  renderApp('/')
  const latest = await screen.findByRole('region', { name: homeMessages.latest })
  await waitFor(() => expect(within(latest).getAllByRole('article')).toHaveLength(8))
  const popular = api.catalogue.cities.filter((city) => city.isPopular)
  for (const { name, slug } of popular) {
    const link = screen.getByRole('link', { name: homeMessages.seeCity(name) })
    expect(link.getAttribute('href')).toBe(`/explore?city=${slug}`)
  }
})

it('leads to every category by its drawing', async () => {
  renderApp('/')
  const region = await screen.findByRole('region', { name: homeMessages.categories })
  const links = within(region).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    api.catalogue.categories.map(({ name, slug }) => [name, `/explore?category=${slug}`]),
  )
  for (const link of links) expect(link.querySelector('svg')).not.toBeNull()
})

it('lists the eight hero cities, Ilha Bela under the slug of Ilhabela', async () => {
  renderApp('/')
  const cities = await screen.findByRole('navigation', { name: homeMessages.heroCities })
  expect(within(cities).getAllByRole('link')).toHaveLength(8)
  const ilhabela = within(cities).getByRole('link', { name: 'Ilha Bela' })
  expect(ilhabela.getAttribute('href')).toBe('/explore?city=ilhabela')
})

it('says "Erro: {message}" when the lists cannot be loaded, and tries again', async () => {
  api.failures.Home = { message: 'Banco de dados fora do ar' }
  const { visitor } = renderApp('/')
  const latest = await screen.findByRole('region', { name: homeMessages.latest })
  expect((await within(latest).findByRole('alert')).textContent).toBe('Erro: Banco de dados fora do ar')
  delete api.failures.Home
  await visitor.click(within(latest).getByRole('button', { name: messages.tryAgain }))
  expect(await screen.findAllByRole('article')).toHaveLength(8)
})

it('says in Portuguese what could not be loaded when no answer came', async () => {
  api.failures.Home = 'proxy'
  renderApp('/')
  const latest = await screen.findByRole('region', { name: homeMessages.latest })
  expect((await within(latest).findByRole('alert')).textContent).toBe(
    'Erro: Os últimos cadastrados não puderam ser carregados. O site está fora do ar por um momento: tente de novo daqui a pouco.',
  )
  const popular = screen.getByRole('region', { name: homeMessages.popular })
  expect(within(popular).getByRole('alert').textContent).toMatch(/^Erro: As cidades populares não puderam/)
})

it('offers neighborhoods only with a city, and clears them with another city', async () => {
  addCity(api.catalogue, 'Lorena', ['Centro'])
  const { visitor } = renderApp('/')
  const chooseCity = async (slug: string) => {
    await waitFor(async () => expect((await select('Cidade')).disabled).toBe(false))
    await visitor.selectOptions(await select('Cidade'), slug)
    await waitFor(async () => expect((await select('Bairro')).disabled).toBe(false))
  }
  await select('Cidade')
  expect(screen.queryByRole('combobox', { name: 'Bairro' })).toBeNull()
  await chooseCity('lorena')
  expect(api.last('NeighborhoodOptions')).toEqual({ city: 'lorena' })
  await chooseCity('taubate')
  await visitor.selectOptions(await select('Bairro'), 'centro')
  // Both have a Centro, and both lists are known by now.
  await chooseCity('lorena')
  expect((await select('Bairro')).value).toBe('')
})

it('says so when a city has no neighborhood', async () => {
  const { visitor } = renderApp('/')
  await waitFor(async () => expect((await select('Cidade')).disabled).toBe(false))
  await visitor.selectOptions(await select('Cidade'), 'areias')
  expect(await screen.findByRole('option', { name: 'Nenhum bairro encontrado' })).toBeDefined()
})

it('opens the search with what the form says', async () => {
  const { visitor, address } = renderApp('/')
  const choose = async (label: string, slug: string) => {
    await waitFor(async () => expect((await select(label)).disabled).toBe(false))
    await visitor.selectOptions(await select(label), slug)
  }
  await visitor.type(await screen.findByRole('searchbox', { name: 'Nome' }), ' pao ')
  await choose('Cidade', 'taubate')
  await choose('Bairro', 'centro')
  await choose('Categoria', 'alimentacao')
  await choose('Subcategoria', 'padarias')
  await visitor.click(screen.getByRole('button', { name: 'Buscar' }))
  const filters = 'name=pao&city=taubate&neighborhood=centro&category=alimentacao&subcategory=padarias'
  await waitFor(() => expect(address()).toBe(`/explore?${filters}`))
})

it('has a form that works without a script', async () => {
  renderApp('/')
  const form = (await screen.findByRole('search', { name: searchMessages.label })) as HTMLFormElement
  expect(form.method).toBe('get')
  expect(form.getAttribute('action')).toBe('/explore')
  const names = [...form.elements].map((element) => element.getAttribute('name')).filter(Boolean)
  expect(names).toEqual(['name', 'typed', 'city', 'category'])
})
