import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { businessFormMessages as texts } from '../../messages/dashboard/business-form.ts'
import { addUser } from '../../mocks/accounts.ts'
import { mockApi, signIn } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'
import { fullBusiness, showBusinessForm } from '../../test/show-business-form.tsx'

vi.mock('../rich-text/rich-text-field.tsx', () => import('../../test/plain-rich-text.tsx'))

const api = mockApi()
beforeEach(() => sessionStorage.clear())

describe('loading', () => {
  it('shows the shape of the form, then the establishment', async () => {
    let arrive = () => {}
    api.holds.BusinessForm = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const { id } = fullBusiness(api)
    signIn(api, { role: 'ADMIN' })
    renderApp(`/dashboard/business/edit/${id}`)
    expect(await screen.findByRole('status', { name: texts.loading })).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: 'Editar Estabelecimento' })).toBeDefined()
    arrive()
    expect(await screen.findByDisplayValue('Cantina da Serra')).toBeDefined()
    expect(screen.getByDisplayValue('(12) 99123-4567')).toBeDefined()
    expect(screen.getByDisplayValue('12010-000')).toBeDefined()
    expect(screen.getByDisplayValue('-23,0264')).toBeDefined()
    expect(screen.getByRole('link', { name: texts.publicPage }).getAttribute('href')).toBe(
      '/cantina-da-serra',
    )
    expect(screen.getByRole('button', { name: 'Atualizar' })).toBeDefined()
  })

  it('says that it failed, and tries again', async () => {
    api.failures.BusinessForm = 'network'
    const { id } = fullBusiness(api)
    signIn(api, { role: 'ADMIN' })
    const { visitor } = renderApp(`/dashboard/business/edit/${id}`)
    expect((await screen.findByRole('alert')).textContent).toBe('Erro ao carregar dados')
    api.failures = {}
    await visitor.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByDisplayValue('Cantina da Serra')).toBeDefined()
  })

  it('says what the server says', async () => {
    api.failures.BusinessForm = { message: 'O banco está em manutenção.' }
    signIn(api, { role: 'ADMIN' })
    renderApp('/dashboard/business/edit/1')
    expect((await screen.findByRole('alert')).textContent).toBe('O banco está em manutenção.')
  })

  it('says that it cannot do without cities and categories', async () => {
    api.failures.BusinessFormOptions = 'network'
    signIn(api, { role: 'ADMIN' })
    const { visitor } = renderApp('/dashboard/business/add')
    expect((await screen.findByRole('alert')).textContent).toBe('Dados essenciais não puderam ser carregados')
    api.failures = {}
    await visitor.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByLabelText('Nome *')).toBeDefined()
  })

  it('says that there is no such establishment, with the way back', async () => {
    signIn(api, { role: 'ADMIN' })
    renderApp('/dashboard/business/edit/999')
    expect((await screen.findByRole('alert')).textContent).toContain('Estabelecimento não encontrado')
    expect(screen.getByRole('link', { name: texts.backToList }).getAttribute('href')).toBe(
      '/dashboard/business',
    )
  })
})

it('leads back to the list as it was last seen', async () => {
  const last = { address: '/dashboard/business?page=3', scroll: 0 }
  sessionStorage.setItem('guiadovale.dashboard.list', JSON.stringify(last))
  await showBusinessForm(api)
  for (const name of ['Voltar', 'Cancelar']) {
    expect(screen.getByRole('link', { name, hidden: true }).getAttribute('href')).toBe(
      '/dashboard/business?page=3',
    )
  }
})

