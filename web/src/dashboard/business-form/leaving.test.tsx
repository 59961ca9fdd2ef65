import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { businessFormMessages as texts } from '../../messages/dashboard/business-form.ts'
import { fullBusiness, showBusinessForm } from '../../mocks/admin/show-business-form.tsx'
import { mockApi } from '../../mocks/server.ts'
import { keepDraft } from './draft.ts'
import { noValues } from './values.ts'

vi.mock('../rich-text/rich-text-field.tsx', () => import('../../mocks/admin/plain-rich-text.tsx'))

const photos = vi.hoisted(() => ({ isDirty: false }))
vi.mock('../photos/photos-section.tsx', () => ({ PhotosSection: () => null }))
vi.mock('../photos/use-photos.ts', () => ({
  usePhotos: () => ({ ...photos, data: { items: [] }, upload: async () => ({ saved: 0, failed: 0 }) }),
}))

const api = mockApi()
beforeEach(() => {
  sessionStorage.clear()
  photos.isDirty = false
})

/** Whether the browser would ask before the page goes. */
const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('leaving', () => {
  it('asks while something is not saved, and stays or goes as it is told', async () => {
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
    expect(sessionStorage.getItem(`guiadovale.dashboard.draft.${id}`)).toBeNull()
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

describe('what was typed before a reload', () => {
  const draft = {
    base: noValues,
    values: { ...noValues, name: 'Padaria do Vale', description: '<p>Pão</p>' },
    version: null,
    requestKey: 'chave',
  }

  it('is kept while it is typed', async () => {
    const { fill } = await showBusinessForm(api)
    await fill('Nome *', 'Padaria')
    await waitFor(() =>
      expect(sessionStorage.getItem('guiadovale.dashboard.draft.new')).toContain('"name":"Padaria"'),
    )
    await fill('Nome *', '')
    await waitFor(() => expect(sessionStorage.getItem('guiadovale.dashboard.draft.new')).toBeNull())
  })

  it('is offered, and restored into every field', async () => {
    keepDraft(null, draft)
    const { field, press } = await showBusinessForm(api)
    expect(field('Nome *').value).toBe('')
    await press('Recuperar o que você digitou')
    expect([field('Nome *').value, field('Descrição *').value]).toEqual(['Padaria do Vale', '<p>Pão</p>'])
    expect(screen.queryByText(texts.draft.title)).toBeNull()
  })

  it('is forgotten when nobody wants it', async () => {
    keepDraft(null, draft)
    const { press } = await showBusinessForm(api)
    await press('Descartar')
    expect(sessionStorage.getItem('guiadovale.dashboard.draft.new')).toBeNull()
    expect(screen.queryByText(texts.draft.title)).toBeNull()
  })

  it('is nothing to offer when it is what the server has', async () => {
    keepDraft(null, { ...draft, values: noValues })
    await showBusinessForm(api)
    expect(screen.queryByText(texts.draft.title)).toBeNull()
  })
})
