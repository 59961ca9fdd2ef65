import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mockApi, signIn } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'
import { fullBusiness } from '../../test/show-business-form.tsx'

vi.mock('../rich-text/rich-text-field.tsx', () => import('../../test/plain-rich-text.tsx'))

const api = mockApi()
const title = 'Talvez este estabelecimento já esteja no guia:'

it('a notice links to an establishment that what is typed may be, until the name is another', async () => {
  signIn(api, { role: 'ADMIN' })
  const business = fullBusiness(api)
  api.answers.similarBusinesses = ({ input }) =>
    input.name.startsWith('Cantina') ? [{ business, reasons: ['Mesmo nome'] }] : []
  const { visitor } = renderApp('/dashboard/business/add')
  const name = await screen.findByRole('textbox', { name: /^Nome/ })
  await visitor.type(name, 'Cantina da Serra')
  await screen.findByText(title)
  const link = screen.getByRole('link', { name: /^Cantina da Serra/ })
  expect(link.getAttribute('href')).toBe(`/dashboard/business/edit/${business.id}`)
  expect(api.last('SimilarBusinesses')).toMatchObject({ input: { name: 'Cantina da Serra', id: null } })
  await visitor.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'ola@cantina.example')
  await visitor.type(screen.getByRole('textbox', { name: /^Latitude/ }), '-23,02')
  await visitor.type(screen.getByRole('textbox', { name: /^Longitude/ }), '-45,55')
  await waitFor(() =>
    expect(api.last('SimilarBusinesses')).toMatchObject({
      input: { email: 'ola@cantina.example', latitude: -23.02, longitude: -45.55, categoryIds: [] },
    }),
  )
  await visitor.clear(name)
  await waitFor(() => expect(screen.queryByText(title)).toBeNull())
})
