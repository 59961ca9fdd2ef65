import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { addUser, type MockUser } from '../../mocks/accounts.ts'
import {
  addCategory,
  addEntry,
  type MockBusiness,
  type MockCatalogue,
  type MockEntry,
} from '../../mocks/catalogue.ts'
import { mockApi, signIn } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()

let ada: MockUser
let deletion: MockEntry
let gone: MockBusiness
beforeEach(() => {
  ada = signIn(api, { name: 'Ada Lima', role: 'ADMIN' })
  const { catalogue } = api
  addEntry(catalogue, {
    entity: 'BUSINESS',
    action: 'UPDATE',
    entityId: '1',
    name: 'Padaria Antiga',
    actor: ada,
    at: '2026-11-19T01:30:00.000Z',
    changes: {
      name: { before: 'Padaria Antiga', after: 'Padaria 1' },
      phone: { before: '1236221234', after: null },
      description: { before: '<p>Pães</p>', after: '<p>Pães e <b>bolos</b></p>' },
      site: { before: null, after: 'https://padaria.test' },
    },
  })
  addEntry(catalogue, { entity: 'USER', action: 'UPDATE', entityId: '99', requestId: null })
  gone = catalogue.businesses[1] as MockBusiness
  deletion = addDeletion(catalogue, gone)
  catalogue.businesses.splice(1, 1)
  restore({})
})

/** What the trail says of a deletion that can be undone. */
const addDeletion = (catalogue: MockCatalogue, { id, name }: MockBusiness) =>
  addEntry(catalogue, {
    entity: 'BUSINESS',
    action: 'DELETE',
    entityId: id,
    name,
    changes: { name: { before: name, after: null } },
    restorationState: 'POSSIBLE',
    restorableUntil: '2026-12-20T15:04:00.000Z',
  })

/** Has the server put back what was deleted. */
function restore(change: { slug?: string; formerSlug?: string }) {
  api.answers.restoreDeletion = () => {
    const { id, name, slug } = gone
    api.catalogue.businesses.push(gone)
    Object.assign(deletion, { restorationState: 'DONE', restorableUntil: null })
    addEntry(api.catalogue, { entity: 'BUSINESS', action: 'RESTORE', entityId: id, name })
    return { entity: 'BUSINESS', id, name, slug, entry: deletion, ...change }
  }
}

const rows = () => screen.getAllByRole('row').slice(1) as HTMLElement[]
const rowOf = (name: string) => {
  const row = rows().find((each) => within(each).getByRole('rowheader').textContent?.includes(name))
  if (!row) throw new Error(`no row ${name}`)
  return within(row)
}
const undo = () => screen.getByRole('button', { name: 'Desfazer a exclusão de Padaria 2' })
const last = () => api.last('AuditEntries')

async function show(path = '/dashboard/audit') {
  const app = renderApp(path)
  await screen.findByRole('table', { name: 'Lista de mudanças', busy: false })
  return app
}

