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
const unconfirmed = 'Dados de Overture Maps, ainda não confirmados.'

async function show(confirmedOn: string | null) {
  const business = api.catalogue.businesses[0]
  if (!business) throw new Error('no establishment')
  business.sources = [overture]
  const confirmedBy = confirmedOn && 'ADMINISTRATION'
  business.confirmations = [{ topic: 'PHONE', correctedOn: '2026-11-02', confirmedOn, confirmedBy } as never]
  renderApp(`/${business.slug}`)
  await screen.findByText('Dados de Overture Maps (CDLA Permissive 2.0), outubro de 2026.')
}

it('a profile with values of a source names it with its month, and says that they are not confirmed', async () => {
  await show(null)
  expect(screen.getByText(unconfirmed).tagName).toBe('P')
})

it('a profile with values of a source says only where they come from once somebody has confirmed a contact', async () => {
  await show('2026-11-20')
  expect(screen.queryByText(unconfirmed)).toBeNull()
})
