import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bakeriesInTaubate } from '../../mocks/catalogue.ts'
import { mockApi } from '../../mocks/server.ts'
import { pageSeed, renderApp } from '../../test/render-app.tsx'

const api = mockApi()

/** Has searches by these names find the last so many establishments; other searches are left to the catalogue. */
function answerNames(counts: Readonly<Record<string, number>>) {
  api.answers.searchBusinesses = ({ filter: { name } }) =>
    counts[name] === undefined ? undefined : api.catalogue.businesses.slice(21 - counts[name])
}

const meaning = (label: string, category: string, count: number) => ({
  kind: 'SUBCATEGORY',
  label,
  count,
  filter: { category, subcategory: label.toLowerCase() },
})

const total = (count: number) => screen.findByText(new RegExp(`^${count} estabelecimento`))
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
const searched = () => api.last('SearchBusinesses')
// jsdom keeps the form closed, as phones do with its sheet: it is there, and hidden.
const hidden = true
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name, hidden })
const option = (name: string) => screen.findByRole('option', { name, hidden })
const submit = (name: string | RegExp) => screen.getByRole('button', { name, hidden })
const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
const robots = () => document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content
const link = (name: string | RegExp) => screen.getByRole('link', { name })

it('shows nine of all establishments in random order, and their number', async () => {
  renderApp('/explore')
  expect((await total(bakeriesInTaubate + 1)).getAttribute('role')).toBe('status')
  expect(screen.getAllByRole('article')).toHaveLength(9)
  expect(searched()).toEqual({ filter: {}, page: 1, perPage: 9, seed: pageSeed })
})

it('keeps the page that is shown until the next one is there, and says that it loads', async () => {
  const { visitor } = renderApp('/explore')
  await total(21)
  const { promise, resolve } = Promise.withResolvers()
  api.holds.SearchBusinesses = promise
  await visitor.click(link('Página 2'))
  expect((await screen.findByText('Carregando...')).closest('[role=status]')).not.toBeNull()
  expect(screen.getAllByRole('article')).toHaveLength(9)
  resolve(null)
  await screen.findByText('21 estabelecimentos · Página 2 de 3')
  expect(screen.queryByText('Carregando...')).toBeNull()
})

it('offers neighborhoods of a chosen city and subcategories of a chosen category only', async () => {
  const { visitor } = renderApp('/explore')
  await total(21)
  expect(screen.queryByRole('combobox', { name: 'Bairro', hidden })).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Subcategoria', hidden })).toBeNull()

  await visitor.selectOptions(select('Cidade'), 'Taubaté')
  await option('Vila São José')
  expect(screen.queryByRole('option', { name: 'Itaguá', hidden })).toBeNull()

  await visitor.selectOptions(select('Categoria'), 'Alimentação')
  await option('Pizzarias')
  expect(screen.queryByRole('option', { name: 'Pousadas', hidden })).toBeNull()
})

it('clears the neighborhood with another city, even on the way back, and the subcategory with another category', async () => {
  const { visitor, address } = renderApp(
    '/explore?city=taubate&neighborhood=centro&category=alimentacao&subcategory=padarias',
  )
  await option('Centro')
  expect(select('Bairro').value).toBe('centro')
  expect(select('Subcategoria').value).toBe('padarias')

  await visitor.selectOptions(select('Cidade'), 'Ubatuba')
  await option('Itaguá')
  expect(select('Bairro').value).toBe('')
  await visitor.selectOptions(select('Cidade'), 'Taubaté')
  await option('Centro')
  expect(select('Bairro').value).toBe('')

  await visitor.selectOptions(select('Categoria'), 'Hospedagem')
  await option('Pousadas')
  await visitor.click(submit(/resultado|Buscar/))
  await waitFor(() => expect(address()).toBe('/explore?city=taubate&category=hospedagem'))
})

it('says so where a city has no neighborhoods and a category no subcategories', async () => {
  renderApp('/explore?city=areias&category=eventos')
  await option('Nenhum bairro encontrado')
  expect(select('Bairro').disabled).toBe(true)
  await option('Nenhuma subcategoria encontrada')
  expect(select('Subcategoria').disabled).toBe(true)
})

