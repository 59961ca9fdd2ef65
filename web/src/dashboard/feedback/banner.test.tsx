import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Banner } from './banner.tsx'

it('says an error, has the focus, and can be closed', async () => {
  const dismissed = vi.fn()
  render(
    <Banner tone="error" onDismiss={dismissed}>
      Erro ao salvar cidade
    </Banner>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Erro ao salvar cidade')
  expect(document.activeElement?.textContent).toBe('Erro ao salvar cidade')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Fechar aviso' }))
  expect(dismissed).toHaveBeenCalledOnce()
})

it('says a success and leaves the focus where it is', () => {
  render(
    <Banner tone="success" onDismiss={() => {}}>
      Cidade criada com sucesso!
    </Banner>,
  )
  expect(screen.getByRole('status').textContent).toBe('Cidade criada com sucesso!')
  expect(document.activeElement).toBe(document.body)
})
