import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { areaTexts } from '../../../../../schema/input/areas.ts'
import { removalTools } from '../../../../../schema/removal-tools.ts'
import { businessFormMessages } from '../../../messages/dashboard/business-form.ts'
import { mockApi } from '../../../mocks/server.ts'
import { fillRequired, fullBusiness, showBusinessForm } from '../../../test/show-business-form.tsx'

vi.mock('../../rich-text/rich-text-field.tsx', () => import('../../../test/plain-rich-text.tsx'))

const api = mockApi()
beforeEach(() => sessionStorage.clear())

const { area: texts, conflict } = businessFormMessages
const input = () => (api.last('UpdateBusiness') as { input: Record<string, unknown> } | undefined)?.input
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

/** An establishment that serves Ubatuba and a neighborhood of Taubaté. */
function servingBusiness(change: object = {}) {
  const [taubate, ubatuba] = api.catalogue.cities
  const [, saoJose] = api.catalogue.neighborhoods
  const areas = [
    { city: ubatuba, neighborhood: null },
    { city: taubate, neighborhood: saoJose },
  ]
  return Object.assign(fullBusiness(api), { areas, ...change })
}

it('cities and neighborhoods are chosen, and sent as one list', async () => {
  const { id } = servingBusiness()
  const { pick, press, save } = await showBusinessForm(api, id)
  await pick(texts.cities, 'Areias')
  await pick(texts.neighborhoods, 'Centro (Taubaté)')
  await press(businessFormMessages.choices.remove('Ubatuba'))
  await save()
  await waitFor(() =>
    expect(input()).toEqual({
      areas: [
        { cityId: '3', neighborhoodId: null },
        { cityId: '1', neighborhoodId: '2' },
        { cityId: '1', neighborhoodId: '1' },
      ],
      photosAction: 'APPEND',
      version: 1,
    }),
  )
})

it('the whole region takes the place of all areas, which return without it', async () => {
  const { id } = servingBusiness()
  const { visitor, save, field } = await showBusinessForm(api, id)
  await visitor.click(box('Toda a região'))
  expect(screen.queryByLabelText(texts.cities)).toBeNull()
  await visitor.click(box('Toda a região'))
  expect(field(texts.cities)).toBeDefined()
  expect(screen.getByText('Vila São José (Taubaté)')).toBeDefined()
  await visitor.click(box('Toda a região'))
  await save()
  await waitFor(() => expect(input()).toMatchObject({ servesRegion: true, areas: [] }))
})

it('a hidden address without an area is refused at the field, before anything is sent', async () => {
  const { id } = fullBusiness(api)
  const { visitor, save, field } = await showBusinessForm(api, id)
  await visitor.click(box('Não divulgar o endereço'))
  await save()
  expect(await screen.findByText(areaTexts.missing)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(field(texts.cities)))
  expect(input()).toBeUndefined()
})

it('the neighborhood is offered while the address is hidden, and not sent without that', async () => {
  const { id } = servingBusiness()
  const { visitor, save } = await showBusinessForm(api, id)
  expect(screen.queryByRole('checkbox', { name: 'Mostrar o bairro' })).toBeNull()
  await visitor.click(box('Não divulgar o endereço'))
  await visitor.click(box('Mostrar o bairro'))
  await visitor.click(box('Não divulgar o endereço'))
  await visitor.click(box('Não divulgar o endereço'))
  expect(box('Mostrar o bairro').checked).toBe(false)
  await save()
  await waitFor(() => expect(input()).toMatchObject({ addressHidden: true }))
  expect(input()).not.toHaveProperty('showsNeighborhood')
})

it('a save that hides names copies elsewhere and public texts with the address, and stays on the form', async () => {
  const wanted = servingBusiness({ addressWarnings: ['O nome traz a rua.'] })
  const { visitor, save, address } = await showBusinessForm(api, wanted.id)
  await visitor.click(box('Não divulgar o endereço'))
  await save()
  expect(await screen.findByText(texts.copies)).toBeDefined()
  expect(screen.getByText('O nome traz a rua.')).toBeDefined()
  const links = [texts.askGoogle, texts.askBing].map((name) =>
    screen.getByRole('link', { name: RegExp(name) }),
  )
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Object.values(removalTools))
  expect(screen.queryByText(businessFormMessages.goNow)).toBeNull()
  expect(address()).toBe(`/dashboard/business/edit/${wanted.id}`)
})

it('a new one with such texts leads to the next by a press', async () => {
  const form = await showBusinessForm(api)
  await fillRequired(form)
  await form.visitor.click(box('Toda a região'))
  await form.visitor.click(box('Não divulgar o endereço'))
  const warnings = ['A descrição traz o CEP.']
  const [like] = api.catalogue.businesses
  api.answers.createBusiness = () => ({ ...like, id: '999', addressHidden: true, addressWarnings: warnings })
  await form.press(businessFormMessages.saveAndAdd)
  expect(await screen.findByText('A descrição traz o CEP.')).toBeDefined()
  expect(screen.queryByText(texts.copies)).toBeNull()
  await form.press(businessFormMessages.another)
  await waitFor(() => expect(form.field('Nome *').value).toBe(''))
  expect(form.field('Cidade *').value).toBe('Taubaté')
})

it('a conflict names areas, and keeps an address hidden that somebody else has hidden', async () => {
  const wanted = servingBusiness()
  const { press, pick, save } = await showBusinessForm(api, wanted.id)
  await pick(texts.cities, 'Areias')
  const [taubate] = api.catalogue.cities
  Object.assign(wanted, { areas: [{ city: taubate, neighborhood: null }], addressHidden: true, version: 7 })
  api.failures.UpdateBusiness = { message: 'Mudou.', extensions: { code: 'CONFLICT' } }
  await save()
  const dialog = within(await screen.findByRole('dialog'))
  const areas = dialog.getByRole('group', { name: /^Atende em/ })
  expect(areas.textContent).toContain('Ubatuba, Areias, Vila São José (Taubaté)')
  await press(conflict.allMine)
  delete api.failures.UpdateBusiness
  await press(conflict.save)
  await waitFor(() => expect(input()?.areas).toHaveLength(3))
  expect(input()).not.toHaveProperty('addressHidden')
})

it('the preview shows what visitors see of a hidden address', async () => {
  const { id } = servingBusiness({ addressHidden: true })
  const { press } = await showBusinessForm(api, id)
  await press(businessFormMessages.preview)
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Atende em Ubatuba e Vila São José, Taubaté')).toBeDefined()
  expect(dialog.getAllByText(/Endereço não divulgado/).length).toBeGreaterThan(0)
  expect(dialog.queryByText(/Rua das Flores|12010|Centro/)).toBeNull()
})