it('distinguishes neighborhoods that failed to load from a city without any, and keeps the one of the address', async () => {
  api.failures.NeighborhoodOptions = 'proxy'
  const { visitor, address } = renderApp('/explore?city=taubate&neighborhood=centro')
  expect(await screen.findByText('Os bairros não carregaram')).toBeDefined()
  expect(screen.queryByText('Nenhum bairro encontrado')).toBeNull()
  await visitor.click(submit(/resultado|Buscar/))
  await waitFor(() => expect(address()).toBe('/explore?city=taubate&neighborhood=centro'))
})

it('counts what a changed choice would find before it is searched', async () => {
  const { visitor, address } = renderApp('/explore')
  await total(21)
  await visitor.selectOptions(select('Cidade'), 'Ubatuba')
  await screen.findByRole('button', { name: 'Ver 1 resultado', hidden })
  await visitor.type(screen.getByRole('searchbox', { name: 'Nome', hidden }), 'praia')
  await visitor.click(submit('Ver 1 resultado'))
  await total(1)
  await waitFor(() => expect(address()).toBe('/explore?name=praia&city=ubatuba'))
})

it('counts another city without the neighborhood of the last one', async () => {
  const { visitor } = renderApp('/explore?city=taubate&neighborhood=centro')
  await total(20)
  await visitor.selectOptions(select('Cidade'), 'Ubatuba')
  await screen.findByRole('button', { name: 'Ver 1 resultado', hidden })
})

it('reports a search by name that was sent and finds nothing, not one that a link leads to', async () => {
  answerNames({ encanador: 0, praia: 1, chaveiro: 0 })
  const reports = () => api.seen.filter(({ name }) => name === 'ReportEmptySearch')
  const { visitor } = renderApp('/explore?name=encanador')
  await screen.findAllByText(/encanador/)
  const field = screen.getByRole('searchbox', { name: 'Nome', hidden })
  await visitor.clear(field)
  await visitor.type(field, 'praia')
  await visitor.click(submit(/resultado|Buscar/))
  await total(1)
  expect(reports()).toEqual([])
  await visitor.selectOptions(select('Cidade'), 'Taubaté')
  const again = screen.getByRole('searchbox', { name: 'Nome', hidden })
  await visitor.clear(again)
  await visitor.type(again, 'chaveiro{Enter}')
  await waitFor(() =>
    expect(reports()).toMatchObject([{ variables: { filter: { name: 'chaveiro', city: 'taubate' } } }]),
  )
})

it('starts a new search at page 1 with another seed', async () => {
  const { visitor, address } = renderApp('/explore?city=taubate&page=2&perPage=12')
  await total(20)
  await visitor.type(screen.getByRole('searchbox', { name: 'Nome', hidden }), 'padaria')
  await visitor.click(submit(/resultado|Buscar/))
  await waitFor(() => expect(address()).toBe('/explore?name=padaria&city=taubate&perPage=12'))
  await waitFor(() => expect(searched()).toMatchObject({ page: 1, filter: { name: 'padaria' } }))
  expect(searched()?.seed).not.toBe(pageSeed)
})

it('draws another order when the same search is sent again', async () => {
  const { visitor } = renderApp('/explore')
  await total(21)
  await visitor.click(submit('Buscar'))
  await waitFor(() => expect(searched()?.seed).not.toBe(pageSeed))
})

it('keeps the order over all pages, which share every establishment once, and no seed in the address', async () => {
  const { visitor, router, address } = renderApp('/explore?city=taubate')
  await total(20)
  const shown = names()
  await visitor.click(link('Próxima'))
  await screen.findByText('20 estabelecimentos · Página 2 de 3')
  expect(router.state.historyAction).toBe('REPLACE')
  await waitFor(() => expect(address()).toBe('/explore?city=taubate&page=2'))
  shown.push(...names())
  await visitor.click(link('Página 3'))
  await screen.findByText('20 estabelecimentos · Página 3 de 3')
  shown.push(...names())
  expect(new Set(shown).size).toBe(bakeriesInTaubate)
  expect(shown).toHaveLength(bakeriesInTaubate)
  expect(searched()?.seed).toBe(pageSeed)
})