describe('the audit trail', () => {
  it('says what was done to what, when in São Paulo and by whom, the latest first', async () => {
    await show()
    expect(rows().map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      expect.stringContaining('Estabelecimento excluídoPadaria 2'),
      'Conta alteradanº 99',
      expect.stringContaining('Estabelecimento alteradoPadaria Antiga'),
    ])
    const row = rowOf('Padaria Antiga')
    expect(row.getByText('18/11/2026, 22:30')).toBeDefined()
    expect(row.getByText('Ada Lima')).toBeDefined()
    expect(row.getByText('hoje “Padaria 1”')).toBeDefined()
    expect(row.getByRole('link', { name: /Padaria Antiga/ }).getAttribute('href')).toBe('/padaria-1')
    expect(rowOf('Padaria 2').queryByRole('link')).toBeNull()
    expect(rowOf('Padaria 2').getByText('Conta excluída')).toBeDefined()
    expect(rowOf('nº 99').getByText('Sistema')).toBeDefined()
    expect(screen.getByText('3 registros')).toBeDefined()
  })

  it('shows each field before and after, as text', async () => {
    const { visitor } = await show()
    await visitor.click(rowOf('Padaria Antiga').getByText('Nome, Descrição, Telefone e mais 1'))
    const list = rowOf('Padaria Antiga')
      .getAllByRole('definition')
      .map((each) => each.textContent)
    expect(list).toEqual([
      'Antes: Padaria Antiga → Depois: Padaria 1',
      'Antes: Pães → Depois: Pães e bolos',
      'Antes: (12) 3622-1234 → Depois: vazio',
      'Antes: vazio → Depois: https://padaria.test',
    ])
  })

  it('is narrowed by the server, as its address says', async () => {
    await show(
      `/dashboard/audit?entity=business&action=update&actor=${ada.id}&from=2026-11-01&to=2026-11-18&search=padaria`,
    )
    expect(last()).toEqual({
      filter: {
        search: 'padaria',
        entity: 'BUSINESS',
        action: 'UPDATE',
        actorId: ada.id,
        from: '2026-11-01',
        to: '2026-11-18',
      },
      page: 1,
      perPage: 20,
    })
    expect(rows()).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Filtros (5)' }))
    for (const [label, value] of [
      ['O quê', 'BUSINESS'],
      ['Ação', 'UPDATE'],
      ['De', '2026-11-01'],
      ['Até', '2026-11-18'],
    ])
      expect(screen.getByLabelText<HTMLInputElement>(label ?? '', { selector: 'select, input' }).value).toBe(
        value,
      )
    await screen.findByRole('option', { name: 'Ada Lima', selected: true })
  })

  it('keeps its filters in the address, and takes what is no filter for none', async () => {
    const { visitor, address } = await show('/dashboard/audit?from=ontem&entity=pedra')
    expect(last()).toMatchObject({ filter: {} })
    await visitor.selectOptions(screen.getByLabelText('Ação'), 'Alterações')
    await waitFor(() => expect(rows()).toHaveLength(2))
    await visitor.click(screen.getByRole('button', { name: 'Ver só o que Ada Lima fez' }))
    await waitFor(() => expect(rows()).toHaveLength(1))
    await waitFor(() =>
      expect(address()).toBe(`/dashboard/audit?from=ontem&entity=pedra&action=update&actor=${ada.id}`),
    )
  })

  it('names who was chosen though they are no administrator', async () => {
    const rui = addUser(api.catalogue, { name: 'Rui Alves' })
    addEntry(api.catalogue, { entity: 'CITY', action: 'CREATE', entityId: '1', name: 'Taubaté', actor: rui })
    await show(`/dashboard/audit?actor=${rui.id}`)
    fireEvent.click(screen.getByRole('button', { name: 'Filtros (1)' }))
    await screen.findByRole('option', { name: 'Ada Lima' })
    expect(screen.getByRole('option', { name: 'Rui Alves', selected: true })).toBeDefined()
  })

  it('has pages, and goes to the last one from one beyond it', async () => {
    for (let id = 0; id < 25; id++)
      addEntry(api.catalogue, { entity: 'CITY', action: 'CREATE', entityId: '1', name: `Cidade ${id}` })
    const { address } = await show('/dashboard/audit?page=9&entity=city')
    await waitFor(() => expect(address()).toBe('/dashboard/audit?page=2&entity=city'))
    expect(rows()).toHaveLength(5)
  })

  it('says that nothing was found, and takes the filters away', async () => {
    const { visitor, address } = renderApp('/dashboard/audit?entity=category&from=2026-11-01')
    expect(await screen.findByText('Nenhum registro encontrado')).toBeDefined()
    await visitor.click(screen.getByRole('button', { name: 'Limpar filtros' }))
    await waitFor(() => expect(rows()).toHaveLength(3))
    await waitFor(() => expect(address()).toBe('/dashboard/audit'))
  })

  it('distinguishes entities of two kinds with the same number', async () => {
    const [city] = api.catalogue.cities
    const [category] = api.catalogue.categories
    if (!city || !category) throw new Error('the sample has neither')
    category.id = city.id
    for (const entity of ['CITY', 'CATEGORY'] as const)
      addEntry(api.catalogue, { entity, action: 'UPDATE', entityId: city.id })
    await show()
    for (const { name } of [city, category]) expect(screen.getByRole('link', { name })).toBeDefined()
  })

  it('offers to take away filters only where there are some', async () => {
    api.catalogue.entries.length = 0
    renderApp('/dashboard/audit?entity=pedra')
    expect(await screen.findByText('Nenhum registro encontrado')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull()
  })

  it('says what failed, and is asked for again', async () => {
    api.failures.AuditEntries = 'network'
    const { visitor } = renderApp('/dashboard/audit')
    expect(await screen.findByText('Erro: Sem resposta do servidor')).toBeDefined()
    delete api.failures.AuditEntries
    await visitor.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(rows()).toHaveLength(3))
  })
})

