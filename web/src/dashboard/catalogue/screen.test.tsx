import { Blob as NativeBlob, File as NativeFile } from 'node:buffer'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attributeMessages } from '../../messages/dashboard/attributes.ts'
import {
  catalogueMessages,
  categoryMessages,
  cityMessages,
  neighborhoodMessages,
  subcategoryMessages,
} from '../../messages/dashboard/catalogue.ts'
import { messages } from '../../messages/site.ts'
import { mockApi, signIn } from '../../mocks/server.ts'
import { expectWarnings } from '../../test/expect-warnings.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()

beforeEach(() => {
  signIn(api, { role: 'ADMIN' })
  // What jsdom lacks.
  Object.assign(URL, { createObjectURL: () => 'blob:previa', revokeObjectURL: () => {} })
})

/** Chooses what a new one belongs to. */
async function chooseIn(visitor: Visitor, label: RegExp, option: string) {
  const select = await formField(label)
  await visitor.selectOptions(select, await within(select).findByRole('option', { name: option }))
}
const inUbatuba = (visitor: Visitor) => chooseIn(visitor, /^Cidade/, 'Ubatuba')
const inEvents = (visitor: Visitor) => chooseIn(visitor, /^Categoria/, 'Eventos')

/** Fills what only an attribute requires. */
async function askPayment(visitor: Visitor) {
  await visitor.type(await formField(/^Pergunta/), 'Aceita?')
  await visitor.type(await formField(/^Grupo/), 'Pagamento')
}

type Visitor = ReturnType<typeof renderApp>['visitor']

const cases = [
  {
    noun: 'City',
    path: '/dashboard/cities',
    texts: cityMessages,
    rows: () => api.catalogue.cities,
    columns: ['Nome', 'Slug', 'Popular', 'Ações'],
    /** Nothing uses it; its neighbour is in use. */
    unused: 'Areias',
    used: 'Taubaté',
    refusal: 'Esta cidade não pode ser excluída: tem 2 bairros e 20 estabelecimentos.',
    links: [
      ['Ver os bairros de Taubaté', '/dashboard/neighborhoods?city=taubate'],
      ['Ver os estabelecimentos de Taubaté', '/dashboard/business?city=taubate'],
      ['Ver os estabelecimentos que atendem Taubaté', '/dashboard/business?servedCity=taubate'],
    ],
    unanswered: 'Sem resposta do servidor',
    picture: 'image',
    choose: async () => {},
  },
  {
    noun: 'Category',
    path: '/dashboard/categories',
    texts: categoryMessages,
    rows: () => api.catalogue.categories,
    columns: ['Nome', 'Slug', 'Ações'],
    unused: 'Eventos',
    used: 'Hospedagem',
    refusal: 'Esta categoria não pode ser excluída: tem 1 subcategoria e 1 estabelecimento.',
    links: [
      ['Ver as subcategorias de Hospedagem', '/dashboard/subcategories?category=hospedagem'],
      ['Ver os estabelecimentos de Hospedagem', '/dashboard/business?category=hospedagem'],
      [
        'Ver as categorias das fontes que são Hospedagem',
        '/dashboard/business/import/categories?category=hospedagem',
      ],
      ['Ver os atributos de Hospedagem', '/dashboard/attributes?category=hospedagem'],
    ],
    unanswered: 'Sem resposta do servidor',
    picture: 'icon',
    choose: async () => {},
  },
  {
    noun: 'Neighborhood',
    path: '/dashboard/neighborhoods',
    texts: neighborhoodMessages,
    rows: () => api.catalogue.neighborhoods,
    columns: ['Nome', 'Slug', 'Cidade', 'Ações'],
    unused: 'Vila São José',
    used: 'Itaguá',
    refusal: 'Este bairro não pode ser excluído: tem 1 estabelecimento.',
    links: [
      ['Ver os estabelecimentos de Itaguá', '/dashboard/business?city=ubatuba&neighborhood=3'],
      [
        'Ver os estabelecimentos que atendem Itaguá',
        '/dashboard/business?servedCity=ubatuba&servedNeighborhood=3',
      ],
    ],
    unanswered: 'Erro ao excluir bairro',
    picture: null,
    choose: inUbatuba,
  },
  {
    noun: 'Subcategory',
    path: '/dashboard/subcategories',
    texts: subcategoryMessages,
    rows: () => api.catalogue.subcategories,
    columns: ['Nome', 'Slug', 'Categoria', 'Status', 'Ações'],
    unused: 'Pizzarias',
    used: 'Pousadas',
    refusal: 'Esta subcategoria não pode ser excluída: tem 1 estabelecimento.',
    links: [
      ['Ver os estabelecimentos de Pousadas', '/dashboard/business?category=hospedagem&subcategory=pousadas'],
      [
        'Ver as categorias das fontes que são Pousadas',
        '/dashboard/business/import/categories?category=hospedagem&search=Pousadas',
      ],
    ],
    unanswered: 'Erro ao excluir subcategoria',
    picture: 'icon',
    choose: inEvents,
  },
  {
    noun: 'Attribute',
    path: '/dashboard/attributes',
    texts: attributeMessages,
    rows: () => api.catalogue.attributes,
    columns: ['Nome', 'Slug', 'Grupo', 'Tipo da resposta', 'Status', 'Ações'],
    unused: 'Faz entrega',
    used: 'Aceita Pix',
    refusal: 'Este atributo não pode ser excluído: tem a resposta de 3 estabelecimentos.',
    links: [
      ['Ver os estabelecimentos com resposta a “Aceita Pix”', '/dashboard/business?attribute=aceita-pix'],
    ],
    unanswered: 'Erro ao excluir atributo',
    picture: null,
    choose: askPayment,
  },
] as const

