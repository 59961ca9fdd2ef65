import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addBusiness, mockPhotos } from '../../mocks/catalogue.ts'
import { renderApp } from '../../mocks/render-app.tsx'
import { mockApi, signIn } from '../../mocks/server.ts'

const api = mockApi()
beforeEach(() => {
  sessionStorage.clear()
  signIn(api, { role: 'ADMIN', name: 'Ana' })
})

const path = '/dashboard/business'

/** Opens the list and waits for its rows. */
async function open(address = path) {
  const app = renderApp(address)
  await screen.findByRole('heading', { level: 1, name: 'Gerenciar Estabelecimentos' })
  await waitFor(() => expect(names().length + emptyStates().length).toBeGreaterThan(0))
  return app
}

const names = () =>
  screen.queryAllByRole('rowheader').map((cell) => cell.textContent?.replace(/ \(abre.*/, ''))
const emptyStates = () => screen.queryAllByText(/^Nenhum estabelecimento/)
const total = (text: string) => screen.findByText(text, { selector: '.total' })
const rowOf = (name: string) =>
  within(screen.getByRole('rowheader', { name: new RegExp(`^${name}\\b`) }).closest('tr') as HTMLElement)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const dialog = () => within(screen.getByRole('dialog'))
const chooseRow = (visitor: { click: (element: Element) => Promise<void> }, name: string) =>
  visitor.click(screen.getByRole('checkbox', { name: `Selecionar ${name}` }))

describe('the list', () => {
  it('shows ten, newest first, with the columns of the specification', async () => {
    const [place] = api.catalogue.neighborhoods
    const [food, stay, events] = api.catalogue.categories
    if (!place || !food || !stay || !events) throw new Error('the sample is not whole')
    const categories = [events, food, stay]
    addBusiness(api.catalogue, {
      name: 'Salão',
      neighborhood: place,
      categories,
      createdAt: '2026-11-21T01:30:00Z',
    })
    addBusiness(api.catalogue, {
      name: 'Nada',
      neighborhood: place,
      categories: [],
      createdAt: '2026-11-20T12:00:00Z',
    })
    await open()
    expect(names().slice(0, 3)).toEqual(['Salão', 'Nada', 'Pousada da Praia'])
    expect(names()).toHaveLength(10)
    const cells = rowOf('Salão').getAllByRole('cell')
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'Selecionar Salão',
      'CategoriaEventos, Alimentação',
      'CidadeTaubaté',
      // The day in São Paulo.
      'Data de Cadastro20/11/2026',
      'AçõesEditarExcluir',
    ])
    expect(rowOf('Nada').getByText('N/A')).toBeDefined()
    const link = rowOf('Salão').getByRole('link', { name: /^Salão/ })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/salao', '_blank'])
    expect(rowOf('Salão').getByRole('link', { name: 'Editar Salão' }).getAttribute('href')).toBe(
      '/dashboard/business/edit/22',
    )
    await total('23 estabelecimentos')
  })

  it('is asked for as its address says', async () => {
    await open(`${path}?search=padaria&city=taubate&withoutCoordinates=1&sort=name&page=2&perPage=25`)
    await waitFor(() => expect(api.last('BusinessList')?.page).toBe(1))
    expect(api.seen.find(({ name }) => name === 'BusinessList')?.variables).toEqual({
      filter: { search: 'padaria', city: 'taubate', withoutCoordinates: true },
      sort: { field: 'NAME', direction: 'ASC' },
      page: 2,
      perPage: 25,
    })
  })

  it('goes to the last page from beyond it', async () => {
    const { address } = await open(`${path}?page=99`)
    await waitFor(() => expect(address()).toBe(`${path}?page=3`))
    expect(names()).toEqual(['Padaria 1'])
  })

  it('keeps search and filters in the address, with a chip for each', async () => {
    const { visitor, address } = await open(`${path}?page=2`)
    await visitor.type(screen.getByLabelText('Buscar estabelecimentos'), 'pousada{Enter}')
    await waitFor(() => expect(names()).toEqual(['Pousada da Praia']))
    expect(address()).toBe(`${path}?search=pousada`)
    await visitor.selectOptions(screen.getByLabelText('Cidade'), 'Ubatuba')
    await visitor.click(screen.getByLabelText('Sem coordenadas'))
    expect(address()).toBe(`${path}?search=pousada&city=ubatuba&withoutCoordinates=1`)
    await visitor.click(screen.getByRole('link', { name: 'Remover filtro Busca: pousada' }))
    expect(address()).toBe(`${path}?city=ubatuba&withoutCoordinates=1`)
    expect(screen.getByLabelText<HTMLInputElement>('Buscar estabelecimentos').value).toBe('')
    await visitor.click(screen.getByRole('link', { name: 'Limpar filtros' }))
    expect(address()).toBe(path)
    await waitFor(() => expect(names()).toHaveLength(10))
  })

  it('takes a step back for a filter', async () => {
    const { visitor, address, router } = await open()
    await visitor.selectOptions(screen.getByLabelText('Categoria'), 'Hospedagem')
    await waitFor(() => expect(names()).toEqual(['Pousada da Praia']))
    await router.navigate(-1)
    await waitFor(() => expect(names()).toHaveLength(10))
    expect(address()).toBe(path)
  })

  it('is sorted by its headings, and shows as many as chosen', async () => {
    const { visitor, address } = await open(`${path}?page=2`)
    await visitor.click(button('Nome'))
    await waitFor(() => expect(names()[0]).toBe('Padaria 1'))
    expect(address()).toBe(`${path}?sort=name`)
    await visitor.selectOptions(screen.getByLabelText('Por página'), '25')
    await waitFor(() => expect(names()).toHaveLength(21))
    expect(address()).toBe(`${path}?sort=name&perPage=25`)
  })

  it('says that nothing is found, and leads back', async () => {
    const { visitor } = await open(`${path}?search=nada`)
    screen.getByText('Nenhum estabelecimento encontrado com os filtros atuais')
    expect(button('Exportar CSV')).toHaveProperty('disabled', true)
    const [first] = screen.getAllByRole('link', { name: 'Limpar filtros' })
    await visitor.click(first as HTMLElement)
    await waitFor(() => expect(names()).toHaveLength(10))
  })

  it('says that there is nothing yet, with the ways to begin', async () => {
    api.catalogue.businesses.length = 0
    await open()
    screen.getByText('Nenhum estabelecimento cadastrado. Adicione o primeiro ou importe um arquivo CSV.')
    expect(screen.getAllByRole('link', { name: 'Adicionar estabelecimento' })).toHaveLength(2)
  })

  it('says that it could not be loaded, and tries again', async () => {
    api.failures.BusinessList = 'network'
    const { visitor } = renderApp(path)
    expect((await screen.findByRole('alert')).textContent).toBe('Erro ao carregar dados')
    delete api.failures.BusinessList
    await visitor.click(button('Tentar de novo'))
    await waitFor(() => expect(names()).toHaveLength(10))
  })

  it('finds those without photos', async () => {
    const [first] = api.catalogue.businesses
    for (const business of api.catalogue.businesses) business.photos = business === first ? [] : mockPhotos(1)
    await open(`${path}?withoutPhotos=1`)
    expect(names()).toEqual(['Padaria 1'])
  })

  it('is remembered with its scroll for the ways back', async () => {
    const scrollTo = vi.fn()
    const { router } = await open(`${path}?sort=name`)
    Object.assign(window, { scrollY: 640 })
    await router.navigate('/dashboard/business/import')
    await screen.findByRole('heading', { name: 'Importar estabelecimentos' })
    const back = screen.getByRole('link', { name: 'Voltar para a lista' })
    expect(back.getAttribute('href')).toBe(`${path}?sort=name`)
    vi.stubGlobal('scrollTo', scrollTo)
    await router.navigate(`${path}?sort=name`)
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' }))
    Object.assign(window, { scrollY: 0 })
  })
})