it('moves the focus to the heading when the page turns', async () => {
  const { visitor } = renderApp('/explore?city=taubate')
  await total(20)
  await visitor.click(link('Página 2'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

it('has real links to the neighbours, and none where there is no page', async () => {
  renderApp('/explore?city=taubate&page=3')
  await total(20)
  expect(link('Anterior').getAttribute('href')).toBe('/explore?city=taubate&page=2')
  expect(link('Anterior').getAttribute('rel')).toBe('prev')
  expect(screen.queryByRole('link', { name: 'Próxima' })).toBeNull()
  expect(link('Página 3').getAttribute('aria-current')).toBe('page')
})

it('hides the pages when there is only one', async () => {
  renderApp('/explore?city=ubatuba')
  await total(1)
  expect(screen.queryByRole('navigation', { name: 'Páginas de resultados' })).toBeNull()
})

it('goes back to page 1 with another page size, in the same order', async () => {
  const { visitor, router, address } = renderApp('/explore?city=taubate&page=2')
  await total(20)
  await visitor.click(link('Mostrar 12 por página'))
  await waitFor(() => expect(searched()).toMatchObject({ page: 1, perPage: 12, seed: pageSeed }))
  await waitFor(() => expect(address()).toBe('/explore?city=taubate&perPage=12'))
  expect(router.state.historyAction).toBe('REPLACE')
  await waitFor(() => expect(link('Mostrar 12 por página').getAttribute('aria-current')).toBe('true'))
})

it('shows tall cards on phones by choice, and remembers it', async () => {
  const { visitor } = renderApp('/explore')
  await total(21)
  const isTall = () => document.documentElement.hasAttribute('data-tall-cards')
  expect(isTall()).toBe(false)
  await visitor.click(screen.getByRole('button', { name: 'Mostrar cartões grandes' }))
  expect(isTall()).toBe(true)
  cleanup()
  renderApp('/explore')
  await visitor.click(await screen.findByRole('button', { name: 'Mostrar cartões compactos' }))
  expect(isTall()).toBe(false)
})

it('removes a filter by its chip, and with the city its neighborhood', async () => {
  const { visitor, address } = renderApp('/explore?name=padaria&city=taubate&neighborhood=centro&page=2')
  await total(20)
  const chips = within(screen.getByRole('list', { name: 'Filtros ativos' }))
  expect(chips.getAllByRole('link').map((chip) => chip.textContent)).toEqual([
    'padaria',
    'Taubaté',
    'Centro',
    'Limpar filtros',
  ])
  await visitor.click(link('Remover filtro Taubaté'))
  await waitFor(() => expect(address()).toBe('/explore?name=padaria'))
})

it('says that nothing was found, and clears the filters', async () => {
  answerNames({ inexistente: 0 })
  const { visitor, address } = renderApp('/explore?name=inexistente')
  await screen.findByText('Nenhum estabelecimento encontrado com os filtros atuais')
  await visitor.click(link('Limpar filtros'))
  await total(21)
  await waitFor(() => expect(address()).toBe('/explore'))
})

it('leads from a name without results to what it may mean', async () => {
  answerNames({ padria: 0 })
  api.answers.suggestions = [{ ...meaning('Padarias', 'alimentacao', 20), isCorrection: true }]
  const { visitor, address } = renderApp('/explore?name=padria')
  await screen.findByText('Nenhum nome com “padria”. Talvez você procure:')
  await screen.findByText('Nenhum estabelecimento encontrado com os filtros atuais')
  await visitor.click(link('Você quis dizer Padarias (20)?'))
  await total(20)
  await waitFor(() => expect(address()).toBe('/explore?category=alimentacao&subcategory=padarias'))
})

it('offers to leave out one filter at a time, with what each would find', async () => {
  api.answers.searchBusinesses = ({ filter }) => (filter.city ? [] : api.catalogue.businesses.slice(0, 20))
  api.answers.searchAlternatives = [
    { without: 'NAME', total: 1 },
    { without: 'CITY', total: 20 },
  ]
  const { visitor, address } = renderApp('/explore?name=padaria&city=ubatuba')
  const others = within(await screen.findByRole('list', { name: 'Outras buscas' }))
  await others.findByRole('link', { name: 'Sem “padaria” (1)' })
  await visitor.click(others.getByRole('link', { name: 'Em toda a região (20)' }))
  await total(20)
  await waitFor(() => expect(address()).toBe('/explore?name=padaria'))
})

it('offers the same beneath the results of a name that finds few, and nothing beneath others', async () => {
  answerNames({ pousada: 1 })
  api.answers.suggestions = [meaning('Pousadas', 'hospedagem', 1)]
  renderApp('/explore?name=pousada')
  await total(1)
  await screen.findByText('Poucos nomes com “pousada”. Talvez você procure:')
  expect(link('Ver Pousadas (1)').getAttribute('href')).toBe(
    '/explore?category=hospedagem&subcategory=pousadas',
  )
  cleanup()
  renderApp('/explore?city=ubatuba')
  await total(1)
  expect(screen.queryByRole('list', { name: 'Outras buscas' })).toBeNull()
})

it("shows the server's message when the search fails, and tries again", async () => {
  api.failures.SearchBusinesses = { message: 'A busca está descansando. Tente em um minuto.' }
  const { visitor } = renderApp('/explore')
  expect((await screen.findByRole('alert')).textContent).toBe('A busca está descansando. Tente em um minuto.')
  expect(screen.queryByRole('article')).toBeNull()
  delete api.failures.SearchBusinesses
  await visitor.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  await total(21)
})

it('has a message of its own when no answer comes', async () => {
  api.failures.SearchBusinesses = 'proxy'
  renderApp('/explore')
  expect((await screen.findByRole('alert')).textContent).toBe('Ocorreu um erro ao carregar os resultados')
})

it('goes to the last page from a page past the end', async () => {
  const { address } = renderApp('/explore?city=taubate&page=99')
  await screen.findByText('20 estabelecimentos · Página 3 de 3')
  await waitFor(() => expect(address()).toBe('/explore?city=taubate&page=3'))
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

it('shows the same order again after a profile, without asking again', async () => {
  const { visitor, router } = renderApp('/explore')
  await total(21)
  await visitor.click(link('Página 2'))
  await screen.findByText('21 estabelecimentos · Página 2 de 3')
  const shown = names()
  const asked = api.seen.filter(({ name }) => name === 'SearchBusinesses').length
  await visitor.click(screen.getAllByRole('link', { name: /^Ver mais/ })[0] as HTMLElement)
  await screen.findByRole('heading', { name: 'Contato' })
  await router.navigate(-1)
  await screen.findByText('21 estabelecimentos · Página 2 de 3')
  expect(names()).toEqual(shown)
  expect(api.seen.filter(({ name }) => name === 'SearchBusinesses')).toHaveLength(asked)
})

it('draws another order for every link into a search', async () => {
  const { router } = renderApp('/')
  await router.navigate('/explore?city=taubate')
  await total(20)
  const first = searched()?.seed
  await router.navigate('/explore?city=ubatuba')
  await total(1)
  expect(new Set([pageSeed, first, searched()?.seed]).size).toBe(3)
})

it('says that the order is drawn, and leads to why', async () => {
  const { router } = renderApp('/explore')
  expect(await screen.findByText(/^Ordem sorteada: todos têm a mesma chance/)).toBeDefined()
  const why = screen.getByRole<HTMLAnchorElement>('link', { name: 'Por que a ordem é sorteada?' })
  expect(why.pathname).toBe('/quem-somos')
  await act(() => router.navigate(why.pathname))
  expect(document.querySelector(why.hash)?.textContent).toContain('A ordem é sorteada')
})

it('calls a search by name what it is', async () => {
  renderApp('/explore?name=zzzz')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Resultados para “zzzz”')
  expect(document.title).toBe('Resultados para “zzzz” · Guia do Vale')
})

it('names the filters in title and heading, and is known under the plain address', async () => {
  renderApp('/explore?city=taubate&category=alimentacao&subcategory=padarias&page=2')
  await screen.findByRole('heading', { level: 1, name: 'Padarias em Taubaté' })
  expect(document.title).toBe('Padarias em Taubaté · Página 2 · Guia do Vale')
  expect(canonical()).toBe(
    'https://guia.test/explore?city=taubate&category=alimentacao&subcategory=padarias&page=2',
  )
  expect(robots()).toBeUndefined()
})

it.each(['/explore?name=padaria', '/explore?perPage=24'])(
  'asks search engines not to keep %s',
  async (path) => {
    renderApp(path)
    await screen.findAllByRole('article')
    expect(canonical()).toBeUndefined()
    expect(robots()).toBe('noindex')
  },
)