describe('a deletion', () => {
  it('says until when it can be undone, that it was, or that it is too late', async () => {
    addEntry(api.catalogue, {
      entity: 'CITY',
      action: 'DELETE',
      entityId: '77',
      name: 'Velha',
      restorationState: 'EXPIRED',
    })
    await show()
    expect(rowOf('Padaria 2').getByText('até 20 de dez.')).toBeDefined()
    expect(rowOf('Velha').getByText('Prazo encerrado')).toBeDefined()
    expect(rowOf('Padaria Antiga').queryByText(/Desfazer a/)).toBeNull()
  })

  it('is undone after a question; a notice leads to what has come back', async () => {
    const { visitor, address } = await show()
    await visitor.click(undo())
    const dialog = within(await screen.findByRole('dialog', { name: 'Restaurar “Padaria 2”?' }))
    expect(dialog.getByText(/favoritos de quem o guardou/)).toBeDefined()
    await visitor.click(dialog.getByRole('button', { name: 'Restaurar' }))
    // Under the pointer a notice stays, however long the list takes.
    await visitor.hover(await screen.findByText('“Padaria 2” está de volta ao guia.'))
    await waitFor(() => expect(rows()).toHaveLength(4))
    expect(screen.getByText('Já desfeita')).toBeDefined()
    expect(screen.getByText('Estabelecimento restaurado')).toBeDefined()
    await visitor.click(screen.getByRole('button', { name: 'Ver' }))
    await waitFor(() => expect(address()).toBe('/padaria-2'))
  })

  it('stays when the question is answered with no', async () => {
    const { visitor } = await show()
    await visitor.click(undo())
    await visitor.click(await screen.findByRole('button', { name: 'Cancelar' }))
    expect(api.last('RestoreDeletion')).toBeUndefined()
  })

  it('says that what came back has another address', async () => {
    restore({ slug: 'padaria-2-2', formerSlug: 'padaria-2' })
    const { visitor } = await show()
    await visitor.click(undo())
    await visitor.click(await screen.findByRole('button', { name: 'Restaurar' }))
    expect(await screen.findByText(/com o endereço padaria-2-2: o antigo já é de outro/)).toBeDefined()
  })

  it('that is refused says why, above the list', async () => {
    const message = 'Não é possível restaurar: a cidade “Cunha” não existe mais. Restaure isso primeiro.'
    api.failures.RestoreDeletion = { message, extensions: { code: 'CONFLICT' } }
    const { visitor } = await show()
    await visitor.click(undo())
    await visitor.click(await screen.findByRole('button', { name: 'Restaurar' }))
    expect((await screen.findByRole('alert')).textContent).toBe(`Padaria 2: ${message}`)
  })

  it('that is not answered says so', async () => {
    api.failures.RestoreDeletion = 'network'
    const { visitor } = await show()
    await visitor.click(undo())
    await visitor.click(await screen.findByRole('button', { name: 'Restaurar' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Erro ao restaurar Padaria 2')
  })
})

describe('the notice of a deletion', () => {
  it('takes it back, in the list of establishments', async () => {
    gone = api.catalogue.businesses[1] as MockBusiness
    deletion = addDeletion(api.catalogue, gone)
    api.answers.businessPage = () => api.catalogue.businesses.filter(({ name }) => name === 'Padaria 3')
    const { visitor } = renderApp('/dashboard/business?search=padaria%203')
    const label = 'Excluir Padaria 3'
    await visitor.click(await screen.findByLabelText(label))
    await visitor.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Excluir' }))
    // Under the pointer a notice stays, however long the list takes.
    await visitor.hover(await screen.findByText('Desfazer'))
    await waitFor(() => expect(screen.queryByLabelText(label)).toBeNull())
    await visitor.click(screen.getByText('Desfazer'))
    expect(await screen.findByText('“Padaria 3” está de volta ao guia.')).toBeDefined()
    expect(await screen.findByLabelText(label)).toBeDefined()
  })

  it('says why not, on a catalogue screen', async () => {
    addCategory(api.catalogue, 'Lazer', ['Praias'])
    const { id } = api.catalogue.subcategories.at(-1) as { id: string }
    addEntry(api.catalogue, {
      entity: 'SUBCATEGORY',
      action: 'DELETE',
      entityId: id,
      restorationState: 'POSSIBLE',
    })
    api.failures.RestoreDeletion = { message: 'Não dá.', extensions: { code: 'CONFLICT' } }
    const { visitor } = renderApp('/dashboard/subcategories?search=praias')
    await visitor.click(await screen.findByLabelText('Excluir Praias'))
    await visitor.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Excluir' }))
    await visitor.click(await screen.findByText('Desfazer'))
    expect(await screen.findByText('Praias: Não dá.')).toBeDefined()
    expect(screen.queryByLabelText('Excluir Praias')).toBeNull()
  })
})
