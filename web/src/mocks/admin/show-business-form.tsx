import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { addBusiness, type BusinessWish, type MockBusiness } from '../catalogue.ts'
import { renderApp } from '../render-app.tsx'
import { type MockApi, signIn } from '../server.ts'

/** An establishment with something in most of its fields. */
export function fullBusiness(api: MockApi, wish: Partial<BusinessWish> = {}): MockBusiness {
  const { neighborhoods, categories, subcategories } = api.catalogue
  const [neighborhood] = neighborhoods
  if (!neighborhood) throw new Error('the sample is not whole')
  return addBusiness(api.catalogue, {
    name: 'Cantina da Serra',
    description: '<p>Massas feitas em casa.</p>',
    phone: '12991234567',
    neighborhood,
    address: { street: 'Rua das Flores', number: '12', zipCode: '12010000' },
    categories: categories.slice(0, 1),
    subcategories: subcategories.slice(1, 2),
    latitude: -23.0264,
    longitude: -45.5553,
    instagram: 'https://www.instagram.com/cantina',
    ...wish,
  })
}

/**
 * Shows the form of establishments to an administrator.
 * @param id of the one to edit; a new one when absent
 */
export async function showBusinessForm(api: MockApi, id?: string) {
  const admin = signIn(api, { name: 'Ana Admin', role: 'ADMIN' })
  const app = renderApp(id ? `/dashboard/business/edit/${id}` : '/dashboard/business/add')
  await screen.findByLabelText('Nome *')
  // Nothing here is out of the pointer's reach, which would take long to find out.
  const visitor = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  // Not the options of a field, which have its label too.
  const field = (label: RegExp | string) =>
    screen.getByLabelText<HTMLInputElement>(label, { selector: ':not([role=listbox])' })
  const optionsOf = (label: RegExp | string) =>
    document.getElementById(field(label).getAttribute('aria-controls') ?? '') as HTMLElement
  // Whether something is hidden by its style takes long to find out in a form of this size.
  const find = (role: string, name: string | RegExp) => screen.getByRole(role, { name, hidden: true })
  const group = (name: string) => within(find('group', name))
  return {
    ...app,
    visitor,
    admin,
    field,
    group,
    optionsOf,
    press: (name: string) => visitor.click(find('button', name)),
    /** Replaces what stands in a field. */
    fill: async (label: string, text: string) => {
      await visitor.clear(field(label))
      if (text) await visitor.paste(text)
    },
    /** Chooses an option of a field that finds them by their words, or takes it out. */
    pick: async (label: RegExp | string, option: string) => {
      await waitFor(() => {
        if (field(label).disabled) throw new Error(`${label} waits`)
      })
      await visitor.click(field(label))
      await visitor.clear(field(label))
      await visitor.paste(option)
      // The first that is found is marked; Enter takes it.
      await waitFor(() => {
        const marked = document.getElementById(field(label).getAttribute('aria-activedescendant') ?? '')
        if (!marked?.textContent?.includes(option)) throw new Error(`${option} is not marked in ${label}`)
      })
      await visitor.keyboard('{Enter}')
      await visitor.keyboard('{Escape}')
      // The field takes the focus back with the next frame.
      await act(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    },
    choose: async (label: string, option: string) => {
      await within(field(label)).findByText(option)
      await visitor.selectOptions(field(label), option)
    },
    save: () => visitor.click(find('button', /^(Adicionar|Atualizar)$/)),
  }
}

export type ShownForm = Awaited<ReturnType<typeof showBusinessForm>>

/** Fills in what an establishment needs. */
export async function fillRequired({ fill, pick }: ShownForm): Promise<void> {
  await fill('Nome *', 'Padaria do Vale')
  await pick('Categorias *', 'Alimentação')
  await pick(/^Subcategorias( \*)?$/, 'Padarias')
  await fill('Descrição *', 'Pão quente toda manhã.')
  await fill('Telefone *', '12991234567')
  await pick('Cidade *', 'Taubaté')
  await pick('Bairro *', 'Centro')
}