type Case = (typeof cases)[number]

const form = () => document.querySelector<HTMLFormElement>('form[novalidate]') as HTMLFormElement
const formField = (label: RegExp | string) =>
  waitFor(() => within(form()).getByLabelText<HTMLInputElement>(label))
const name = () => within(form()).getByLabelText<HTMLInputElement>('Nome *')
const slug = () => within(form()).getByLabelText<HTMLInputElement>('Slug *')
const banner = (role: 'alert' | 'status', text: string) =>
  waitFor(() => {
    const found = screen.getAllByRole(role).find((each) => each.textContent?.startsWith(text))
    if (!found) throw new Error(`no ${role} says ${text}`)
    return found
  })

/** Shows a screen, and waits for its rows. */
async function show({ path, texts }: Case, query = '') {
  const app = renderApp(path + query)
  await screen.findByRole('heading', { level: 1, name: texts.title })
  const { visitor } = app
  const press = async (button: string) => visitor.click(await screen.findByRole('button', { name: button }))
  const confirm = (button: string) =>
    visitor.click(within(screen.getByRole('dialog')).getByRole('button', { name: button }))
  const remove = async (row: string) => {
    await press(`Excluir ${row}`)
    expect(screen.getByRole('dialog', { name: texts.confirm })).toBeDefined()
    await confirm('Excluir')
  }
  return { ...app, press, confirm, remove }
}

/** Those of the list: a select may load as well. */
const loading = () => screen.queryAllByRole('status').filter((each) => each.textContent === 'Carregando...')
const ready = () => screen.findAllByRole('rowheader')

const named = ({ rows }: Case, text: string) => rows().filter((each) => each.name === text)

/** Adds one, of which the answer never comes. */
async function loseAnswer(entry: Case) {
  const app = await show(entry)
  await ready()
  await app.visitor.type(name(), 'Perdida')
  await entry.choose(app.visitor)
  api.lost.add(`Create${entry.noun}`)
  await app.press('Adicionar')
  await banner('alert', entry.texts.saveFailed)
  api.lost.clear()
  api.answers[`create${entry.noun}`] = named(entry, 'Perdida')[0]
  return app
}