it('a copy starts with the values of another, without its photos and owner, and is created as a new one', async () => {
  const business = fullBusiness(api)
  business.owner = addUser(api.catalogue, { name: 'Dona' })
  signIn(api, { role: 'ADMIN' })
  const { visitor } = renderApp(`/dashboard/business/add?copy=${business.id}`)
  expect(await screen.findByDisplayValue('Cantina da Serra (cópia)')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name: 'Adicionar Estabelecimento' })).toBeDefined()
  expect(screen.getByDisplayValue('(12) 99123-4567')).toBeDefined()
  await visitor.click(screen.getAllByRole('button', { name: 'Adicionar' })[0] as HTMLElement)
  await waitFor(() => expect(api.last('CreateBusiness')).toBeDefined())
  const { input, requestKey } = api.last('CreateBusiness') as { input: object; requestKey: string }
  expect(input).toMatchObject({ name: 'Cantina da Serra (cópia)', address: { zipCode: '12010-000' } })
  expect(input).toMatchObject({ categoryIds: business.categories.map(({ id }) => id) })
  expect(requestKey).toBeTruthy()
  const copy = api.catalogue.businesses.find(({ name }) => name === 'Cantina da Serra (cópia)')
  expect([copy?.photos, copy?.owner]).toEqual([[], null])
  expect(business.name).toBe('Cantina da Serra')
})

