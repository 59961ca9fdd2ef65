import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPart } from '../../test/render-part.tsx'
import { Banner } from './failure.tsx'

it('says an error, has the focus, and can be closed', async () => {
  const dismissed = vi.fn()
  const { visitor } = renderPart(
    <Banner tone="error" onDismiss={dismissed}>
      Erro ao salvar cidade
    </Banner>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Erro ao salvar cidade')
  expect(document.activeElement?.textContent).toBe('Erro ao salvar cidade')
  await visitor.click(screen.getByRole('button', { name: 'Fechar aviso' }))
  expect(dismissed).toHaveBeenCalledOnce()
})

it('says a success and leaves the focus where it is', () => {
  renderPart(
    <Banner tone="success" onDismiss={() => {}}>
      Cidade criada com sucesso!
    </Banner>,
  )
  expect(screen.getByRole('status').textContent).toBe('Cidade criada com sucesso!')
  expect(document.activeElement).toBe(document.body)
})
