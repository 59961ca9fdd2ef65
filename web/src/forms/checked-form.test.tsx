import { zodResolver } from '@hookform/resolvers/zod'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Profiler } from 'react'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { renderPart } from '../test/render-part.tsx'
import { putValues, showMessages, useFormAnswer } from './checked-form.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FormTextField } from './form-text-field.tsx'

interface Values {
  name: string
  site: string
}

const rule = z.object({
  name: z.string(),
  site: z.string().refine((text) => text !== 'errado', 'Site inválido.'),
})

let form: UseFormReturn<Values>
/** How often each part rendered. */
let rendered: Record<string, number>
beforeEach(() => {
  rendered = {}
})

const counted = (id: string) => {
  rendered[id] = (rendered[id] ?? 0) + 1
}

function Whole() {
  counted('whole')
  form = useForm({
    defaultValues: { name: 'Cantina', site: '' },
    resolver: zodResolver(rule),
  })
  const isNamed = useFormAnswer(form, ({ name }) => name !== '')
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(() => {})}>
        <ErrorSummary labels={{ name: 'Nome', site: 'Site' }} title={(total) => `${total} campos`} />
        <Profiler id="name" onRender={counted}>
          <FormTextField label="Nome" name="name" />
        </Profiler>
        <Profiler id="site" onRender={counted}>
          <FormTextField label="Site" name="site" />
        </Profiler>
        <p>{isNamed ? 'Com nome' : 'Sem nome'}</p>
        <button type="submit">Salvar</button>
      </form>
    </FormProvider>
  )
}

function show() {
  return {
    ...renderPart(<Whole />),
    name: screen.getByLabelText<HTMLInputElement>('Nome'),
    site: screen.getByLabelText<HTMLInputElement>('Site'),
  }
}

it('renders nothing while the user types', async () => {
  const { visitor, name } = show()
  const before = { ...rendered }
  await visitor.type(name, ' Nova')
  expect([name.value, form.getValues('name')]).toEqual(['Cantina Nova', 'Cantina Nova'])
  expect(rendered).toEqual(before)
})

it('renders what is computed from the values when it changes', async () => {
  const { visitor, name } = show()
  await visitor.clear(name)
  expect(screen.getByText('Sem nome')).toBeDefined()
  act(() => putValues(form, { name: 'Padaria' }))
  expect([name.value, screen.queryByText('Com nome')]).toEqual(['Padaria', expect.anything()])
})

it('shows messages of the server with the focus on the first field of the page, each until its field is changed', async () => {
  const { visitor, name, site } = show()
  await visitor.click(screen.getByRole('button', { name: 'Salvar' }))
  act(() => void showMessages(form, ['name', 'site'], { site: 'Onde?', name: 'Informe o nome.' }))
  expect(document.activeElement).toBe(name)
  const summary = screen.getByRole('alert')
  expect(summary.textContent).toBe('2 camposNome: Informe o nome.Site: Onde?')
  await visitor.click(within(summary).getByRole('button', { name: 'Site' }))
  await waitFor(() => expect(document.activeElement).toBe(site))
  await visitor.keyboard('a')
  expect([screen.queryByText('Onde?'), screen.getByText('Informe o nome.')]).toEqual([
    null,
    expect.anything(),
  ])
  expect(screen.queryByRole('alert'), 'one field needs no list').toBeNull()
})

it('focuses a wrong field when it is sent, and keeps its message until the field is right', async () => {
  const { visitor, site } = show()
  await visitor.type(site, 'errado')
  await visitor.click(screen.getByRole('button', { name: 'Salvar' }))
  expect([document.activeElement, await screen.findByText('Site inválido.')]).toEqual([
    site,
    expect.anything(),
  ])
  await visitor.keyboard('{Backspace}')
  expect(screen.queryByText('Site inválido.')).toBeNull()
})
