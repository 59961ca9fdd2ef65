import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockApi } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

mockApi()

it('the privacy policy keeps its date, and says below it, dated, what is collected since', async () => {
  renderApp('/politica-privacidade')
  await screen.findByRole('heading', { level: 1, name: 'Política de Privacidade' })
  expect(screen.getByText('24/06/2025')).toBeDefined()
  const title = screen.getByRole('heading', { level: 2, name: 'Complementos' })
  const complements = within(title.parentElement as HTMLElement)
  expect(complements.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Propostas de donos e recados (26/11/2026)',
    'Correções (26/11/2026)',
    'Confirmações (26/11/2026)',
    'Pedidos de saída do guia (26/11/2026)',
    'Pedidos de empresa (26/11/2026)',
    'E-mails à espera de envio (25/11/2026)',
    'Buscas sem resultado (22/11/2026)',
    'Perto de mim (22/11/2026)',
    'Sessões (22/11/2026)',
  ])
  expect(complements.getByText(/cifrado, por até dois dias/)).toBeDefined()
  expect(complements.getByText(/apagada 30 dias depois de terminar/)).toBeDefined()
})
