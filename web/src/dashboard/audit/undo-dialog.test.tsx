import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { addEntry, type MockEntry } from '../../mocks/catalogue.ts'
import { mockApi, signIn } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()

let change: MockEntry
beforeEach(() => {
  const actor = signIn(api, { name: 'Ada Lima', role: 'ADMIN' })
  change = addEntry(api.catalogue, {
    entity: 'BUSINESS',
    action: 'UPDATE',
    entityId: '1',
    name: 'Padaria 1',
    actor,
    changes: { phone: { before: '1236221234', after: '1236220000' } },
    restorationState: 'POSSIBLE',
    restorableUntil: '2026-12-20T15:04:00.000Z',
  })
  answer({})
})

const field = (name: string, rest: object = {}) => ({
  field: name,
  group: name,
  now: 'now',
  set: 'now',
  old: 'old',
  isChangedSince: false,
  ...rest,
})

/** What the server answers for the preview and the undo. */
function answer(preview: object) {
  const none = { changed: 0, nothing: 0, impossible: 0, proposals: 0, obstacles: [] }
  const counts = { done: 1, ...none, fields: [], references: [] }
  api.answers.undoPreview = () => ({ entry: change, ...counts, ...preview }) as never
  api.answers.undoChange = () => {
    Object.assign(change, { restorationState: 'DONE', restorableUntil: null })
    return { entry: change, ...counts, ...preview } as never
  }
}

async function open(path = '/dashboard/audit') {
  const app = renderApp(path)
  if (!path.includes('undo='))
    await app.visitor.click(
      await screen.findByRole('button', {
        name: 'Desfazer: Estabelecimento alterado Padaria 1, 20/11/2026, 12:04',
      }),
    )
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/^Feito em 20\/11\/2026/)
  return { ...app, dialog }
}

describe('the preview of taking a change back', () => {
  it('shows each field now and then, and sends those that are chosen', async () => {
    answer({
      fields: [
        field('phone', { now: '1236220000', set: '1236220000', old: '1236221234' }),
        field('site', { old: null }),
      ],
    })
    const { visitor, dialog, address } = await open()
    expect(address()).toBe(`/dashboard/audit?undo=${change.id}`)
    expect(dialog.getByText('(12) 3622-0000').tagName).toBe('DEL')
    expect(dialog.getByText('(12) 3622-1234').tagName).toBe('INS')
    await visitor.click(dialog.getByLabelText('Site'))
    await visitor.click(dialog.getByRole('button', { name: 'Desfazer' }))
    await screen.findByText('Mudança desfeita.')
    expect(api.last('UndoChange')).toEqual({ entry: change.id, fields: ['phone'], withChanged: false })
    await screen.findByText('Já desfeita')
    await waitFor(() => expect(address()).toBe('/dashboard/audit'))
  })

  it('leaves out what was changed since until it is chosen, and says what the change had made of it', async () => {
    answer({
      done: 0,
      changed: 1,
      fields: [field('name', { now: 'Hoje', set: 'Ontem', old: 'Antes', isChangedSince: true })],
    })
    const { visitor, dialog } = await open()
    const box = dialog.getByLabelText<HTMLInputElement>('Nome')
    expect(box.checked).toBe(false)
    expect(dialog.getByText(/esta mudança tinha posto “Ontem”/)).toBeDefined()
    const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Desfazer' })
    expect(submit.disabled).toBe(true)
    await visitor.click(box)
    await visitor.click(submit)
    await waitFor(() => expect(api.last('UndoChange')).toMatchObject({ fields: ['name'] }))
  })

  it('chooses fields of one group together', async () => {
    answer({
      fields: [
        field('cityId', { group: 'place', now: 1, old: 2 }),
        field('neighborhoodId', { group: 'place', now: 1, old: 2 }),
      ],
    })
    const { visitor, dialog } = await open()
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1)
    await visitor.click(dialog.getByLabelText('Cidade, Bairro'))
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Desfazer' }).disabled).toBe(true)
  })

  it('of an import counts what comes back, what is kept and what cannot, and can include what was changed', async () => {
    change.action = 'IMPORT'
    answer({
      done: 1200,
      changed: 3,
      impossible: 2,
      obstacles: [{ reason: 'O bairro não foi encontrado.', count: 2, names: ['Bar', 'Café'] }],
    })
    const { visitor, dialog } = await open(`/dashboard/audit?undo=${change.id}`)
    expect(dialog.getByText('1.200 estabelecimentos voltam a ser como eram antes.')).toBeDefined()
    expect(dialog.getByText('3 foram alterados depois e ficam como estão.')).toBeDefined()
    expect(dialog.getByText('2 não podem voltar (Bar, Café): O bairro não foi encontrado.')).toBeDefined()
    await visitor.click(dialog.getByLabelText('Desfazer também o que foi alterado depois'))
    await waitFor(() => expect(api.last('UndoPreview')).toMatchObject({ withChanged: true }))
    await waitFor(() =>
      expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Desfazer' }).disabled).toBe(false),
    )
    await visitor.click(dialog.getByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(api.last('UndoChange')).toMatchObject({ fields: null, withChanged: true }))
  })

  it('of a run of a source that only proposed says how many proposals are refused, as the notice does', async () => {
    change.action = 'IMPORT'
    answer({ done: 0, proposals: 1200 })
    const { visitor, dialog } = await open(`/dashboard/audit?undo=${change.id}`)
    expect(dialog.getByText('1.200 propostas em aberto da fonte são recusadas.')).toBeDefined()
    await visitor.click(dialog.getByRole('button', { name: 'Desfazer' }))
    expect(await screen.findByText('1.200 propostas recusadas.')).toBeDefined()
  })

  it('says why a change cannot be taken back any more', async () => {
    const message = 'O prazo de 30 dias para desfazer acabou.'
    api.failures.UndoPreview = { message, extensions: { code: 'CONFLICT' } }
    renderApp(`/dashboard/audit?undo=${change.id}`)
    expect(await screen.findByText(message)).toBeDefined()
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Desfazer' }).disabled).toBe(true)
  })

  it('stays open with the reason when the server refuses', async () => {
    answer({ fields: [field('site')] })
    api.failures.UndoChange = { message: 'Já foi desfeito.', extensions: { code: 'CONFLICT' } }
    const { visitor, dialog } = await open()
    await visitor.click(dialog.getByRole('button', { name: 'Desfazer' }))
    expect(await dialog.findByText('Já foi desfeito.')).toBeDefined()
  })
})
