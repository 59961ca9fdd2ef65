import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { addAttribute } from '../../mocks/catalogue.ts'
import { mockApi } from '../../mocks/server.ts'
import { fullBusiness, showBusinessForm } from '../../test/show-business-form.tsx'

vi.mock('../rich-text/rich-text-field.tsx', () => import('../../test/plain-rich-text.tsx'))

const api = mockApi()
beforeEach(() => sessionStorage.clear())

const question = (name: string) => within(screen.getByRole('group', { name }))
const answered = (name: string) =>
  question(name).getByRole<HTMLInputElement>('radio', { checked: true }).parentElement?.textContent

/** A list, a link, and a question that another category is asked. */
function addOthers() {
  const group = 'Ambiente'
  const options = [
    { slug: 'proprio', name: 'Próprio' },
    { slug: 'na-rua', name: 'Na rua' },
  ]
  const list = addAttribute(api.catalogue, {
    name: 'Vaga',
    question: 'Como é a vaga?',
    group,
    kind: 'CHOICE',
    options,
  })
  const link = addAttribute(api.catalogue, {
    name: 'Cardápio',
    question: 'Onde está?',
    group: 'Links',
    kind: 'LINK',
  })
  const categories = api.catalogue.categories.slice(1, 2)
  addAttribute(api.catalogue, { name: 'Piscina', group, categories })
  return { list, link }
}

it('what the categories are asked is answered in three states, a list and a link, and only changes are sent', async () => {
  const { list, link } = addOthers()
  const [pix, delivery] = api.catalogue.attributes
  const wanted = fullBusiness(api)
  Object.assign(wanted, { attributes: [{ value: 'no', attribute: delivery }] })
  const { visitor, save, choose, fill } = await showBusinessForm(api, wanted.id)
  expect([answered('Aceita Pix?'), answered('Faz entrega?')]).toEqual(['Não informado', 'Não'])
  expect(screen.queryByRole('group', { name: 'Piscina?' })).toBeNull()
  await visitor.click(question('Aceita Pix?').getByRole('radio', { name: 'Sim' }))
  await visitor.click(question('Faz entrega?').getByRole('radio', { name: 'Não informado' }))
  await choose('Como é a vaga?', 'Na rua')
  await fill('Onde está?', 'https://cantina.example')
  await save()
  await waitFor(() => expect(api.last('UpdateBusiness')).toBeDefined())
  const { input } = api.last('UpdateBusiness') as { input: { attributes: { slug: string; value: string }[] } }
  expect(input.attributes).toHaveLength(4)
  expect(Object.fromEntries(input.attributes.map(({ slug, value }) => [slug, value]))).toEqual({
    [String(pix?.id)]: 'yes',
    [String(delivery?.id)]: null,
    [list.id]: 'na-rua',
    [link.id]: 'https://cantina.example',
  })
})

it('a refused link is reported next to its field', async () => {
  const { link } = addOthers()
  const wanted = fullBusiness(api)
  const { save, fill } = await showBusinessForm(api, wanted.id)
  await fill('Onde está?', 'http://10.0.0.1')
  const message = 'Cardápio: informe um endereço público.'
  api.failures.UpdateBusiness = {
    message,
    extensions: { code: 'BAD_USER_INPUT', fields: { 'input.attributes.0': message } },
  }
  await save()
  await waitFor(() => expect(screen.getByText(message)).toBeDefined())
  expect(screen.getByLabelText('Onde está?').getAttribute('aria-invalid')).toBe('true')
  expect(api.last('UpdateBusiness')?.input).toMatchObject({ attributes: [{ slug: link.id }] })
})

it('two people who answered differently choose by attribute', async () => {
  addOthers()
  const [pix] = api.catalogue.attributes
  const wanted = fullBusiness(api)
  Object.assign(wanted, { attributes: [] })
  const { visitor, save } = await showBusinessForm(api, wanted.id)
  await visitor.click(question('Aceita Pix?').getByRole('radio', { name: 'Sim' }))
  Object.assign(wanted, { attributes: [{ value: 'no', attribute: pix }], version: 7 })
  api.failures.UpdateBusiness = { message: 'Mudou.', extensions: { code: 'CONFLICT' } }
  await save()
  const dialog = within(await screen.findByRole('dialog'))
  const choice = dialog.getByRole('group', { name: /^Aceita Pix/ })
  expect(choice.textContent).toContain('Sim')
  expect(choice.textContent).toContain('Não')
})