describe('deleting one', () => {
  it('asks, deletes, says so, and keeps the focus at the list', async () => {
    const { visitor } = await open()
    await visitor.click(button('Excluir Pousada da Praia'))
    expect(dialog().getByRole('heading').textContent).toBe(
      'Tem certeza que deseja excluir este estabelecimento?',
    )
    await visitor.click(dialog().getByRole('button', { name: 'Cancelar' }))
    expect(api.last('DeleteListedBusiness')).toBeUndefined()
    await visitor.click(button('Excluir Pousada da Praia'))
    await visitor.click(dialog().getByRole('button', { name: 'Excluir' }))
    await screen.findByText('Estabelecimento excluído com sucesso!')
    await total('20 estabelecimentos')
    expect(names()).not.toContain('Pousada da Praia')
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Lista de estabelecimentos' }))
  })

  it('goes to the page before when the last row of a page is gone', async () => {
    const { visitor, address } = await open(`${path}?page=3`)
    await visitor.click(button('Excluir Padaria 1'))
    await visitor.click(dialog().getByRole('button', { name: 'Excluir' }))
    await waitFor(() => expect(address()).toBe(`${path}?page=2`))
    await waitFor(() => expect(names()).toHaveLength(10))
  })

  it.each([
    [{ message: 'Estabelecimento não encontrado.' }, 'Estabelecimento não encontrado.'],
    ['network' as const, 'Erro ao excluir estabelecimento'],
  ])('says why not: %j', async (failure, message) => {
    const { visitor } = await open()
    api.failures.DeleteListedBusiness = failure
    await visitor.click(button('Excluir Padaria 20'))
    await visitor.click(dialog().getByRole('button', { name: 'Excluir' }))
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(names()).toContain('Padaria 20')
    expect(screen.queryByText('Estabelecimento excluído com sucesso!')).toBeNull()
  })
})

