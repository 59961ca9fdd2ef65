import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Providers } from '../../start/page-context.tsx'
import { Operator } from './operator.tsx'

const config = { chatUrl: '', contactEmail: '', tileUrl: '', tileAttribution: '', imageMaxBytes: 1 }

function show(operator: object) {
  const page = { config: { ...config, operator }, origin: '', seed: '', response: { status: 200 } }
  return render(
    <Providers page={page}>
      <MemoryRouter>
        <Operator />
      </MemoryRouter>
    </Providers>,
  )
}

it('the footer says who answers for the site, as far as that is set', () => {
  const { unmount } = show({ name: 'Guia Ltda.', cnpj: '11.222.333/0001-81', dataContact: 'lgpd@guia.test' })
  expect(screen.getByText('O Guia do Vale é mantido por Guia Ltda.')).toBeDefined()
  expect(screen.getByText('CNPJ 11.222.333/0001-81')).toBeDefined()
  expect(screen.getByRole('link', { name: 'lgpd@guia.test' }).getAttribute('href')).toBe(
    'mailto:lgpd@guia.test',
  )
  unmount()
  expect(show({}).container.textContent).toBe('')
})
