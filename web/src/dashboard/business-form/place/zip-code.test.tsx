import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { businessFormMessages as texts } from '../../../messages/dashboard/business-form.ts'
import { mockApi } from '../../../mocks/server.ts'
import { fullBusiness, showBusinessForm } from '../../../test/show-business-form.tsx'

vi.mock('../../rich-text/rich-text-field.tsx', () => import('../../../test/plain-rich-text.tsx'))

const api = mockApi()
beforeEach(() => {
  sessionStorage.clear()
  know({})
})

/** Has the server know one zip code, in Taubaté unless it is said otherwise. */
function know(change: object) {
  const place = { street: 'Rua do Sol', neighborhood: 'Vila Sao Jose', cityName: 'TAUBATE', state: 'SP' }
  const found = { ...place, city: api.catalogue.cities[0], ...change }
  api.answers.addressByZipCode = ({ zipCode }) => (zipCode === '12010-200' ? found : null)
}

it('fills what is empty: street, city and the neighborhood that exists', async () => {
  const { field, visitor } = await showBusinessForm(api)
  await visitor.type(field('CEP'), '12010200')
  expect(await screen.findByText(texts.zip.filled)).toBeDefined()
  expect(field('Rua *').value).toBe('Rua do Sol')
  // A picker writes what is chosen when it has been drawn with it.
  await waitFor(() => expect(field('Cidade *').value).toBe('Taubaté'))
  await waitFor(() => expect(field('Bairro *').value).toBe('Vila São José'))
})

it('never overwrites without being asked', async () => {
  const { id } = fullBusiness(api)
  const { field, fill, press } = await showBusinessForm(api, id)
  await fill('CEP', '12010200')
  expect(await screen.findByText(/diferente do que está no formulário/)).toBeDefined()
  expect([field('Rua *').value, field('Cidade *').value]).toEqual(['Rua das Flores', 'Taubaté'])
  await press(texts.zip.use)
  expect(field('Rua *').value).toBe('Rua do Sol')
  await waitFor(() => expect(field('Bairro *').value).toBe('Vila São José'))
  expect(screen.queryByText(/diferente do que está/)).toBeNull()
})

it('keeps mine when I say so', async () => {
  const { id } = fullBusiness(api)
  const { field, fill, press } = await showBusinessForm(api, id)
  await fill('CEP', '12010200')
  await screen.findByText(/diferente do que está/)
  await press(texts.zip.keep)
  expect([field('Rua *').value, screen.queryByText(/diferente do que está/)]).toEqual([
    'Rua das Flores',
    null,
  ])
})

it('offers to add a neighborhood that does not exist yet', async () => {
  know({ neighborhood: 'Jardim das Nações' })
  const { field, fill, press } = await showBusinessForm(api)
  await fill('CEP', '12010200')
  expect(await screen.findByText('O bairro Jardim das Nações ainda não existe em Taubaté.')).toBeDefined()
  await press('Criar o bairro Jardim das Nações')
  await waitFor(() => expect(field('Bairro *').value).toBe('Jardim das Nações'))
  expect(api.last('AddNeighborhood')).toMatchObject({ input: { name: 'Jardim das Nações', cityId: '1' } })
})

it('says that the place is not in the catalogue, and fills nothing', async () => {
  know({ cityName: 'Resende', state: 'RJ', city: null })
  const { field, fill } = await showBusinessForm(api)
  await fill('CEP', '12010200')
  expect(await screen.findByText(texts.zip.foreign('Resende', 'RJ'))).toBeDefined()
  expect([field('Rua *').value, field('Cidade *').value]).toEqual(['', ''])
})

it.each(['unknown', 'network'])('shows nothing when it is %s, and does not block', async (kind) => {
  if (kind === 'network') api.failures.AddressOfZipCode = 'network'
  const { field, fill } = await showBusinessForm(api)
  await fill('CEP', '99999999')
  await waitFor(() => expect(api.last('AddressOfZipCode')).toEqual({ zipCode: '99999-999' }))
  await fill('Rua *', 'Rua Qualquer')
  expect(field('Rua *').value).toBe('Rua Qualquer')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('of an establishment that is opened is not looked up', async () => {
  const { id } = fullBusiness(api)
  const { fill } = await showBusinessForm(api, id)
  await fill('Rua *', 'Outra')
  expect(api.last('AddressOfZipCode')).toBeUndefined()
})
