import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { accountMessages } from '../../messages/account.ts'
import type { MockUser } from '../../mocks/accounts.ts'
import { mockApi, signIn } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()
const { businesses: texts } = accountMessages

let maria: MockUser
beforeEach(() => {
  maria = signIn(api)
})

const rows = async () =>
  within(await screen.findByRole('list', { name: texts.list })).getAllByRole('listitem')

it('shows the establishments of the account, with a way to propose changes', async () => {
  maria.owns = api.catalogue.businesses.slice(-1)
  renderApp('/minhas-empresas')
  const [row] = await rows()
  expect(row?.textContent).toContain('Hospedagem')
  expect(row?.textContent).toContain('Itaguá\u00a0· Ubatuba')
  expect(row?.textContent).toContain('No guia desde 9 de mar. de 2026')
  const links = within(row as HTMLElement).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/pousada-da-praia',
    `/minhas-empresas/${maria.owns[0]?.id}/propor`,
  ])
  const buttons = within(screen.getByRole('main')).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Confirmar os dados por e-mail'])
})

it('says that an address is not public', async () => {
  const [inn] = api.catalogue.businesses.slice(-1)
  if (!inn) throw new Error('no establishment')
  maria.owns = [Object.assign(inn, { addressHidden: true })]
  renderApp('/minhas-empresas')
  const [row] = await rows()
  expect(row?.textContent).toContain('Itaguá\u00a0· UbatubaEndereço não divulgado')
})

it('has pages', async () => {
  maria.owns = api.catalogue.businesses.slice(0, 14)
  const { visitor, address } = renderApp('/minhas-empresas')
  expect(await rows()).toHaveLength(12)
  await visitor.click(screen.getByRole('link', { name: 'Próxima' }))
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  await waitFor(() => expect(address()).toBe('/minhas-empresas?page=2'))
})

it('goes to the last page from one that is not there', async () => {
  maria.owns = api.catalogue.businesses.slice(0, 14)
  const { address } = renderApp('/minhas-empresas?page=9')
  await waitFor(() => expect(address()).toBe('/minhas-empresas?page=2'))
  expect(await rows()).toHaveLength(2)
})

it('shows what administrators have changed since', async () => {
  maria.owns = api.catalogue.businesses.slice(0, 2)
  const { router } = renderApp('/minhas-empresas')
  expect(await rows()).toHaveLength(2)
  await act(() => router.navigate('/minha-conta'))
  maria.owns = api.catalogue.businesses.slice(0, 1)
  await act(() => router.navigate('/minhas-empresas'))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
})

it('does not say of a draft that it is in the guide', async () => {
  maria.owns = api.catalogue.businesses.slice(-1).map((business) => ({ ...business, state: 'DRAFT' }))
  renderApp('/minhas-empresas')
  const [row] = await rows()
  expect(row?.textContent).toContain('Rascunho')
  expect(row?.textContent).not.toContain('No guia desde')
})

it('says that there are none, and opens the provider\u2019s chat', async () => {
  renderApp('/minhas-empresas')
  await screen.findByText(texts.empty)
  screen.getByText(texts.emptyLead)
  const chat = within(screen.getByRole('main')).getByRole('link', { name: /^Cadastre sua Empresa/ })
  expect([chat.getAttribute('href'), chat.getAttribute('target')]).toEqual(['https://chat.test', '_blank'])
})

it('says that they could not be loaded, and tries again', async () => {
  maria.owns = api.catalogue.businesses.slice(-1)
  api.failures.MyBusinesses = 'network'
  const { visitor } = renderApp('/minhas-empresas')
  expect((await screen.findByRole('alert')).textContent).toBe(texts.loadFailed)
  delete api.failures.MyBusinesses
  await visitor.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await rows()).toHaveLength(1)
})
