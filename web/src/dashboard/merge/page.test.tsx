import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { mockApi, refusal, signIn } from '../../mocks/server.ts'
import { paths } from '../../paths.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()
const pixels = { width: 8, height: 8, color: '#ffffff' }
const photos = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${name}-${index + 1}`,
    alt: null,
    image: { url: `/media/${name}-${index + 1}`, ...pixels },
  }))

const field = (name: string, kept: unknown, other: unknown, group = name) => ({
  field: name,
  group,
  kept,
  other,
})

function preview(more: object = {}) {
  return {
    kept: {
      id: '1',
      slug: 'cantina',
      name: 'Cantina',
      version: 3,
      addressHidden: false,
      owner: null,
      photos: photos(1, 'a'),
    },
    other: {
      id: '2',
      slug: 'pizza',
      name: 'Pizza Bella',
      version: 5,
      addressHidden: false,
      owner: null,
      photos: photos(2, 'b'),
    },
    fields: [
      field('name', 'Cantina', 'Pizza Bella'),
      field('phone', '1238421000', '1238421000'),
      field('whatsapp', null, '12991110000'),
      field('mondayHours', '08:00-12:00', '08:00-18:00', 'hours'),
      field('tuesdayHours', null, '08:00-18:00', 'hours'),
      field('areaCityIds', [1], [2], 'areas'),
    ],
    differing: ['name', 'whatsapp', 'hours', 'areas'],
    areaCount: 2,
    problem: null,
    favorites: 3,
    proposals: 1,
    references: [
      { entity: 'CITY', id: '1', name: 'Taubaté' },
      { entity: 'CITY', id: '2', name: 'Cunha' },
    ],
    ...more,
  }
}

const business = { id: '1', slug: 'cantina', name: 'Cantina' }

beforeEach(() => {
  signIn(api, { role: 'ADMIN' })
  api.answers.mergePreview = preview()
  api.answers.mergeBusinesses = { entryId: '77', business }
})

const open = () => renderApp(paths.dashboardMerge('1', '2'))
const group = (name: RegExp) => screen.findByRole('group', { name })
const radios = async (name: RegExp) => within(await group(name)).getAllByRole<HTMLInputElement>('radio')

async function merge(visitor: ReturnType<typeof renderApp>['visitor']) {
  await visitor.click(await screen.findByRole('button', { name: 'Unir os dois cadastros' }))
  await visitor.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unir' }))
}

const sent = () => api.last('MergeBusinesses')

describe('the choices', () => {
  it('begin with the one that is kept, and with the other where only that has a value', async () => {
    open()
    const checked = async (name: RegExp) => (await radios(name)).map((radio) => radio.checked)
    expect(await checked(/^Nome/)).toEqual([true, false])
    expect(await checked(/^WhatsApp/)).toEqual([false, true])
    expect(await checked(/^Cidades onde atende/)).toEqual([false, false, true])
    expect((await group(/^Nome/)).textContent).toContain('Diferente')
    expect(screen.getByText('1 campo igual nos dois')).toBeDefined()
  })

  it('are sent by group, with the versions that were shown, after a question', async () => {
    const { visitor } = open()
    await visitor.click((await radios(/^Horário da semana/))[1] as HTMLElement)
    await visitor.click((await radios(/^Cidades onde atende/))[0] as HTMLElement)
    await visitor.click(await screen.findByRole('checkbox', { name: 'Foto 1 de Pizza Bella' }))
    await merge(visitor)
    expect(await screen.findByText('Pronto: os dois cadastros agora são “Cantina”.')).toBeDefined()
    expect(sent()).toEqual({
      input: {
        keptId: '1',
        otherId: '2',
        keptVersion: 3,
        otherVersion: 5,
        fields: ['whatsapp', 'mondayHours'],
        areas: 'KEPT',
        photoIds: ['a-1', 'b-2'],
        showAddress: false,
      },
      actKey: expect.stringMatching(/^[\da-f-]{36}$/),
    })
  })

  it('of areas that are too many together leave one side', async () => {
    api.answers.mergePreview = preview({ areaCount: 9 })
    open()
    const [, , both] = await radios(/^Cidades onde atende/)
    expect(both?.disabled).toBe(true)
    expect(screen.getByText(/^Juntos seriam 9 lugares/)).toBeDefined()
  })
})

it('more than 15 photos are chosen from: the first 15 at first, and never more', async () => {
  const { kept, other } = preview()
  api.answers.mergePreview = preview({
    kept: { ...kept, photos: photos(10, 'a') },
    other: { ...other, photos: photos(8, 'b') },
  })
  const { visitor } = open()
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Foto/ })
  await screen.findByText(/^15 de no máximo 15/)
  expect(boxes().filter(({ checked }) => checked)).toHaveLength(15)
  await visitor.click(boxes()[17] as HTMLElement)
  expect(screen.getByRole('alert').textContent).toBe('Escolha no máximo 15 fotos.')
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Unir os dois cadastros' })
  expect(submit.disabled).toBe(true)
  await visitor.click(boxes()[0] as HTMLElement)
  expect(submit.disabled).toBe(false)
})

it('a hidden address is shown only where that is chosen', async () => {
  const { other } = preview()
  api.answers.mergePreview = preview({ other: { ...other, addressHidden: true } })
  const { visitor } = open()
  await visitor.click(await screen.findByRole('checkbox', { name: 'Mostrar o endereço mesmo assim' }))
  await merge(visitor)
  await screen.findByText(/^Pronto/)
  expect(sent()).toMatchObject({ input: { showAddress: true } })
})

it('owners that differ are explained, with ways to both, and nothing can be sent', async () => {
  api.answers.mergePreview = preview({ problem: 'Os dois cadastros têm donos diferentes.' })
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('donos diferentes')
  const link = screen.getByRole('link', { name: 'Abrir Pizza Bella' })
  expect(link.getAttribute('href')).toBe('/dashboard/business/edit/2')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Unir os dois cadastros' }).disabled).toBe(
    true,
  )
})

it('what joins is said before, and what became of it after, with the undo', async () => {
  const { visitor } = open()
  expect(await screen.findByText(/^3 favoritos passam a ser de Cantina/)).toBeDefined()
  expect(screen.getByText(/^1 proposta ou pedido passa/)).toBeDefined()
  await merge(visitor)
  const undo = await screen.findByRole('link', { name: 'Desfazer a união' })
  expect(undo.getAttribute('href')).toBe('/dashboard/audit?undo=77')
  expect(document.activeElement?.textContent).toContain('Pronto')
})

it('a refusal is shown with a way to look again; pressed again, it has the same key', async () => {
  const { visitor } = open()
  api.failures.MergeBusinesses = refusal('Um dos cadastros mudou.', 'CONFLICT', { reason: 'STALE_VERSION' })
  await merge(visitor)
  expect((await screen.findByRole('alert')).textContent).toBe('Um dos cadastros mudou.')
  const key = sent()?.actKey
  delete api.failures.MergeBusinesses
  await merge(visitor)
  await screen.findByText(/^Pronto/)
  expect(sent()?.actKey).toBe(key)
})

it('the sides are swapped by a link', async () => {
  const { visitor, address } = open()
  await visitor.click(await screen.findByRole('link', { name: 'Trocar qual fica' }))
  await waitFor(() => expect(address()).toBe('/dashboard/merge?kept=2&other=1'))
})

it('one that was merged already leads to the other', async () => {
  const details = { id: '3', slug: 'forno', isFinal: false }
  api.failures.MergePreview = refusal('Este estabelecimento foi unido a “Forno”.', 'MERGED', { details })
  open()
  expect((await screen.findByRole('alert')).textContent).toBe('Este estabelecimento foi unido a “Forno”.')
  expect(screen.getByRole('link', { name: 'Ver a página' }).getAttribute('href')).toBe('/forno')
})
