import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { HydratedProvider } from '../browser/use-hydrated.tsx'
import { formMessages } from '../messages/forms.ts'
import { system } from '../theme/theme.ts'
import { PasswordField } from './password-field.tsx'

const page = (
  <ChakraProvider value={system}>
    <HydratedProvider>
      <PasswordField label="Senha" name="password" />
    </HydratedProvider>
  </ChakraProvider>
)

it('keeps what was typed before the page was the browser’s', () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  expect(container.querySelector('button'), 'no button that does nothing').toBeNull()
  const input = container.querySelector('input') as HTMLInputElement
  input.value = 'digitada cedo'
  render(page, { container, hydrate: true })
  expect(container.querySelector('button')?.getAttribute('aria-label')).toBe(formMessages.showPassword)
  expect(container.querySelector('input')).toBe(input)
  expect(input.value).toBe('digitada cedo')
})
