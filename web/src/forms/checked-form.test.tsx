import { act, screen, within } from '@testing-library/react'
import { Profiler } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { beforeEach, expect, it } from 'vitest'
import { renderPart } from '../mocks/render-part.tsx'
import { BoundText } from './bound-field.tsx'
import { putValues, showMessages, useCheckedForm, useFormAnswer } from './checked-form.ts'
import { ErrorSummary } from './error-summary.tsx'

interface Values {
  name: string
  site: string
}

let form: UseFormReturn<Values>
/** How often each part was drawn. */
let drawn: Record<string, number>
beforeEach(() => {
  drawn = {}
})

const counted = (id: string) => {
  drawn[id] = (drawn[id] ?? 0) + 1
}

function Whole() {
  counted('whole')
  form = useCheckedForm<Values>({ defaultValues: { name: 'Cantina', site: '' } })
  const isNamed = useFormAnswer(form, ({ name }) => name !== '')
  return (
    <FormProvider {...form}>
      <form>
        <ErrorSummary labels={{ name: 'Nome', site: 'Site' }} title={(total) => `${total} campos`} />
        <Profiler id="name" onRender={counted}>
          <BoundText label="Nome" name="name" />
        </Profiler>
        <Profiler id="site" onRender={counted}>
          <BoundText label="Site" name="site" />
        </Profiler>
        <p>{isNamed ? 'Com nome' : 'Sem nome'}</p>
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

it('draws only the field into which something is typed', async () => {
  const { visitor, name } = show()
  const before = { ...drawn }
  await visitor.type(name, ' Nova')
  expect(name.value).toBe('Cantina Nova')
  expect([drawn.whole, drawn.site]).toEqual([before.whole, before.site])
  expect(drawn.name).toBe((before.name ?? 0) + ' Nova'.length)
})

it('draws what follows from the values when the answer is another', async () => {
  const { visitor, name } = show()
  await visitor.clear(name)
  expect(screen.getByText('Sem nome')).toBeDefined()
  act(() => putValues(form, { name: 'Padaria' }))
  expect([name.value, screen.queryByText('Com nome')]).toEqual(['Padaria', expect.anything()])
})

it('shows messages with the focus on the first field of the page, and takes each away with its next key', async () => {
  const { visitor, name, site } = show()
  await visitor.clear(name)
  await visitor.click(site)
  act(() => showMessages(form, { site: 'Onde?', name: 'Informe o nome.' }))
  expect(document.activeElement).toBe(name)
  const summary = screen.getByRole('alert')
  expect(summary.textContent).toBe('2 camposNome: Informe o nome.Site: Onde?')
  await visitor.click(within(summary).getByRole('button', { name: 'Site' }))
  expect(document.activeElement).toBe(site)
  await visitor.keyboard('a')
  expect([screen.queryByText('Onde?'), screen.getByText('Informe o nome.')]).toEqual([
    null,
    expect.anything(),
  ])
  expect(screen.queryByRole('alert'), 'one field needs no list').toBeNull()
})
