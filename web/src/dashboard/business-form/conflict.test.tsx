import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { businessFormMessages as texts } from '../../messages/dashboard/business-form.ts'
import type { MockBusiness } from '../../mocks/catalogue.ts'
import { mockApi, refusal } from '../../mocks/server.ts'
import { fullBusiness, showBusinessForm } from '../../test/show-business-form.tsx'

vi.mock('../rich-text/rich-text-field.tsx', () => import('../../test/plain-rich-text.tsx'))

const api = mockApi()
beforeEach(() => sessionStorage.clear())

/** A concurrent save by another administrator. */
function changeBeside(business: MockBusiness, change: Partial<MockBusiness>) {
  Object.assign(business, change, { version: business.version + 1 })
  const conflict = refusal('O estabelecimento mudou desde que foi aberto.', 'CONFLICT')
  api.answers.updateBusiness = ({ input }) => (input.version === business.version ? undefined : conflict)
}

/** A form with another name and phone, and a save that finds that somebody else was faster. */
async function collide(change: Partial<MockBusiness>) {
  const business = fullBusiness(api)
  const form = await showBusinessForm(api, business.id)
  await form.fill('Nome *', 'Cantina do Vale')
  changeBeside(business, change)
  await form.save()
  const dialog = within(await screen.findByRole('dialog', { name: texts.conflict.title }))
  const field = (name: string) => within(dialog.getByRole('group', { name, hidden: true }))
  const side = (name: string, which: RegExp) =>
    field(name).getByRole<HTMLInputElement>('radio', { name: which, hidden: true })
  return { ...form, business, dialog, fieldOf: field, side }
}

const saved = () => screen.findAllByText('Estabelecimento atualizado com sucesso!')

it('shows what was there, what I typed and what the server has, and proposes who has worked on it', async () => {
  const { fieldOf, side } = await collide({ name: 'Cantina da Ana', site: 'https://ana.com.br' })
  expect(fieldOf('Nome').getByText('Antes era: Cantina da Serra')).toBeDefined()
  expect(side('Nome', /Usar o meu.*Cantina do Vale/).checked).toBe(true)
  expect(side('Nome', /Usar o do servidor.*Cantina da Ana/).checked).toBe(false)
  expect(fieldOf('Site').getByText('Você não mexeu neste campo.')).toBeDefined()
  expect(side('Site', /Usar o do servidor.*ana\.com\.br/).checked).toBe(true)
  expect(side('Site', /Usar o meu.*\(vazio\)/).checked).toBe(false)
})

it('saves mine over theirs, and keeps theirs where it was not mine', async () => {
  const { business, press } = await collide({ name: 'Cantina da Ana', site: 'https://ana.com.br' })
  await press(texts.conflict.save)
  expect((await saved()).length).toBe(2)
  expect(api.last('UpdateBusiness')).toMatchObject({ input: { name: 'Cantina do Vale', version: 2 } })
  expect(Object.keys((api.last('UpdateBusiness') as { input: object }).input)).not.toContain('site')
  expect(business).toMatchObject({ name: 'Cantina do Vale', site: 'https://ana.com.br', version: 3 })
})

it('takes theirs in one field, and all of theirs at once', async () => {
  const { business, field, side, press, visitor } = await collide({
    name: 'Cantina da Ana',
    phone: '1236221234',
  })
  await visitor.click(side('Nome', /Usar o do servidor/))
  await visitor.click(side('Telefone', /Usar o meu/))
  await press(texts.conflict.allTheirs)
  await press(texts.conflict.save)
  expect((await saved()).length).toBe(2)
  expect(field('Nome *').value).toBe('Cantina da Ana')
  expect(business).toMatchObject({ name: 'Cantina da Ana', phone: '1236221234', version: 2 })
})

it('closes without a choice, loses nothing, and asks again at the next save', async () => {
  const { field, press, save } = await collide({ name: 'Cantina da Ana' })
  await press(texts.conflict.close)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(field('Nome *').value).toBe('Cantina do Vale')
  await save()
  expect(await screen.findByRole('dialog', { name: texts.conflict.title })).toBeDefined()
})

it('puts their description into the editor', async () => {
  const { field, press } = await collide({ description: '<p>Outra.</p>' })
  await press(texts.conflict.save)
  await saved()
  expect(field('Descrição *').value).toBe('<p>Outra.</p>')
})

it('says so when what they saved cannot be seen', async () => {
  const business = fullBusiness(api)
  const { fill, field, save } = await showBusinessForm(api, business.id)
  await fill('Nome *', 'Cantina do Vale')
  changeBeside(business, { name: 'Cantina da Ana' })
  api.failures.BusinessForm = 'network'
  await save()
  expect(await screen.findByText(texts.conflict.failed)).toBeDefined()
  expect(field('Nome *').value).toBe('Cantina do Vale')
})
