import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addUser } from '../../mocks/accounts.ts'
import { addAttribute, addBusiness } from '../../mocks/catalogue.ts'
import { mockApi, signIn } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()
beforeEach(() => {
  sessionStorage.clear()
  signIn(api, { role: 'ADMIN', name: 'Ana' })
})

const path = '/dashboard/business'

/** Opens the list and waits for its rows, and for the cities to filter by. */
async function open(address = path) {
  const app = renderApp(address)
  await screen.findByRole('heading', { level: 1, name: 'Gerenciar Estabelecimentos' })
  await waitFor(() => expect(names().length + emptyStates().length).toBeGreaterThan(0))
  fireEvent.click(button(/^Filtros/))
  await screen.findByRole('option', { name: 'Taubaté' })
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
/** Chooses a row, or takes it out of several, and waits for the bar of what can be done with them. */
async function chooseRow(visitor: { click: (element: Element) => Promise<void> }, name: string) {
  await visitor.click(screen.getByRole('checkbox', { name: `Selecionar ${name}` }))
  await screen.findByRole('region', { name: 'Seleção' })
}

describe('the list', () => {
  it('shows ten, newest first, with the columns of the specification', async () => {
    const [place] = api.catalogue.neighborhoods
    const [food, stay, events] = api.catalogue.categories
    if (!place || !food || !stay || !events) throw new Error('the sample is not whole')
    const categories = [events, food, stay]
    const owner = addUser(api.catalogue, { name: 'Ada Dona' })
    addBusiness(api.catalogue, {
      name: 'Salão',
      neighborhood: place,
      categories,
      createdAt: '2026-11-21T01:30:00Z',
    }).owner = owner
    addBusiness(api.catalogue, {
      name: 'Nada',
      neighborhood: place,
      categories: [],
      createdAt: '2026-11-20T12:00:00Z',
    })
    const { visitor } = await open()
    expect(names().slice(0, 3)).toEqual(['Salão', 'Nada', 'Pousada da Praia'])
    expect(names()).toHaveLength(10)
    const cells = rowOf('Salão').getAllByRole('cell')
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'Selecionar Salão',
      'CategoriaEventos, Alimentação',
      'CidadeTaubatéCentro',
      'DonoAda Dona',
      // The day in São Paulo.
      'Data de Cadastro20/11/2026',
      'AçõesEditarExcluir',
    ])
    expect(rowOf('Nada').getByText('N/A')).toBeDefined()
    expect(rowOf('Nada').getByText('Sem dono')).toBeDefined()
    expect(rowOf('Salão').getByRole('link', { name: 'Ada Dona' }).getAttribute('href')).toBe(
      `${path}?owner=${owner.id}`,
    )
    await visitor.click(rowOf('Salão').getByRole('button', { name: 'Mais ações de Salão' }))
    const copy = await screen.findByRole('menuitem', { name: 'Duplicar Salão' })
    expect(copy.getAttribute('href')).toBe('/dashboard/business/add?copy=22')
    const link = rowOf('Salão').getByRole('link', { name: /^Salão/ })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/salao', '_blank'])
    expect(rowOf('Salão').getByRole('link', { name: 'Editar Salão' }).getAttribute('href')).toBe(
      '/dashboard/business/edit/22',
    )
    await total('23 estabelecimentos')
  })

  it('says that an address is not public', async () => {
    const [bakery] = api.catalogue.businesses
    Object.assign(bakery ?? {}, { addressHidden: true, createdAt: '2026-11-21T01:30:00Z' })
    await open()
    expect(rowOf('Padaria 1').getByText('Endereço não divulgado')).toBeDefined()
    expect(rowOf('Pousada da Praia').queryByText('Endereço não divulgado')).toBeNull()
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

  it('keeps a change that the page has not shown when the next one is made', async () => {
    const { address } = await open()
    act(() => {
      fireEvent.change(screen.getByLabelText('Por página'), { target: { value: '25' } })
      fireEvent.change(screen.getByLabelText('Cidade'), { target: { value: 'taubate' } })
      fireEvent.click(button('Nome'))
    })
    await waitFor(() => expect(address()).toBe(`${path}?city=taubate&sort=name&perPage=25`))
    await waitFor(() => expect(names()).toHaveLength(20))
  })

  it('goes to the last page from beyond it', async () => {
    const { address } = await open(`${path}?page=99`)
    await waitFor(() => expect(address()).toBe(`${path}?page=3`))
    expect(names()).toEqual(['Padaria 1'])
  })

  it('keeps search and filters in the address, with a chip for each', async () => {
    api.answers.businessPage = ({ filter }) =>
      filter?.search ? api.catalogue.businesses.slice(20) : undefined
    const { visitor, address } = await open(`${path}?page=2`)
    await visitor.type(screen.getByLabelText('Buscar estabelecimentos'), 'pousada{Enter}')
    await waitFor(() => expect(names()).toEqual(['Pousada da Praia']))
    await waitFor(() => expect(address()).toBe(`${path}?search=pousada`))
    await visitor.selectOptions(screen.getByLabelText('Cidade'), 'Ubatuba')
    await visitor.click(screen.getByLabelText('Sem coordenadas'))
    await waitFor(() => expect(address()).toBe(`${path}?search=pousada&city=ubatuba&withoutCoordinates=1`))
    await visitor.click(screen.getByRole('link', { name: 'Remover filtro Busca: pousada' }))
    await waitFor(() => expect(address()).toBe(`${path}?city=ubatuba&withoutCoordinates=1`))
    expect(screen.getByLabelText<HTMLInputElement>('Buscar estabelecimentos').value).toBe('')
    await visitor.click(screen.getByRole('link', { name: 'Limpar filtros' }))
    await waitFor(() => expect(address()).toBe(path))
    await waitFor(() => expect(names()).toHaveLength(10))
  })

  it('is narrowed to a neighborhood, a subcategory and an owner, or none', async () => {
    api.answers.businessPage = ({ filter }) =>
      filter?.withoutOwner ? api.catalogue.businesses.slice(2) : undefined
    const ada = addUser(api.catalogue, { name: 'Ada Dona' })
    for (const business of api.catalogue.businesses.slice(0, 2)) business.owner = ada
    const { visitor, address } = await open()
    expect(screen.getByLabelText<HTMLSelectElement>('Bairro').disabled).toBe(true)
    await visitor.selectOptions(screen.getByLabelText('Cidade'), 'Taubaté')
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Bairro').disabled).toBe(false))
    await visitor.selectOptions(screen.getByLabelText('Bairro'), 'Centro')
    const place = api.catalogue.neighborhoods.find(
      ({ city, name }) => city.slug === 'taubate' && name === 'Centro',
    )
    await waitFor(() => expect(address()).toBe(`${path}?city=taubate&neighborhood=${place?.id}`))
    expect(await screen.findByRole('link', { name: 'Remover filtro Centro' })).toBeDefined()
    // A neighborhood goes with its city.
    await visitor.click(screen.getByRole('link', { name: 'Remover filtro Taubaté' }))
    await waitFor(() => expect(address()).toBe(path))

    await visitor.selectOptions(screen.getByLabelText('Dono'), 'Escolher uma conta')
    await visitor.type(dialog().getByRole('combobox'), 'Ada')
    await visitor.click(await screen.findByRole('option', { name: /Ada Dona/ }))
    await waitFor(() => expect(names().toSorted()).toEqual(['Padaria 1', 'Padaria 2']))
    await waitFor(() => expect(address()).toBe(`${path}?owner=${ada.id}`))
    expect(await screen.findByRole('link', { name: 'Remover filtro Dono: Ada Dona' })).toBeDefined()
    await visitor.selectOptions(screen.getByLabelText('Dono'), 'Sem dono')
    await total('19 estabelecimentos')
    await waitFor(() =>
      expect([address(), api.last('BusinessList')?.filter]).toEqual([
        `${path}?owner=none`,
        { withoutOwner: true },
      ]),
    )
  })

  it('is narrowed to those that have answered an attribute', async () => {
    api.answers.businessPage = ({ filter }) =>
      filter?.attribute ? api.catalogue.businesses.slice(20) : undefined
    const { visitor, address } = await open(`${path}?attribute=aceita-pix`)
    expect(names()).toEqual(['Pousada da Praia'])
    expect(await screen.findByRole('link', { name: 'Remover filtro Com resposta: Aceita Pix' })).toBeDefined()
    await visitor.selectOptions(screen.getByLabelText('Atributo respondido'), 'Faz entrega')
    await waitFor(() => expect(address()).toBe(`${path}?attribute=faz-entrega`))
    await waitFor(() => expect(api.last('BusinessList')?.filter).toEqual({ attribute: 'faz-entrega' }))
  })

  it('folds its filters behind a button that counts those that are on', async () => {
    const { visitor } = await open(`${path}?search=padaria&city=taubate&withoutCoordinates=1`)
    await visitor.click(button('Filtros (2)'))
    expect(button('Filtros (2)').getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('combobox', { name: 'Cidade' })).toBeNull()
    await visitor.click(button('Filtros (2)'))
    expect(screen.getByRole('combobox', { name: 'Cidade' })).toHaveProperty('value', 'taubate')
    await visitor.click(screen.getByRole('link', { name: 'Remover filtro Taubaté' }))
    await screen.findByRole('button', { name: 'Filtros (1)' })
  })

  it('takes a step back for a filter', async () => {
    const { visitor, address, router } = await open()
    await visitor.selectOptions(screen.getByLabelText('Categoria'), 'Hospedagem')
    await waitFor(() => expect(names()).toEqual(['Pousada da Praia']))
    await router.navigate(-1)
    await waitFor(() => expect(names()).toHaveLength(10))
    await waitFor(() => expect(address()).toBe(path))
  })

  it('is sorted by its headings, and shows as many as chosen', async () => {
    const { visitor, address } = await open(`${path}?page=2`)
    await visitor.click(button('Nome'))
    await waitFor(() => expect(names()[0]).toBe('Padaria 1'))
    await waitFor(() => expect(address()).toBe(`${path}?sort=name`))
    await visitor.selectOptions(screen.getByLabelText('Por página'), '25')
    await waitFor(() => expect(names()).toHaveLength(21))
    await waitFor(() => expect(address()).toBe(`${path}?sort=name&perPage=25`))
  })

  it('says that nothing is found, and leads back', async () => {
    api.answers.businessPage = ({ filter }) => (filter?.search ? [] : undefined)
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
    api.answers.businessPage = ({ filter }) =>
      filter?.withoutPhotos ? api.catalogue.businesses.slice(0, 1) : undefined
    await open(`${path}?withoutPhotos=1`)
    expect(names()).toEqual(['Padaria 1'])
    expect(api.last('BusinessList')?.filter).toEqual({ withoutPhotos: true })
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
    await visitor.click(await screen.findByRole('button', { name: 'Excluir selecionados' }))
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
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Seleção' })).toBeNull())
  })

  it('can be the whole result of the list, by its ids', async () => {
    api.answers.businessIds = api.catalogue.businesses.slice(0, 20).map(({ id }) => id)
    const { visitor } = await open(`${path}?city=taubate`)
    await total('20 estabelecimentos')
    await chooseRow(visitor, 'Padaria 20')
    await visitor.click(button('Selecionar todos os 20 resultados'))
    await screen.findByText('20 estabelecimentos selecionados')
    expect(api.last('BusinessIds')).toEqual({ filter: { city: 'taubate' }, expected: 20 })
    expect(screen.queryByRole('button', { name: /^Selecionar todos os/ })).toBeNull()
    // One that is taken out again is not among them.
    await chooseRow(visitor, 'Padaria 20')
    await visitor.click(button('Excluir selecionados'))
    const named = dialog()
      .getAllByRole('listitem')
      .map((item) => item.textContent)
    expect(named.at(-1)).toBe('e mais 11 estabelecimentos')
    await visitor.click(dialog().getByRole('button', { name: 'Excluir' }))
    await screen.findByText('19 estabelecimentos excluídos com sucesso!')
    expect(api.catalogue.businesses.map(({ name }) => name)).toEqual(['Padaria 20', 'Pousada da Praia'])
  })

  it('is not the whole result when that has changed, which is said', async () => {
    const { visitor } = await open(`${path}?city=taubate`)
    await chooseRow(visitor, 'Padaria 20')
    api.failures.BusinessIds = { message: 'O resultado mudou: a lista mostrava 20 e agora são 21.' }
    await visitor.click(button('Selecionar todos os 20 resultados'))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^O resultado mudou/)
    screen.getByText('1 estabelecimento selecionado')
  })
})

