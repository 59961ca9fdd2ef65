import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockApi } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()

it.each(['/correcao/1-abc', '/confirmar/1-abc', '/confirmar/1-abc/parar'])(
  'a link of a mail that was cut says how to copy it whole: %s',
  async (path) => {
    api.answers.submissionStatus = null
    api.answers.claimNotice = null
    renderApp(path)
    await screen.findByRole('heading', { level: 1, name: 'Link não encontrado' })
    expect(screen.getByText(/copie o endereço que aparece por inteiro abaixo do botão/)).toBeDefined()
  },
)
