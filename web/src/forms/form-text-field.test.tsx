import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { HydratedProvider } from '../browser/use-hydrated.tsx'
import { formMessages } from '../messages/auth.ts'
import { PasswordField } from './form-text-field.tsx'

let form: UseFormReturn

function Page() {
  form = useForm()
  return (
    <HydratedProvider>
      <FormProvider {...form}>
        <PasswordField label="Senha" name="password" />
      </FormProvider>
    </HydratedProvider>
  )
}

it('keeps what was typed before the page was the browser’s', () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Page />)
  expect(container.querySelector('button'), 'no button that does nothing').toBeNull()
  const input = container.querySelector('input') as HTMLInputElement
  input.value = 'digitada cedo'
  render(<Page />, { container, hydrate: true })
  expect(container.querySelector('button')?.getAttribute('aria-label')).toBe(formMessages.showPassword)
  expect(container.querySelector('input')).toBe(input)
  expect([input.value, form.getValues('password')]).toEqual(['digitada cedo', 'digitada cedo'])
})