describe('an edit of several', () => {
  const change = (field: string, before: string, after: string) => ({ field, before, after })
  /** What the server says would become of the inn. */
  const innEdit = {
    id: '21',
    name: 'Pousada da Praia',
    changes: [
      change('categoryIds', 'Hospedagem', 'Hospedagem, Alimentação'),
      change('cityId', 'Ubatuba', 'Taubaté'),
    ],
  }

  async function openEdit(names: readonly string[]) {
    const app = await open()
    for (const name of names) await chooseRow(app.visitor, name)
    await app.visitor.click(button('Editar selecionados'))
    return app
  }
  const press = (name: string) => dialog().getByRole('button', { name })
  const choose = (label: string) => dialog().getByLabelText<HTMLSelectElement>(label)

  it('shows old and new before it is made', async () => {
    const bakery = {
      id: '20',
      name: 'Padaria 20',
      changes: [change('categoryIds', 'Alimentação', 'Alimentação')],
    }
    api.answers.editBusinessesPreview = {
      total: 2,
      changed: 2,
      fingerprint: 'prévia',
      edits: [innEdit, bakery],
    }
    api.answers.editBusinesses = () => {
      const [food, stay] = api.catalogue.categories
      const [business] = api.catalogue.businesses.slice(20)
      return [Object.assign(business as object, { categories: [stay, food] })]
    }
    const { visitor } = await openEdit(['Pousada da Praia', 'Padaria 20'])
    await visitor.selectOptions(choose('Categorias'), 'Adicionar')
    await visitor.selectOptions(choose('Categoria'), 'Alimentação')
    await waitFor(() => expect(dialog().getByRole('option', { name: 'Pizzarias' })).toBeDefined())
    await visitor.selectOptions(choose('Subcategoria'), 'Pizzarias')
    await visitor.selectOptions(choose('Cidade'), 'Taubaté')
    await waitFor(() => expect(choose('Bairro').disabled).toBe(false))
    await visitor.selectOptions(choose('Bairro'), 'Centro')
    await visitor.selectOptions(choose('Dono'), 'Sem dono')
    await visitor.click(press('Ver o que muda'))
    const preview = within(await screen.findByRole('group', { name: 'O que muda' }))
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'O que muda' }))
    expect(preview.getByText('Mudam 2 estabelecimentos.')).toBeDefined()
    const inn = preview.getByText('Pousada da Praia').closest('li')
    expect(inn?.textContent).toContain('CategoriasAntes: Hospedagem → Depois: Hospedagem, Alimentação')
    expect(inn?.textContent).toContain('CidadeAntes: Ubatuba → Depois: Taubaté')
    expect(api.last('EditBusinesses')).toBeUndefined()
    await visitor.click(press('Mudar 2 estabelecimentos'))
    await screen.findByText('2 estabelecimentos atualizados com sucesso!')
    expect(await rowOf('Pousada da Praia').findByText('Hospedagem, Alimentação')).toBeDefined()
    expect(api.last('EditBusinesses')).toMatchObject({
      input: {
        ids: ['21', '20'],
        categories: { action: 'ADD', categoryIds: ['1'], subcategoryIds: ['2'] },
        ownerId: null,
        fingerprint: 'prévia',
      },
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('sets the answer to an attribute, or takes it away', async () => {
    const [, stay] = api.catalogue.categories
    const view = addAttribute(api.catalogue, {
      name: 'Vista',
      group: 'Ambiente',
      kind: 'CHOICE',
      options: [{ slug: 'mar', name: 'Para o mar' }],
      categories: stay ? [stay] : [],
    })
    const edits = [
      {
        id: '21',
        name: 'Pousada da Praia',
        changes: [change(`attribute:${view.id}`, 'Para a rua', 'Para o mar')],
      },
    ]
    api.answers.editBusinessesPreview = { total: 1, changed: 1, fingerprint: 'prévia', edits }
    const { visitor } = await openEdit(['Pousada da Praia'])
    await waitFor(() => expect(choose('Atributo').disabled).toBe(false))
    await visitor.selectOptions(choose('Atributo'), 'Vista')
    expect(dialog().getByText('A resposta só aparece em estabelecimentos de Hospedagem.')).toBeDefined()
    await visitor.click(press('Ver o que muda'))
    await waitFor(() => expect(document.activeElement).toBe(choose('Vista?')))
    expect(api.last('EditBusinessesPreview')).toBeUndefined()
    await visitor.selectOptions(choose('Vista?'), 'Para o mar')
    await visitor.click(press('Ver o que muda'))
    const preview = within(await screen.findByRole('group', { name: 'O que muda' }))
    expect(preview.getByText('Pousada da Praia').closest('li')?.textContent).toContain(
      'VistaAntes: Para a rua → Depois: Para o mar',
    )
    expect(api.last('EditBusinessesPreview')?.input.attribute).toEqual({ slug: 'vista', value: 'mar' })
    await visitor.click(press('Voltar'))
    await visitor.selectOptions(choose('Vista?'), 'Sem resposta')
    await visitor.click(press('Ver o que muda'))
    await visitor.click(await dialog().findByRole('button', { name: 'Mudar 1 estabelecimento' }))
    await screen.findByRole('button', { name: 'Desfazer' })
    expect(api.last('EditBusinesses')?.input.attribute).toEqual({ slug: 'vista', value: null })
  })

  it('checks a link before it is sent, and asks yes or no of the other attributes', async () => {
    addAttribute(api.catalogue, { name: 'Cardápio', group: 'Links', kind: 'LINK' })
    const { visitor } = await openEdit(['Padaria 20'])
    await waitFor(() => expect(choose('Atributo').disabled).toBe(false))
    await visitor.selectOptions(choose('Atributo'), 'Cardápio')
    await visitor.type(choose('Cardápio?'), 'http://localhost')
    await visitor.click(press('Ver o que muda'))
    await waitFor(() => expect(document.activeElement).toBe(choose('Cardápio?')))
    expect(choose('Cardápio?').getAttribute('aria-invalid')).toBe('true')
    expect(api.last('EditBusinessesPreview')).toBeUndefined()
    await visitor.selectOptions(choose('Atributo'), 'Aceita Pix')
    await visitor.selectOptions(choose('Aceita Pix?'), 'Não')
    await visitor.click(press('Ver o que muda'))
    await dialog().findByText('Nada muda: os selecionados já são assim.')
    expect(api.last('EditBusinessesPreview')?.input.attribute).toEqual({ slug: 'aceita-pix', value: 'no' })
  })

  it('leads back from the preview to what was chosen', async () => {
    const { visitor } = await openEdit(['Padaria 20'])
    await visitor.selectOptions(choose('Dono'), 'Sem dono')
    await visitor.click(press('Ver o que muda'))
    expect(await dialog().findByText('Nada muda: os selecionados já são assim.')).toBeDefined()
    expect(press('Mudar 0 estabelecimentos')).toHaveProperty('disabled', true)
    await visitor.click(press('Voltar'))
    expect(choose('Dono').selectedOptions[0]?.text).toBe('Sem dono')
  })

  it('says what is missing, and asks for it', async () => {
    const { visitor } = await openEdit(['Padaria 20'])
    await visitor.click(press('Ver o que muda'))
    expect(
      dialog().getByText('Escolha o que muda: categorias, cidade e bairro, dono ou atributo.'),
    ).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(choose('Categorias')))
    await visitor.selectOptions(choose('Cidade'), 'Taubaté')
    await waitFor(() => expect(choose('Bairro').disabled).toBe(false))
    await visitor.click(press('Ver o que muda'))
    await waitFor(() => expect(document.activeElement).toBe(choose('Bairro')))
    expect(choose('Bairro').getAttribute('aria-invalid')).toBe('true')
    expect(api.last('EditBusinessesPreview')).toBeUndefined()
  })

  it('says which would break a rule, and keeps what was chosen', async () => {
    api.failures.EditBusinessesPreview = {
      message: 'Nada foi mudado. Ficariam sem categoria: Pousada da Praia.',
      extensions: { code: 'BAD_USER_INPUT' },
    }
    const { visitor } = await openEdit(['Pousada da Praia'])
    await visitor.selectOptions(choose('Categorias'), 'Remover')
    await visitor.selectOptions(choose('Categoria'), 'Hospedagem')
    await visitor.click(press('Ver o que muda'))
    expect((await dialog().findByRole('alert')).textContent).toBe(
      'Nada foi mudado. Ficariam sem categoria: Pousada da Praia.',
    )
    expect(choose('Categoria').selectedOptions[0]?.text).toBe('Hospedagem')
  })

  it('is asked for again when its preview is out of date', async () => {
    api.answers.editBusinessesPreview = { total: 1, changed: 1, fingerprint: 'velha', edits: [innEdit] }
    const { visitor } = await openEdit(['Pousada da Praia'])
    await visitor.selectOptions(choose('Cidade'), 'Taubaté')
    await waitFor(() => expect(choose('Bairro').disabled).toBe(false))
    await visitor.selectOptions(choose('Bairro'), 'Centro')
    await visitor.click(press('Ver o que muda'))
    const confirm = await dialog().findByRole('button', { name: 'Mudar 1 estabelecimento' })
    api.failures.EditBusinesses = {
      message: 'Nada foi mudado: mudaram desde a prévia.',
      extensions: { code: 'CONFLICT' },
    }
    await visitor.click(confirm)
    expect(api.last('EditBusinesses')).toMatchObject({ input: { fingerprint: 'velha' } })
    expect((await dialog().findByRole('alert')).textContent).toBe('Nada foi mudado: mudaram desde a prévia.')
    expect(press('Ver o que muda')).toBeDefined()
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
    expect(api.last('ChangeBusinessState')).toEqual({
      input: { ids: ['21', '20'], state: 'DRAFT' },
      actKey: expect.stringMatching(/^[\da-f]{32}$/),
    })
    screen.getByRole('button', { name: 'Ver na lista' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says before drafts are published how many of them have never been edited', async () => {
    api.answers.uneditedDrafts = 1234
    const { visitor } = await open()
    await chooseRow(visitor, 'Pousada da Praia')
    await visitor.click(button('Mudar situação'))
    await dialog().findByText(/^1\.234 rascunhos vieram de fontes/)
    expect(api.last('UneditedDrafts')).toEqual({ ids: ['21'] })
    await visitor.click(dialog().getByRole('radio', { name: /^Rascunho/ }))
    expect(dialog().queryByText(/vieram de fontes/)).toBeNull()
  })

  it('skips incomplete drafts if the administrator says so, and counts them', async () => {
    const { visitor } = await open()
    await chooseRow(visitor, 'Pousada da Praia')
    await chooseRow(visitor, names()[1] ?? '')
    await visitor.click(button('Mudar situação'))
    await visitor.click(dialog().getByRole('checkbox', { name: /^Pular os rascunhos incompletos/ }))
    api.answers.changeBusinessState = [{ id: '21' }]
    await visitor.click(dialog().getByRole('button', { name: 'Mudar situação' }))
    await screen.findByText(
      'Situação de 1 estabelecimento atualizada com sucesso! 1 incompleto continua rascunho.',
    )
    expect(api.last('ChangeBusinessState')).toMatchObject({
      input: { ids: ['21', '20'], state: 'PUBLISHED', skipIncomplete: true },
    })
  })

  it('says in the dialog which drafts lack what', async () => {
    api.failures.ChangeBusinessState = {
      message: 'Nada foi mudado. Falta telefone: Rascunhada.',
      extensions: { code: 'BAD_USER_INPUT' },
    }
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
    api.answers.businessExport = { url: '/exports/estabelecimentos.csv?ticket=bilhete' }
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
    expect(api.last('ExportBusinesses')).toEqual({ filter: { city: 'taubate' }, format: 'CSV' })
    expect(followed).toEqual(['/exports/estabelecimentos.csv?ticket=bilhete'])
    vi.restoreAllMocks()
  })

  it('is in the format that is chosen, with the keyboard too', async () => {
    api.answers.businessExport = { url: '/exports/estabelecimentos.xlsx?ticket=bilhete' }
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { visitor } = await open()
    await total('21 estabelecimentos')
    const format = screen.getByLabelText<HTMLSelectElement>('Formato do arquivo')
    expect([...format.options].map(({ text }) => text)).toEqual(['CSV', 'Excel', 'GeoJSON'])
    button('Exportar CSV').focus()
    await visitor.tab()
    expect(document.activeElement).toBe(format)
    await visitor.selectOptions(format, 'Excel')
    await visitor.click(button('Exportar Excel'))
    await screen.findByText('O download de 21 estabelecimentos começou.')
    expect(api.last('ExportBusinesses')).toEqual({ filter: {}, format: 'XLSX' })
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
