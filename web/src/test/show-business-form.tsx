import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { expect } from 'vitest'
import { addBusiness, type BusinessWish, type MockBusiness } from '../mocks/catalogue.ts'
import { type MockApi, signIn } from '../mocks/server.ts'
import { renderApp } from './render-app.tsx'

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
 * @param admin who is signed in already; a new one when absent
 */
export async function showBusinessForm(
  api: MockApi,
  id?: string,
  admin = signIn(api, { name: 'Ana Admin', role: 'ADMIN' }),
) {
  const app = renderApp(id ? `/dashboard/business/edit/${id}` : '/dashboard/business/add')
  await screen.findByLabelText('Nome *')
  // Nothing here is out of the pointer's reach, which would take long to find out.
  const visitor = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
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
    /** Replaces the value of a field. */
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
      // What is typed before the options come marks none of them.
      await waitFor(() => expect(optionsOf(label)?.textContent).toContain(option))
      // From the next frame on, Escape closes the list.
      await nextFrame()
      await visitor.clear(field(label))
      await visitor.paste(option)
      // The first that is found is marked; Enter takes it.
      const marked = await waitFor(() => {
        const found = document.getElementById(field(label).getAttribute('aria-activedescendant') ?? '')
        if (!found?.textContent?.includes(option)) throw new Error(`${option} is not marked in ${label}`)
        return found
      })
      const { id } = marked
      const before = marked.dataset.state
      await visitor.keyboard('{Enter}')
      // A list of several stays open and marks what is chosen; that of one closes, and its field says it.
      await waitFor(() => {
        const shown = document.getElementById(id)
        if (shown ? shown.dataset.state === before : field(label).value !== option)
          throw new Error(`${option} is not taken in ${label}`)
      })
      await visitor.keyboard('{Escape}')
      await waitFor(() => expect(field(label).ariaExpanded).toBe('false'))
      // The field takes the focus with the next frame, also from where a test has gone on to by then.
      await nextFrame()
      expect(document.activeElement).toBe(field(label))
    },
    choose: async (label: string, option: string) => {
      await within(field(label)).findByText(option)
      await visitor.selectOptions(field(label), option)
    },
    /** Waits for an earlier save to end. */
    save: async () =>
      visitor.click(await screen.findByRole('button', { name: /^(Adicionar|Atualizar)$/, hidden: true })),
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * The field that a label names. `getByLabelText` looks for the labels of each element in the whole page, which was a third
 * of the time of the form's tests; it finds what no label element names.
 */
function field(text: RegExp | string): HTMLInputElement {
  const labels = Array.from(document.querySelectorAll('label')).filter((label) => {
    const words = Array.from(label.childNodes, ({ textContent }) => textContent).join(' ')
    const shown = words.replace(/\s+/g, ' ').trim()
    return typeof text === 'string' ? shown === text : text.test(shown)
  })
  const fields = labels.map(({ htmlFor }) => document.getElementById(htmlFor))
  const [found] = fields
  if (fields.length === 1 && found && 'labels' in found) return found as HTMLInputElement
  // Not the options of a field, which have its label too.
  return screen.getByLabelText<HTMLInputElement>(text, { selector: ':not([role=listbox])' })
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