describe.each(cases)('the screen of a $noun', (entry) => {
  const { noun, texts, unused, used, rows, choose } = entry
  const keys = () =>
    api.seen.filter((each) => each.name === `Create${noun}`).map(({ variables }) => variables.requestKey)

  describe('its list', () => {
    it('has its columns, its rows by name, and their total', async () => {
      await show(entry)
      await ready()
      const table = within(screen.getByRole('table', { name: texts.list }))
      expect(table.getAllByRole('columnheader').map((each) => each.textContent)).toEqual(entry.columns)
      const names = table.getAllByRole('rowheader').map((each) => each.textContent)
      expect(names).toEqual(
        rows()
          .map((each) => each.name)
          .toSorted((a, b) => a.localeCompare(b, 'pt-BR')),
      )
      expect(screen.getByText(`${rows().length} ${texts.counted[1]}`)).toBeDefined()
    })

    it('says when it could not be loaded, and loads on demand', async () => {
      api.failures[`${noun}List`] = 'network'
      const { press } = await show(entry)
      expect((await banner('alert', texts.loadFailed)).textContent).toBe(texts.loadFailed)
      expect(loading()).toEqual([])
      delete api.failures[`${noun}List`]
      await press('Tentar de novo')
      await ready()
    })

    it('says when there is nothing, and when nothing is found', async () => {
      rows().length = 0
      await show(entry)
      expect(await screen.findByText(texts.none)).toBeDefined()
    })

    it('searches, sorts and clears by its address', async () => {
      const { visitor, press, address } = await show(entry)
      await ready()
      const page = `${noun.charAt(0).toLowerCase()}${noun.slice(1)}Page` as 'cityPage'
      api.answers[page] = ({ filter }) => (filter?.search ? [] : undefined)
      await visitor.type(screen.getByLabelText(texts.search), 'zzz')
      expect(await screen.findByText(texts.noneFound)).toBeDefined()
      await waitFor(() => expect(address()).toBe(`${entry.path}?search=zzz`))
      expect(api.last(`${noun}List`)).toMatchObject({ filter: { search: 'zzz' } })
      // Once for each: the router's transitions and Apollo's renders could ask by turns for ever.
      expect(api.seen.filter((each) => each.name === `${noun}List`)).toHaveLength(2)
      await press('Limpar filtros')
      await ready()
      await press('Nome')
      await waitFor(() => expect(address()).toBe(`${entry.path}?sort=-name`))
      await waitFor(() =>
        expect(api.last(`${noun}List`)).toMatchObject({ sort: { field: 'NAME', direction: 'DESC' } }),
      )
    })
  })

  describe('adding', () => {
    it('saves, says so above the form and in a notice, empties the form and shows the new row', async () => {
      const { visitor, press } = await show(entry)
      await ready()
      await visitor.type(name(), 'Água Santa')
      expect(slug().value).toBe('agua-santa')
      await choose(visitor)
      await press('Adicionar')
      await banner('status', texts.created)
      expect(screen.getAllByText(texts.created)).toHaveLength(2)
      expect(await screen.findByRole('rowheader', { name: 'Água Santa' })).toBeDefined()
      expect([name().value, slug().value]).toEqual(['', ''])
      expect(document.activeElement).toBe(name())
      expect(rows().at(-1)).toMatchObject({ name: 'Água Santa', slug: 'agua-santa' })
      expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull()
    })

    it('shows next to the fields what is missing, focuses the first, and sends nothing', async () => {
      const { press } = await show(entry)
      await ready()
      await press('Adicionar')
      expect(within(form()).getByText('Informe o nome.')).toBeDefined()
      expect(within(form()).getByText('Informe o slug.')).toBeDefined()
      expect(document.activeElement).toBe(name())
      expect(name().getAttribute('aria-invalid')).toBe('true')
      expect(api.last(`Create${noun}`)).toBeUndefined()
    })
  })

  describe('adding when the answer is lost', () => {
    it('adds one when it is sent again, and another one with the next form', async () => {
      const { visitor, press } = await loseAnswer(entry)
      await press('Adicionar')
      await banner('status', texts.created)
      expect(keys()).toEqual([expect.any(String), keys()[0]])
      delete api.answers[`create${noun}`]
      await waitFor(() => expect(name().value).toBe(''))
      await visitor.type(name(), 'Seguinte')
      await choose(visitor)
      await press('Adicionar')
      await screen.findByRole('rowheader', { name: 'Seguinte' })
      expect(new Set(keys()).size).toBe(2)
    })
  })

  describe('editing', () => {
    it('loads the record when "Editar" is pressed again after a failure', async () => {
      api.failures[`${noun}Record`] = 'network'
      const { press } = await show(entry)
      await press(`Editar ${used}`)
      await banner('alert', texts.editLoadFailed)
      delete api.failures[`${noun}Record`]
      await press(`Editar ${used}`)
      await waitFor(() => expect(name().value).toBe(used))
    })

    it('loads the record into the form by an address of its own, and saves only what changed', async () => {
      const { visitor, press, address } = await show(entry)
      const { id } = rows().find((each) => each.name === used) ?? { id: '' }
      await press(`Editar ${used}`)
      expect(await screen.findByRole('region', { name: texts.edit })).toBeDefined()
      await waitFor(() => expect(name().value).toBe(used))
      await waitFor(() => expect(address()).toBe(`${entry.path}?edit=${id}`))
      expect(document.activeElement).toBe(name())
      const before = slug().value
      await visitor.type(name(), ' Novo')
      expect(slug().value).toBe(before)
      await press('Atualizar')
      await banner('status', texts.updated)
      expect(api.last(`Update${noun}`)).toEqual({ id, input: { name: `${used} Novo` } })
      await screen.findByRole('rowheader', { name: `${used} Novo` })
      await waitFor(() => expect(address()).toBe(entry.path))
      expect(await screen.findByRole('region', { name: texts.add })).toBeDefined()
      expect(name().value).toBe('')
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByRole('button', { name: `Editar ${used} Novo` })),
      )
    })
  })

  describe('deleting', () => {
    it('deletes what nothing uses, says so, and leads the focus to the list', async () => {
      const { remove } = await show(entry)
      await remove(unused)
      await banner('status', texts.deleted)
      await waitFor(() => expect(screen.queryByRole('rowheader', { name: unused })).toBeNull())
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: texts.list }))
      expect(rows().map((each) => each.name)).not.toContain(unused)
    })

    it('lists what uses it, with links', async () => {
      api.failures[`Delete${noun}`] = { message: entry.refusal, extensions: { code: 'CONFLICT' } }
      const { remove } = await show(entry)
      await remove(used)
      const said = await banner('alert', entry.refusal)
      const links = within(said).queryAllByRole('link')
      expect(links.map((each) => [each.textContent, each.getAttribute('href')])).toEqual(entry.links)
      await waitFor(() => expect(said.parentElement).toBe(document.activeElement))
      expect(rows().map((each) => each.name)).toContain(used)
    })

    it.each([
      ['no answer', 'network', entry.unanswered],
      ['an answer without a message', { message: '' }, texts.deleteFailed],
      ['a message', { message: 'O serviço está cheio.' }, 'O serviço está cheio.'],
    ] as const)('says why it failed: %s', async (_, failure, text) => {
      api.failures[`Delete${noun}`] = failure
      const { remove } = await show(entry)
      await remove(unused)
      expect((await banner('alert', text)).textContent).toBe(text)
    })
  })
})

