import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockApi } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()
const overture = {
  source: 'Overture Maps',
  licence: 'CDLA Permissive 2.0',
  month: '2026-10',
  fields: ['phone'],
}
async function show(confirmedOn: string | null) {
  const business = api.catalogue.businesses[0]
  if (!business) throw new Error('no establishment')
  business.sources = [overture]
  const confirmedBy = confirmedOn && 'ADMINISTRATION'
  business.confirmations = [{ topic: 'PHONE', correctedOn: '2026-11-02', confirmedOn, confirmedBy } as never]
  renderApp(`/${business.slug}`)
  return (await screen.findByText(/^Dados de Overture Maps/)).textContent
}

it('a profile with values of a source names it with its month, and says that they are not confirmed', async () => {
  expect(await show(null)).toBe(
    'Dados de Overture Maps, ainda não confirmados (CDLA Permissive 2.0, 10/2026)',
  )
})

it('a profile with values of a source says only where they come from once somebody has confirmed a contact', async () => {
  expect(await show('2026-11-20')).toBe('Dados de Overture Maps (CDLA Permissive 2.0, 10/2026)')
})