describe('categories', () => {
  it('keep the order in which they are chosen; one can be made the first', async () => {
    const { pick, press, visitor } = await showBusinessForm(api)
    await pick('Categorias *', 'Alimentação')
    await pick('Categorias *', 'Hospedagem')
    const chosen = () =>
      within(screen.getByRole('list', { name: texts.choices.chosen('Categorias'), hidden: true }))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    expect(chosen()).toEqual(['Alimentação(principal)', 'Hospedagem'])
    await press('Tornar Hospedagem a principal')
    expect(chosen()).toEqual(['Hospedagem(principal)', 'Alimentação'])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Retirar Hospedagem')
    await visitor.keyboard('{Enter}')
    expect(chosen()).toEqual(['Alimentação'])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Retirar Alimentação')
  })

  it('decide which subcategories there are, and whether one is required', async () => {
    const { pick, field } = await showBusinessForm(api)
    const box = field('Subcategorias')
    expect([box.disabled, box.placeholder]).toEqual([true, 'Escolha uma categoria primeiro.'])
    await pick('Categorias *', 'Eventos')
    await waitFor(() => expect(box.placeholder).toBe('As categorias escolhidas não têm subcategorias.'))
    await pick('Categorias *', 'Alimentação')
    await pick(/^Subcategorias( \*)?$/, 'Padarias')
    await pick('Categorias *', 'Hospedagem')
    await pick(/^Subcategorias( \*)?$/, 'Pousadas')
    await pick('Categorias *', 'Alimentação')
    const chosen = screen.getByRole('list', { name: texts.choices.chosen('Subcategorias'), hidden: true })
    expect(
      within(chosen)
        .getAllByRole('listitem', { hidden: true })
        .map((item) => item.textContent),
    ).toEqual(['Pousadas'])
  })

  it('whose subcategories cannot be loaded offer to load them again', async () => {
    api.failures.FormSubcategories = 'network'
    const { pick, press } = await showBusinessForm(api)
    await pick('Categorias *', 'Alimentação')
    expect(await screen.findByPlaceholderText('As subcategorias não puderam ser carregadas.')).toBeDefined()
    expect(screen.getByRole('alert').textContent).toContain('Erro')
    delete api.failures.FormSubcategories
    await press('Tentar de novo')
    await pick(/^Subcategorias( \*)?$/, 'Padarias')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the neighborhood', () => {
  it('waits for a city, and goes with it', async () => {
    const { field, pick, visitor, optionsOf } = await showBusinessForm(api)
    expect([field('Bairro *').disabled, field('Bairro *').placeholder]).toEqual([
      true,
      'Escolha a cidade primeiro',
    ])
    await pick('Cidade *', 'Taubaté')
    await pick('Bairro *', 'Vila São José')
    await pick('Cidade *', 'Ubatuba')
    await waitFor(() => expect(field('Bairro *').value).toBe(''))
    await visitor.click(field('Bairro *'))
    await waitFor(() => expect(optionsOf('Bairro *').textContent).toBe('Itaguá'))
  })

  it('of a city whose list cannot be loaded: it can be loaded again', async () => {
    api.failures.FormNeighborhoods = 'network'
    const { pick, press } = await showBusinessForm(api)
    await pick('Cidade *', 'Taubaté')
    expect(await screen.findByPlaceholderText('Os bairros não puderam ser carregados.')).toBeDefined()
    expect(screen.getByRole('alert').textContent).toContain('Erro')
    delete api.failures.FormNeighborhoods
    await press('Tentar de novo')
    await pick('Bairro *', 'Vila São José')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('can be added on the spot, and is chosen then', async () => {
    const { field, pick, press, visitor } = await showBusinessForm(api)
    await pick('Cidade *', 'Areias')
    await press('Novo bairro')
    expect(document.activeElement).toBe(field('Nome do novo bairro de Areias'))
    await visitor.keyboard('{Enter}')
    expect(await screen.findByText('Informe o nome.')).toBeDefined()
    await visitor.keyboard('Vila Nova{Enter}')
    await waitFor(() => expect(field('Bairro *').value).toBe('Vila Nova'))
    expect(document.activeElement).toBe(field('Bairro *'))
    expect(api.last('AddNeighborhood')).toMatchObject({ input: { name: 'Vila Nova', cityId: '3' } })
    expect(api.last('CreateBusiness')).toBeUndefined()
  })

  it('shows why it cannot be added next to its name', async () => {
    api.failures.AddNeighborhood = {
      message: 'Este slug já está em uso.',
      extensions: { code: 'CONFLICT', fields: { 'input.slug': 'Este slug já está em uso.' } },
    }
    const { field, pick, press, visitor } = await showBusinessForm(api)
    await pick('Cidade *', 'Taubaté')
    await press('Novo bairro')
    await visitor.keyboard('centro')
    await press('Criar bairro')
    expect(
      await screen.findByText('Taubaté já tem um bairro com este nome. Escolha-o na lista.'),
    ).toBeDefined()
    expect(field('Nome do novo bairro de Taubaté').value).toBe('centro')
    await press('Cancelar')
    expect(screen.queryByLabelText('Nome do novo bairro de Taubaté')).toBeNull()
  })
})

describe('the owner', () => {
  it('is searched for by name or e-mail, chosen by keyboard, and taken out', async () => {
    api.answers.userPage = [
      addUser(api.catalogue, { name: 'Joana Prado', email: 'joana@guia.test' }),
      addUser(api.catalogue, { name: 'João Lima', email: 'lima@guia.test' }),
    ]
    const { field, press, visitor } = await showBusinessForm(api)
    await visitor.click(field('Buscar por nome ou e-mail'))
    await visitor.paste('joa')
    expect(await screen.findByText('joana@guia.test')).toBeDefined()
    expect(screen.getAllByText('2 usuários encontrados').length).toBeGreaterThan(0)
    expect(api.last('FindOwners')).toMatchObject({ search: 'joa' })
    await visitor.keyboard('{ArrowDown}{ArrowDown}')
    const active = field('Buscar por nome ou e-mail').getAttribute('aria-activedescendant')
    expect(document.getElementById(active ?? '')?.textContent).toContain('João Limalima@guia.test')
    await visitor.keyboard('{Enter}')
    expect(screen.getByText('lima@guia.test')).toBeDefined()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Retirar proprietário'))
    await press('Retirar proprietário')
    expect(document.activeElement).toBe(field('Buscar por nome ou e-mail'))
  })

  it('says that no owner is found, and that the search failed', async () => {
    api.answers.userPage = []
    const { field, visitor } = await showBusinessForm(api)
    await visitor.click(field('Buscar por nome ou e-mail'))
    await visitor.paste('ninguém mesmo')
    expect((await screen.findAllByText('Nenhum usuário encontrado')).length).toBeGreaterThan(0)
    api.failures.FindOwners = 'network'
    await visitor.click(field('Buscar por nome ou e-mail'))
    await visitor.paste(' aqui')
    expect((await screen.findAllByText(texts.owner.failed)).length).toBeGreaterThan(0)
  })
})

it('takes coordinates pasted as a pair, and clears them', async () => {
  const { field, press, visitor } = await showBusinessForm(api)
  await visitor.click(field('Latitude'))
  await visitor.paste('-23.026412, -45.555300')
  expect([field('Latitude').value, field('Longitude').value]).toEqual(['-23,026412', '-45,5553'])
  await press('Limpar coordenadas')
  expect([field('Latitude').value, field('Longitude').value]).toEqual(['', ''])
  expect(document.activeElement).toBe(field('Latitude'))
})

it('splits coordinates that are typed as a pair on leaving the field, and leaves a single number there', async () => {
  const { field, visitor } = await showBusinessForm(api)
  await visitor.type(field('Longitude'), '-23.026412, -45.5553')
  await visitor.tab()
  expect([field('Latitude').value, field('Longitude').value]).toEqual(['-23,026412', '-45,5553'])
  await visitor.clear(field('Latitude'))
  await visitor.type(field('Latitude'), '-22,9')
  await visitor.tab()
  expect([field('Latitude').value, field('Longitude').value]).toEqual(['-22,9', '-45,5553'])
})

it('swaps a swapped pair on request, and keeps the focus in the form', async () => {
  const { field, press, visitor } = await showBusinessForm(api)
  await visitor.click(field('Latitude'))
  await visitor.paste('-45.5553, -23.0264')
  await press('Trocar latitude e longitude')
  expect([field('Latitude').value, field('Longitude').value]).toEqual(['-23,0264', '-45,5553'])
  expect(document.activeElement).toBe(field('Latitude'))
})

it('shows a video only when it is asked for', async () => {
  const { field, visitor } = await showBusinessForm(api)
  await visitor.click(field('Vídeo do YouTube'))
  await visitor.paste('youtu.be/dQw4w9WgXcQ')
  await visitor.click(screen.getByText('Assistir ao vídeo'))
  expect(screen.getByTitle(/^Vídeo de/).getAttribute('src')).toContain(
    'youtube-nocookie.com/embed/dQw4w9WgXcQ',
  )
})

it('dresses phone and zip code while they are typed, and takes a pasted phone whole', async () => {
  const { field, visitor } = await showBusinessForm(api)
  await visitor.type(field('Telefone *'), '12991234567')
  await visitor.type(field('CEP'), '12010000')
  await visitor.click(field('WhatsApp'))
  await visitor.paste('+55 (12) 99123-4567')
  expect([field('Telefone *').value, field('CEP').value, field('WhatsApp').value]).toEqual([
    '(12) 99123-4567',
    '12010-000',
    '(12) 99123-4567',
  ])
  await visitor.clear(field('Telefone *'))
  await visitor.type(field('Telefone *'), '+5512999998888')
  expect(field('Telefone *').value).toBe('(12) 99999-8888')
  expect(field('Telefone *').placeholder).toBe('(99) 99999-9999')
})

it('shows the profile from the values of the form', async () => {
  const { id } = fullBusiness(api)
  const { fill, press } = await showBusinessForm(api, id)
  await fill('Nome *', 'Cantina Nova')
  await press('Pré-visualizar')
  const dialog = within(await screen.findByRole('dialog', { name: texts.previewDialog.title }))
  expect(dialog.getByRole('heading', { level: 1, name: 'Cantina Nova' })).toBeDefined()
  expect(dialog.getByText('Massas feitas em casa.')).toBeDefined()
  expect(dialog.getByText('Rua das Flores, 12, Centro, Taubaté - Brasil')).toBeDefined()
})