it.each([
  [
    cases[0],
    'areaCount',
    'Ver os estabelecimentos que atendem Areias',
    '/dashboard/business?servedCity=areias',
  ],
  [cases[1], 'attributeCount', 'Ver os atributos de Eventos', '/dashboard/attributes?category=eventos'],
] as const)('what only $1 counts blocks a deletion, with the link to it', async (entry, count, text, to) => {
  api.failures[`Delete${entry.noun}`] = { message: 'Não pode.', extensions: { code: 'CONFLICT' } }
  Object.assign(entry.rows().find(({ name }) => name === entry.unused) ?? {}, { [count]: 1 })
  const { remove } = await show(entry)
  await remove(entry.unused)
  const links = within(await banner('alert', 'Não pode.')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([[text, to]])
})

/** What no description changes, with the one that has most: a parent, a box, synonyms, a picture and filters. */
describe('the screen of any noun', () => {
  const entry = cases[3]
  const { noun, texts, unused, rows, choose } = entry

  describe('its list', () => {
    it('says that it loads, with a skeleton in place of the rows', async () => {
      const held = Promise.withResolvers<void>()
      api.holds[`${noun}List`] = held.promise
      await show(entry)
      expect(loading().length).toBe(1)
      expect(screen.getByRole('table', { name: texts.list }).getAttribute('aria-busy')).toBe('true')
      held.resolve()
      await ready()
      expect(loading()).toEqual([])
    })

    it('goes to its last page when the address is past it', async () => {
      const { address } = await show(entry, '?page=7')
      await ready()
      await waitFor(() => expect(address()).toBe(entry.path))
    })
  })

  describe('adding', () => {
    it('leaves a slug alone that was typed by hand', async () => {
      const { visitor } = await show(entry)
      await ready()
      await visitor.type(name(), 'Água')
      await visitor.type(slug(), '-boa')
      await visitor.type(name(), ' Santa')
      expect(slug().value).toBe('agua-boa')
    })

    it('shows next to its field what the server refuses, and clears it on a change', async () => {
      const { visitor, press } = await show(entry)
      await ready()
      await visitor.type(name(), 'Outra')
      await choose(visitor)
      api.failures[`Create${noun}`] = {
        message: 'Este slug já está em uso.',
        extensions: { code: 'CONFLICT', fields: { 'input.slug': 'Este slug já está em uso.' } },
      }
      await press('Adicionar')
      expect(await within(form()).findByText('Este slug já está em uso.')).toBeDefined()
      await banner('alert', texts.saveFailed)
      expect(document.activeElement).toBe(slug())
      await visitor.type(slug(), '-2')
      expect(within(form()).queryByText('Este slug já está em uso.')).toBeNull()
    })

    it.each([
      ['network', texts.saveFailed],
      [{ message: '' }, texts.saveFailed],
      [{ message: 'O serviço está cheio.' }, 'O serviço está cheio.'],
    ] as const)('keeps what was typed when saving fails: %o', async (failure, text) => {
      api.failures[`Create${noun}`] = failure
      const { visitor, press } = await show(entry)
      await ready()
      const folded = screen.getByText(texts.add).closest('details')
      expect(folded?.open).toBe(false)
      await visitor.click(screen.getByText(texts.add))
      expect(folded?.open).toBe(true)
      await visitor.type(name(), 'Outra')
      await choose(visitor)
      await press('Adicionar')
      const said = await banner('alert', text)
      await waitFor(() => expect(said.parentElement).toBe(document.activeElement))
      expect([name().value, slug().value]).toEqual(['Outra', 'outra'])
      await press('Fechar aviso')
      expect(document.activeElement).toBe(name())
    })
  })

  describe('adding when the answer is lost', () => {
    it('opens what was added when something else is sent, with the edits unsaved', async () => {
      const { visitor, press, address } = await loseAnswer(entry)
      await visitor.clear(name())
      await visitor.type(name(), 'Achada')
      api.failures[`Create${noun}`] = {
        message: 'Este cadastro já tinha sido salvo, com outros dados.',
        extensions: { code: 'CONFLICT', reason: 'KEY_REUSED', id: named(entry, 'Perdida')[0]?.id },
      }
      await press('Adicionar')
      await banner('alert', catalogueMessages.existsAlready)
      expect(await screen.findByRole('region', { name: texts.edit })).toBeDefined()
      const id = named(entry, 'Perdida')[0]?.id
      await waitFor(() => expect(address()).toBe(`${entry.path}?edit=${id}`))
      await waitFor(() => expect(name().value).toBe('Achada'))
      await press('Atualizar')
      await banner('status', texts.updated)
      expect(api.last(`Update${noun}`)).toMatchObject({ id, input: { name: 'Achada' } })
      expect([named(entry, 'Perdida'), named(entry, 'Achada')].map(({ length }) => length)).toEqual([0, 1])
    })
  })

  describe('editing', () => {
    it('says when the record could not be loaded, and loads it on demand', async () => {
      api.failures[`${noun}Record`] = 'network'
      const { press } = await show(entry, '?edit=1')
      await banner('alert', texts.editLoadFailed)
      expect(screen.queryByRole('button', { name: 'Adicionar' })).toBeNull()
      delete api.failures[`${noun}Record`]
      await press('Tentar de novo')
      await waitFor(() => expect(name().value).toBe(rows()[0]?.name))
    })

    it('says the same of a record that is not there, and goes back to adding', async () => {
      const { press, address } = await show(entry, '?edit=999')
      await banner('alert', texts.editLoadFailed)
      await press('Cancelar')
      expect(await screen.findByRole('region', { name: texts.add })).toBeDefined()
      await waitFor(() => expect(address()).toBe(entry.path))
    })

    it('is given up without a question, and the focus is back at its row', async () => {
      const { visitor, press } = await show(entry, '?edit=1')
      await ready()
      await waitFor(() => expect(name().value).toBe(rows()[0]?.name))
      await visitor.type(name(), 'xyz')
      await press('Cancelar')
      await waitFor(() => expect(name().value).toBe(''))
      expect(document.activeElement).toBe(screen.getByRole('button', { name: `Editar ${rows()[0]?.name}` }))
      expect(rows()[0]?.name).not.toContain('xyz')
    })

    it('asks before what was typed is lost to another record', async () => {
      const { visitor, press, confirm, address } = await show(entry, '?edit=1')
      await ready()
      await waitFor(() => expect(name().value).toBe(rows()[0]?.name))
      await visitor.type(name(), '!')
      await press(`Editar ${rows()[1]?.name}`)
      await screen.findByRole('dialog', { name: catalogueMessages.discard.title })
      await confirm('Cancelar')
      expect(name().value).toBe(`${rows()[0]?.name}!`)
      await press(`Editar ${rows()[1]?.name}`)
      await confirm('Descartar')
      await waitFor(() => expect(name().value).toBe(rows()[1]?.name))
      await waitFor(() => expect(address()).toBe(`${entry.path}?edit=2`))
    })
  })

  describe('deleting', () => {
    it('asks, and deletes nothing on a no', async () => {
      const { press, confirm } = await show(entry)
      await press(`Excluir ${unused}`)
      expect(screen.getByRole('dialog', { name: texts.confirm })).toBeDefined()
      await confirm('Cancelar')
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(api.last(`Delete${noun}`)).toBeUndefined()
    })

    it('resets the form when it is the one that is edited', async () => {
      const { id } = rows().find((each) => each.name === unused) ?? { id: '' }
      const { visitor, remove, address } = await show(entry, `?edit=${id}`)
      await waitFor(() => expect(name().value).toBe(unused))
      await visitor.type(name(), ' xyz')
      await remove(unused)
      await banner('status', texts.deleted)
      expect(await screen.findByRole('region', { name: texts.add })).toBeDefined()
      expect([name().value, address()]).toEqual(['', entry.path])
    })
  })
})

describe.each(cases.filter(({ picture }) => picture))('the picture of a $noun', (entry) => {
  const { noun, texts, rows } = entry
  const field = String(entry.picture)
  const input = () => form().querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement

  /** jsdom's own files cannot be sent by the platform's fetch. */
  beforeEach(async () => {
    const form = await new Response(new URLSearchParams()).formData()
    vi.stubGlobal('FormData', form.constructor)
    vi.stubGlobal('Blob', NativeBlob)
    vi.stubGlobal('File', NativeFile)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  function choose() {
    const file = new NativeFile(['pixels'], 'serra.png', { type: 'image/png' })
    Object.defineProperty(input(), 'files', { value: [file], configurable: true })
    act(() => void input().dispatchEvent(new Event('change', { bubbles: true })))
  }

  it('is shown before it is saved, can be taken back, and is sent', async () => {
    const { visitor, press } = await show(entry)
    await ready()
    expect(screen.getByText('PNG, JPG, JPEG até 5MB')).toBeDefined()
    choose()
    expect((await screen.findByAltText('Prévia de serra.png')).getAttribute('src')).toBe('blob:previa')
    await press(catalogueMessages.removeFile)
    expect(screen.queryByAltText('Prévia de serra.png')).toBeNull()
    expect(document.activeElement).toBe(input())
    choose()
    await visitor.type(name(), 'Com imagem')
    await entry.choose(visitor)
    await press('Adicionar')
    await banner('status', texts.created)
    expect(rows().at(-1)).toMatchObject({ [field]: { url: expect.stringContaining('88') } })
  })

  it('that the server refuses is reported next to the field, and stays chosen', async () => {
    api.failures[`Create${noun}`] = {
      message: 'O arquivo não é uma imagem PNG, JPEG, WebP ou AVIF.',
      extensions: { code: 'BAD_USER_INPUT' },
    }
    const { visitor, press } = await show(entry)
    await ready()
    choose()
    await visitor.type(name(), 'Com imagem')
    await entry.choose(visitor)
    await press('Adicionar')
    expect(await within(form()).findByText(/não é uma imagem/)).toBeDefined()
    await banner('alert', texts.saveFailed)
    expect(document.activeElement).toBe(input())
    expect(screen.getByText('serra.png')).toBeDefined()
  })

  it('that is saved is shown, stays when it is not named, and goes when it is removed', async () => {
    Object.assign(rows()[0] as object, {
      [field]: { url: '/media/1', width: 900, height: 900, color: '#123456' },
    })
    const { visitor, press } = await show(entry, '?edit=1')
    expect(await screen.findByAltText('Imagem atual')).toBeDefined()
    await press(catalogueMessages.removeImage)
    expect(screen.getByText(catalogueMessages.imageGoes)).toBeDefined()
    await press(catalogueMessages.keepImage)
    expect(screen.getByAltText('Imagem atual')).toBeDefined()
    await visitor.type(name(), ' Novo')
    await press(catalogueMessages.removeImage)
    await press('Atualizar')
    await banner('status', texts.updated)
    expect(api.last(`Update${noun}`)).toMatchObject({ input: { [field]: null } })
    expect(rows()[0]).toMatchObject({ [field]: null })
  })
})

it('keeps what was typed when the session ends before it is saved', async () => {
  expectWarnings()
  const [city] = cases
  const { visitor, press } = await show(city)
  await ready()
  await visitor.type(name(), 'Cunha')
  api.failures.CreateCity = { message: 'Entre na sua conta.', extensions: { code: 'UNAUTHENTICATED' } }
  await press('Adicionar')
  expect(await screen.findByRole('dialog', { name: messages.session.expired })).toBeDefined()
  expect([name().value, slug().value]).toEqual(['Cunha', 'cunha'])
})

describe('what only one of the screens has', () => {
  const [cities, categories, neighborhoods, subcategories] = cases

  it('marks popular cities for eyes and ears, and those that are not active', async () => {
    Object.assign(api.catalogue.cities[0] as object, { isPopular: true, active: false })
    await show(cities)
    await ready()
    const row = within(screen.getByRole('row', { name: /^Taubaté/ }))
    expect(row.getByText('Sim')).toBeDefined()
    expect(row.getByText('Inativa')).toBeDefined()
    expect(within(screen.getByRole('row', { name: /^Areias/ })).getByText('Não')).toBeDefined()
  })

  it('saves the boxes and the place of a city, and wants both of its coordinates', async () => {
    const { visitor, press } = await show(cities)
    await ready()
    await visitor.type(name(), 'Cunha')
    await visitor.click(await formField('Popular'))
    await visitor.click(await formField('Ativa'))
    await visitor.type(await formField('Latitude'), '-23,07')
    await press('Adicionar')
    expect(within(form()).getByText('Informe a latitude e a longitude, ou nenhuma das duas.')).toBeDefined()
    expect(document.activeElement).toBe(await formField('Longitude'))
    await visitor.type(await formField('Longitude'), 'perto')
    await press('Adicionar')
    expect(within(form()).getByText('A longitude deve ser um número de -180 a 180.')).toBeDefined()
    await visitor.clear(await formField('Longitude'))
    await visitor.type(await formField('Longitude'), '-44.95')
    await press('Adicionar')
    await banner('status', cityMessages.created)
    expect(api.last('CreateCity')?.input).toEqual({
      name: 'Cunha',
      slug: 'cunha',
      isPopular: true,
      active: false,
      latitude: -23.07,
      longitude: -44.95,
      holidays: '',
    })
  })

  it('writes the coordinates of a city with a comma', async () => {
    Object.assign(api.catalogue.cities[0] as object, { latitude: -23.0264, longitude: -45.5553 })
    await show(cities, '?edit=1')
    await waitFor(async () => expect((await formField('Latitude')).value).toBe('-23,0264'))
    expect((await formField('Longitude')).value).toBe('-45,5553')
  })

  it('keeps the holidays of a city, one a line, and says which one is wrong', async () => {
    const [city] = api.catalogue.cities
    Object.assign(city as object, { holidays: ['05/12 Aniversário da cidade'] })
    const { visitor, press } = await show(cities, `?edit=${city?.id}`)
    const field = await formField('Feriados municipais')
    expect(field.value).toBe('05/12 Aniversário da cidade')
    await visitor.type(field, '{Enter}31/2 Festa')
    await press('Atualizar')
    expect(within(form()).getByText('31/02 não existe no calendário.')).toBeDefined()
    await visitor.clear(field)
    await visitor.type(field, '5/12 Aniversário da cidade{Enter}4/10/2027 São Francisco')
    await press('Atualizar')
    await banner('status', cityMessages.updated)
    expect(api.last('UpdateCity')?.input).toEqual({
      holidays: '04/10/2027 São Francisco; 05/12 Aniversário da cidade',
    })
  })

  it('says of a category that it is popular, and sends nothing of that', async () => {
    Object.assign(api.catalogue.categories[0] as object, { isPopular: true })
    const { visitor, press } = await show(categories, '?edit=1')
    expect(await screen.findByText(categoryMessages.popular)).toBeDefined()
    await visitor.type(name(), '!')
    await press('Atualizar')
    await banner('status', categoryMessages.updated)
    expect(api.last('UpdateCategory')?.input).toEqual({ name: 'Alimentação!' })
    expect(api.catalogue.categories[0]?.isPopular).toBe(true)
  })

  it.each([
    [undefined, 'Alimentação (geral)', 'FoodEstablishment'],
    ['Bakery', 'LocalBusiness (geral)', null],
  ])('changes the type of schema.org of a category from %s to %s', async (saved, chosen, sent) => {
    const [category] = api.catalogue.categories
    Object.assign(category as object, { schemaType: saved })
    const { visitor, press } = await show(categories, '?edit=1')
    const field = await formField('Tipo no schema.org')
    await waitFor(() => expect(name().value).toBe('Alimentação'))
    expect(field.value).toBe(saved ?? '')
    await visitor.selectOptions(field, chosen)
    await press('Atualizar')
    await banner('status', categoryMessages.updated)
    expect(api.last('UpdateCategory')?.input).toEqual({ schemaType: sent })
    expect(category?.schemaType).toBe(sent)
  })

  it('asks for the name and the city of a neighborhood, above the form and next to the fields', async () => {
    const { visitor, press } = await show(neighborhoods)
    await ready()
    await visitor.type(name(), 'Centro')
    await press('Adicionar')
    await banner('alert', 'Preencha todos os campos obrigatórios')
    const city = await formField(/^Cidade/)
    expect(document.activeElement).toBe(city)
    expect(document.getElementById(city.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Selecione uma cidade',
    )
  })

  it('offers active cities for a neighborhood, and the one that it has', async () => {
    Object.assign(api.catalogue.cities[0] as object, { active: false })
    const { press } = await show(neighborhoods)
    await ready()
    const offered = async () => {
      const select = await formField(/^Cidade/)
      await within(select).findByRole('option', { name: 'Ubatuba' })
      return within(select)
        .getAllByRole('option')
        .map((each) => each.textContent)
    }
    expect(await offered()).toEqual(['Selecione uma cidade', 'Ubatuba', 'Areias'])
    await press('Editar Vila São José')
    await waitFor(() => expect(name().value).toBe('Vila São José'))
    expect(await offered()).toEqual(['Selecione uma cidade', 'Taubaté', 'Ubatuba', 'Areias'])
    expect((await formField(/^Cidade/)).value).toBe('1')
  })

  it('says when the cities to choose from could not be loaded, and loads them on demand', async () => {
    api.failures.CatalogueCities = 'network'
    const { press } = await show(neighborhoods)
    expect(await within(form()).findByText('Erro ao carregar dados')).toBeDefined()
    delete api.failures.CatalogueCities
    await press('Tentar de novo')
    await within(await formField(/^Cidade/)).findByRole('option', { name: 'Ubatuba' })
    expect(within(form()).queryByText('Erro ao carregar dados')).toBeNull()
  })

  it('asks for the category of a subcategory, which is active unless it is said otherwise', async () => {
    const { visitor, press } = await show(subcategories)
    await ready()
    expect((await formField('Ativo')).checked).toBe(true)
    await visitor.type(name(), 'Feiras')
    await press('Adicionar')
    const category = await formField(/^Categoria/)
    expect(document.activeElement).toBe(category)
    expect(document.getElementById(category.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Selecione uma categoria',
    )
    await inEvents(visitor)
    await visitor.click(await formField('Ativo'))
    await press('Adicionar')
    await banner('status', subcategoryMessages.created)
    const row = within(await screen.findByRole('row', { name: /^Feiras/ }))
    expect(row.getByText('Eventos')).toBeDefined()
    expect(row.getByText('Inativo')).toBeDefined()
  })

  it.each([categories, subcategories])(
    'keeps synonyms of $path, and tells what is odd about them',
    async (screenCase) => {
      const [row] = screenCase.rows() as { id: string; synonyms: string[] }[]
      Object.assign(row as object, { synonyms: ['estadia'] })
      const business = api.catalogue.businesses[0] as { name: string }
      api.answers.synonymCheck = { names: [business.name], count: 1 }
      const { visitor, press } = await show(screenCase, `?edit=${row?.id}`)
      const field = await formField('Sinônimos')
      expect(field.value).toBe('estadia')
      await visitor.clear(field)
      await visitor.type(field, `onde dormir, ${business.name}`)
      await visitor.tab()
      expect(await screen.findByText(catalogueMessages.synonymIsName(business.name))).toBeTruthy()
      await press('Atualizar')
      await waitFor(() =>
        expect(api.last(`Update${screenCase.noun}`)).toMatchObject({
          input: { synonyms: `onde dormir, ${business.name}` },
        }),
      )
    },
  )

  it('filters subcategories by category and status, in the address', async () => {
    Object.assign(api.catalogue.subcategories[1] as object, { active: false })
    const { visitor, address } = await show(subcategories)
    await ready()
    const search = within(screen.getByRole('search'))
    await visitor.selectOptions(search.getByLabelText('Status'), 'Inativo')
    await waitFor(() => expect(address()).toBe('/dashboard/subcategories?active=false'))
    await waitFor(() =>
      expect(screen.getAllByRole('rowheader').map((each) => each.textContent)).toEqual(['Pizzarias']),
    )
    await visitor.selectOptions(search.getByLabelText('Categoria'), 'Hospedagem')
    expect(await screen.findByText(subcategoryMessages.noneFound)).toBeDefined()
    await waitFor(() => expect(address()).toBe('/dashboard/subcategories?active=false&category=hospedagem'))
    expect(api.last('SubcategoryList')).toMatchObject({ filter: { active: false, category: 'hospedagem' } })
  })
})
