import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockApi } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()

it('contacts say when they were confirmed and by whom, or corrected, and nothing else', async () => {
  const business = api.catalogue.businesses[0]
  if (!business) throw new Error('no establishment')
  business.whatsapp = '12991230000'
  business.confirmations = [
    { topic: 'PHONE', correctedOn: '2026-11-02', confirmedOn: '2026-11-20', confirmedBy: 'ESTABLISHMENT' },
    { topic: 'WHATSAPP', correctedOn: '2026-11-21', confirmedOn: null, confirmedBy: null },
    { topic: 'ADDRESS', correctedOn: null, confirmedOn: '2026-10-01', confirmedBy: 'ADMINISTRATION' },
  ]
  renderApp(`/${business.slug}`)
  const contact = within(await screen.findByRole('region', { name: 'Contato' }))
  const said = contact.getAllByText(/ em \d\d\//).map(({ textContent }) => textContent)
  expect(said).toEqual([
    'Corrigido em 21/11/2026',
    'Telefone confirmado em 20/11/2026, pelo estabelecimento',
    'Endereço confirmado em 01/10/2026, pela administração',
  ])
})
