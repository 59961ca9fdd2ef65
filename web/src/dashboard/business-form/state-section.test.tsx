import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mockApi } from '../../mocks/server.ts'
import { fullBusiness, showBusinessForm } from '../../test/show-business-form.tsx'

vi.mock('../rich-text/rich-text-field.tsx', () => import('../../test/plain-rich-text.tsx'))

const api = mockApi()
beforeEach(() => sessionStorage.clear())

it('closes an establishment for a while with a day, which is asked for there alone', async () => {
  const business = fullBusiness(api)
  const { fill, choose, save } = await showBusinessForm(api, business.id)
  expect(screen.queryByLabelText('Reabre em')).toBeNull()
  await choose('Situação', 'Fechado temporariamente')
  await fill('Reabre em', '2027-01-03')
  await save()
  await waitFor(() =>
    expect(business).toMatchObject({ state: 'CLOSED_TEMPORARILY', reopensOn: '2027-01-03' }),
  )
})

it('asks for no day of what has closed for good', async () => {
  const business = fullBusiness(api)
  Object.assign(business, { state: 'CLOSED_TEMPORARILY', reopensOn: '2027-01-03' })
  const { choose, save } = await showBusinessForm(api, business.id)
  expect(screen.getByLabelText('Reabre em')).toHaveProperty('value', '2027-01-03')
  await choose('Situação', 'Encerrou as atividades')
  expect(screen.queryByLabelText('Reabre em')).toBeNull()
  await save()
  await waitFor(() => expect(business.state).toBe('CLOSED_FOR_GOOD'))
})

describe('Salvar rascunho', () => {
  const nothing = { description: '', phone: '', categories: [], subcategories: [] }

  it('saves a new establishment with a name and a place', async () => {
    const form = await showBusinessForm(api)
    await form.fill('Nome *', 'Padaria do Vale')
    await form.pick('Cidade *', 'Taubaté')
    await form.pick('Bairro *', 'Centro')
    await form.press('Salvar rascunho')
    expect((await screen.findAllByText('Estabelecimento criado com sucesso!')).length).toBe(2)
    expect(api.catalogue.businesses.at(-1)).toMatchObject({
      name: 'Padaria do Vale',
      state: 'DRAFT',
      phone: '',
      categories: [],
    })
  })

  it('is the way on where what is published lacks something', async () => {
    const draft = fullBusiness(api, { ...nothing, state: 'DRAFT' })
    const { fill, choose, save, press } = await showBusinessForm(api, draft.id)
    await choose('Situação', 'Publicado')
    await save()
    const problems = await screen.findByRole('alert', { hidden: true })
    expect([...problems.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Categorias: Selecione pelo menos uma categoria',
      'Descrição: Informe a descrição.',
      'Telefone: Informe o telefone.',
    ])
    expect(draft).toMatchObject({ state: 'DRAFT', version: 1 })
    await fill('Telefone *', '12991234567')
    await press('Salvar rascunho')
    await waitFor(() => expect(draft).toMatchObject({ state: 'DRAFT', phone: '(12) 99123-4567' }))
  })

  it('says what a draft needs, and leaves the state as it was chosen', async () => {
    const { field, press } = await showBusinessForm(api)
    await press('Salvar rascunho')
    for (const message of ['Informe o nome.', 'Informe a cidade.', 'Informe o bairro.'])
      expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
    expect(screen.queryByText('Informe o telefone.')).toBeNull()
    expect(field('Situação').value).toBe('publicado')
  })

  it('is not there for what is in the guide', async () => {
    await showBusinessForm(api, fullBusiness(api).id)
    expect(screen.queryByRole('button', { name: 'Salvar rascunho', hidden: true })).toBeNull()
  })

  it('shows a draft with little in it as its page will be', async () => {
    const { id } = fullBusiness(api, { ...nothing, state: 'DRAFT' })
    const { press } = await showBusinessForm(api, id)
    await press('Pré-visualizar')
    const preview = within(await screen.findByRole('dialog', { name: 'Prévia da página pública' }))
    expect(preview.getByRole('heading', { level: 1, name: 'Cantina da Serra' })).toBeDefined()
    expect(preview.queryByText('Informe o telefone.')).toBeNull()
  })
})
