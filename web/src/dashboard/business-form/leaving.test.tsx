import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { businessFormMessages as texts } from '../../messages/dashboard/business-form.ts'
import { mockApi, refusal } from '../../mocks/server.ts'
import { dropToken } from '../../session/token.ts'
import { unsavedFormsPrefix } from '../../session/unsaved-forms.ts'
import { fullBusiness, showBusinessForm } from '../../test/show-business-form.tsx'
import { draftKey } from './draft.ts'

vi.mock('../rich-text/rich-text-field.tsx', () => import('../../test/plain-rich-text.tsx'))

const photos = vi.hoisted(() => ({ isDirty: false }))
vi.mock('../photos/photos-section.tsx', () => ({ PhotosSection: () => null }))
vi.mock('../photos/use-photos.ts', () => ({
  usePhotos: () => ({ ...photos, data: { items: [] }, upload: async () => ({ saved: 0, failed: 0 }) }),
}))

const api = mockApi()
beforeEach(() => {
  for (const key of Object.keys(localStorage)) localStorage.removeItem(key)
  photos.isDirty = false
})

/** Whether the browser would ask before the page goes. */
const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('leaving', () => {
  it('asks while something is not saved, and stays or leaves by the answer', async () => {
    const { id } = fullBusiness(api)
    const { field, fill, press, visitor, address } = await showBusinessForm(api, id)
    await fill('Nome *', 'Cantina Nova')
    expect(isHeld()).toBe(true)
    await visitor.click(screen.getByText('Voltar'))
    expect(await screen.findByRole('dialog', { name: texts.leave.title })).toBeDefined()
    await press('Cancelar')
    expect([address(), field('Nome *').value]).toEqual([`/dashboard/business/edit/${id}`, 'Cantina Nova'])
    await visitor.click(screen.getByText('Voltar'))
    await press(texts.leave.action)
    await waitFor(() => expect(address()).toBe('/dashboard/business'))
    const kept = () => Object.keys(localStorage).filter((key) => key.startsWith(unsavedFormsPrefix))
    await waitFor(() => expect(kept()).toEqual([]))
  })

  it('asks for photos that are not sent', async () => {
    photos.isDirty = true
    const { visitor } = await showBusinessForm(api)
    expect(isHeld()).toBe(true)
    await visitor.click(screen.getByText('Voltar'))
    expect(await screen.findByRole('dialog', { name: texts.leave.title })).toBeDefined()
  })

  it.each(['a new form', 'one that was changed back'])('does not ask in %s', async (kind) => {
    const { id } = fullBusiness(api)
    const { fill, visitor, address } = await showBusinessForm(api, kind === 'a new form' ? undefined : id)
    if (kind !== 'a new form') {
      await fill('Nome *', 'Cantina Nova')
      await fill('Nome *', 'Cantina da Serra')
    }
    expect(isHeld()).toBe(false)
    await visitor.click(screen.getByText('Voltar'))
    await waitFor(() => expect(address()).toBe('/dashboard/business'))
  })

  it('from one establishment to another begins another form', async () => {
    const { id } = fullBusiness(api)
    const { router, field } = await showBusinessForm(api, id)
    await act(() => router.navigate('/dashboard/business/add'))
    await waitFor(() => expect(field('Nome *').value).toBe(''))
  })
})

describe('unsaved edits', () => {
  /** What the browser keeps of a tab that is closed. */
  function closeTab() {
    window.dispatchEvent(new Event('pagehide'))
    const kept = Object.entries(localStorage)
    cleanup()
    for (const [key, value] of kept) localStorage.setItem(key, value)
  }
  const unsaved = () => Object.keys(localStorage).filter((key) => key.startsWith(unsavedFormsPrefix))

  it('are kept while they are typed, for the account and the establishment', async () => {
    const { id } = fullBusiness(api)
    const { fill, admin } = await showBusinessForm(api, id)
    await fill('Nome *', 'Padaria')
    await waitFor(() => expect(localStorage.getItem(draftKey(admin.id, id))).toContain('"name":"Padaria"'))
    await fill('Nome *', 'Cantina da Serra')
    await waitFor(() => expect(unsaved()).toEqual([]))
  })

  it('survive a closed tab, are said to be recovered, and are saved', async () => {
    const { id } = fullBusiness(api)
    const { admin, fill } = await showBusinessForm(api, id)
    await fill('Nome *', 'Cantina Nova')
    await fill('Descrição *', 'Pão')
    closeTab()
    const { field, save } = await showBusinessForm(api, id, admin)
    expect([field('Nome *').value, field('Descrição *').value]).toEqual(['Cantina Nova', '<p>Pão</p>'])
    expect(screen.getByText(texts.recovered.title)).toBeDefined()
    expect(isHeld()).toBe(true)
    await save()
    await screen.findAllByText('Estabelecimento atualizado com sucesso!')
    expect(api.last('UpdateBusiness')).toMatchObject({
      input: { name: 'Cantina Nova', description: '<p>Pão</p>', version: 1 },
    })
    expect([unsaved(), screen.queryByText(texts.recovered.title)]).toEqual([[], null])
  })

  it('are discarded, and the form is what the server has', async () => {
    const { admin, fill } = await showBusinessForm(api)
    await fill('Nome *', 'Padaria')
    closeTab()
    const { field, press } = await showBusinessForm(api, undefined, admin)
    expect(field('Nome *').value).toBe('Padaria')
    await press(texts.recovered.discard)
    expect([field('Nome *').value, unsaved(), isHeld()]).toEqual(['', [], false])
    expect(screen.queryByText(texts.recovered.title)).toBeNull()
  })

  it('of somebody else are not shown', async () => {
    const { fill } = await showBusinessForm(api)
    await fill('Nome *', 'Padaria')
    closeTab()
    const { field } = await showBusinessForm(api)
    expect(field('Nome *').value).toBe('')
  })

  it('that meet another version on the server are put side by side when they are saved', async () => {
    const business = fullBusiness(api)
    const { admin, fill } = await showBusinessForm(api, business.id)
    await fill('Nome *', 'Cantina Nova')
    closeTab()
    Object.assign(business, { name: 'Cantina da Ana', version: 2 })
    api.answers.updateBusiness = refusal('O estabelecimento mudou desde que foi aberto.', 'CONFLICT')
    const { save } = await showBusinessForm(api, business.id, admin)
    await save()
    expect(await screen.findByRole('dialog', { name: texts.conflict.title })).toBeDefined()
  })

  it('that the server has by now are forgotten', async () => {
    const business = fullBusiness(api)
    const { admin, fill } = await showBusinessForm(api, business.id)
    await fill('Nome *', 'Cantina Nova')
    closeTab()
    Object.assign(business, { name: 'Cantina Nova', version: 2 })
    await showBusinessForm(api, business.id, admin)
    expect(screen.queryByText(texts.recovered.title)).toBeNull()
    await waitFor(() => expect(unsaved()).toEqual([]))
  })

  it('outlive a session that expires, and not one that is left by Sair', async () => {
    const { fill } = await showBusinessForm(api)
    await fill('Nome *', 'Padaria')
    closeTab()
    dropToken('expired')
    expect(unsaved()).toHaveLength(1)
    dropToken('left')
    expect(unsaved()).toEqual([])
  })
})