describe('a selection', () => {
  it('goes over pages, is counted, and ends with another filter', async () => {
    const { visitor } = await open()
    await chooseRow(visitor, 'Padaria 20')
    await visitor.click(screen.getByRole('link', { name: 'Página 2' }))
    await waitFor(() => expect(names()).toContain('Padaria 10'))
    await chooseRow(visitor, 'Padaria 10')
    screen.getByText('2 estabelecimentos selecionados')
    await visitor.selectOptions(screen.getByLabelText('Cidade'), 'Taubaté')
    await waitFor(() => expect(screen.queryByText(/selecionados$/)).toBeNull())
  })

  it('is deleted together, after a question that names them', async () => {
    const { visitor } = await open()
    await visitor.click(screen.getAllByLabelText('Selecionar todos desta página')[0] as HTMLElement)
    await visitor.click(button('Excluir selecionados'))
    expect(dialog().getByRole('heading').textContent).toBe(
      'Tem certeza que deseja excluir 10 estabelecimentos?',
    )
    const named = dialog()
      .getAllByRole('listitem')
      .map((item) => item.textContent)
    expect(named).toHaveLength(9)
    expect([named[0], named[8]]).toEqual(['Pousada da Praia', 'e mais 2 estabelecimentos'])
    await visitor.click(dialog().getByRole('button', { name: 'Excluir' }))
    await screen.findByText('10 estabelecimentos excluídos com sucesso!')
    await total('11 estabelecimentos')
    expect(screen.queryByRole('region', { name: 'Seleção' })).toBeNull()
  })

  it('changes its categories together', async () => {
    const { visitor } = await open()
    await chooseRow(visitor, 'Pousada da Praia')
    await chooseRow(visitor, 'Padaria 20')
    await visitor.click(button('Mudar categorias'))
    await visitor.click(dialog().getByRole('button', { name: 'Mudar categorias' }))
    expect(dialog().getByLabelText('Categoria').getAttribute('aria-invalid')).toBe('true')
    await visitor.selectOptions(dialog().getByLabelText('Categoria'), 'Alimentação')
    await waitFor(() => expect(dialog().getByRole('option', { name: 'Pizzarias' })).toBeDefined())
    await visitor.selectOptions(dialog().getByLabelText('Subcategoria'), 'Pizzarias')
    await visitor.click(dialog().getByRole('button', { name: 'Mudar categorias' }))
    await screen.findByText('Categorias de 2 estabelecimentos atualizadas com sucesso!')
    expect(rowOf('Pousada da Praia').getByText('Hospedagem, Alimentação')).toBeDefined()
    expect(api.last('ChangeBusinessCategories')).toEqual({
      input: { ids: ['21', '20'], action: 'ADD', categoryIds: ['1'], subcategoryIds: ['2'] },
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says in the dialog which would break a rule, and keeps what was chosen there', async () => {
    const { visitor } = await open()
    await chooseRow(visitor, 'Pousada da Praia')
    await visitor.click(button('Mudar categorias'))
    await visitor.click(dialog().getByRole('radio', { name: /^Remover/ }))
    await visitor.selectOptions(dialog().getByLabelText('Categoria'), 'Hospedagem')
    await visitor.click(dialog().getByRole('button', { name: 'Mudar categorias' }))
    expect((await dialog().findByRole('alert')).textContent).toBe(
      'Nada foi mudado. Ficariam sem categoria: Pousada da Praia.',
    )
    expect(dialog().getByLabelText<HTMLSelectElement>('Categoria').selectedOptions[0]?.text).toBe(
      'Hospedagem',
    )
  })
})

describe('the state of several', () => {
  it('is changed in one step, after the names were shown', async () => {
    const { visitor } = await open()
    await chooseRow(visitor, 'Pousada da Praia')
    await chooseRow(visitor, names()[1] ?? '')
    await visitor.click(button('Mudar situação'))
    expect(dialog().getByText('Pousada da Praia')).toBeDefined()
    await visitor.click(dialog().getByRole('radio', { name: /^Rascunho/ }))
    await visitor.click(dialog().getByRole('button', { name: 'Mudar situação' }))
    await screen.findByText('Situação de 2 estabelecimentos atualizada com sucesso!')
    expect(await rowOf('Pousada da Praia').findByText('rascunho')).toBeDefined()
    expect(api.last('ChangeBusinessState')).toEqual({ input: { ids: ['21', '20'], state: 'DRAFT' } })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says in the dialog which drafts lack what', async () => {
    const [neighborhood] = api.catalogue.neighborhoods
    if (!neighborhood) throw new Error('the sample is not whole')
    const createdAt = '2026-11-21T01:30:00Z'
    addBusiness(api.catalogue, { name: 'Rascunhada', neighborhood, state: 'DRAFT', phone: '', createdAt })
    const { visitor } = await open()
    await chooseRow(visitor, 'Rascunhada')
    await visitor.click(button('Mudar situação'))
    await visitor.click(dialog().getByRole('button', { name: 'Mudar situação' }))
    expect((await dialog().findByRole('alert')).textContent).toBe(
      'Nada foi mudado. Falta telefone: Rascunhada.',
    )
    expect(dialog().getByRole<HTMLInputElement>('radio', { name: /^Publicado/ }).checked).toBe(true)
  })
})

describe('the export', () => {
  it('downloads what the filters let through', async () => {
    const followed: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      followed.push(this.getAttribute('href') ?? '')
    })
    const { visitor } = await open(`${path}?city=taubate&page=2`)
    await total('20 estabelecimentos')
    await visitor.click(button('Exportar CSV'))
    await screen.findByText('O download de 20 estabelecimentos começou.')
    expect(api.last('ExportBusinesses')).toEqual({ filter: { city: 'taubate' } })
    expect(followed).toEqual(['/exports/estabelecimentos.csv?ticket=bilhete'])
    vi.restoreAllMocks()
  })

  it('says that it failed', async () => {
    api.failures.ExportBusinesses = 'network'
    const { visitor } = await open()
    await total('21 estabelecimentos')
    await visitor.click(button('Exportar CSV'))
    expect((await screen.findByRole('alert')).textContent).toBe('Erro ao exportar estabelecimentos')
  })
})
