import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { expect } from 'vitest'
import { addBusiness, type BusinessWish, type MockBusiness } from '../mocks/catalogue.ts'
import { type MockApi, signIn } from '../mocks/server.ts'
import { renderApp } from './render-app.tsx'

/** Adds an establishment with most fields filled. */
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
 * Opens the form of establishments as an administrator.
 * @param id of the establishment to edit; absent for a new one
 * @param admin signed-in account; a new one by default
 */
export async function showBusinessForm(
  api: MockApi,
  id?: string,
  admin = signIn(api, { name: 'Ana Admin', role: 'ADMIN' }),
) {
  const app = renderApp(id ? `/dashboard/business/edit/${id}` : '/dashboard/business/add')
  await screen.findByLabelText('Nome *')
  // Skips the slow check of `pointer-events`.
  const visitor = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  const optionsOf = (label: RegExp | string) =>
    document.getElementById(field(label).getAttribute('aria-controls') ?? '') as HTMLElement
  // `hidden` skips the visibility check, which is slow in a large form.
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
    fill: async (label: string, text: string) => {
      await visitor.clear(field(label))
      if (text) await visitor.paste(text)
    },
    /** Selects or deselects an option of a combobox. */
    pick: async (label: RegExp | string, option: string) => {
      await waitFor(() => {
        if (field(label).disabled) throw new Error(`${label} waits`)
      })
      await visitor.click(field(label))
      // Text typed before the options load highlights none.
      await waitFor(() => expect(optionsOf(label)?.textContent).toContain(option))
      // Escape closes the list only from the next frame on.
      await nextFrame()
      await visitor.clear(field(label))
      await visitor.paste(option)
      // Enter selects the highlighted first match.
      const marked = await waitFor(() => {
        const found = document.getElementById(field(label).getAttribute('aria-activedescendant') ?? '')
        if (!found?.textContent?.includes(option)) throw new Error(`${option} is not marked in ${label}`)
        return found
      })
      const { id } = marked
      const before = marked.dataset.state
      await visitor.keyboard('{Enter}')
      // A multiple selection stays open and marks the option; a single one closes and fills the field.
      await waitFor(() => {
        const shown = document.getElementById(id)
        if (shown ? shown.dataset.state === before : field(label).value !== option)
          throw new Error(`${option} is not taken in ${label}`)
      })
      await visitor.keyboard('{Escape}')
      await waitFor(() => expect(field(label).ariaExpanded).toBe('false'))
      // The field takes focus in the next frame, even from an element that the test focused since.
      await nextFrame()
      expect(document.activeElement).toBe(field(label))
    },
    choose: async (label: string, option: string) => {
      await within(field(label)).findByText(option)
      await visitor.selectOptions(field(label), option)
    },
    /** Waits for a running save first. */
    save: async () =>
      visitor.click(await screen.findByRole('button', { name: /^(Adicionar|Atualizar)$/, hidden: true })),
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Finds a field by its label. `getByLabelText` searches the page for every element's labels, which took a
 * third of the form tests' time; it remains for fields without a label element.
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
  // Excludes listboxes, which share their field's label.
  return screen.getByLabelText<HTMLInputElement>(text, { selector: ':not([role=listbox])' })
}

export type ShownForm = Awaited<ReturnType<typeof showBusinessForm>>

/** Fills the required fields. */
export async function fillRequired({ fill, pick }: ShownForm): Promise<void> {
  await fill('Nome *', 'Padaria do Vale')
  await pick('Categorias *', 'Alimentação')
  await pick(/^Subcategorias( \*)?$/, 'Padarias')
  await fill('Descrição *', 'Pão quente toda manhã.')
  await fill('Telefone *', '12991234567')
  await pick('Cidade *', 'Taubaté')
  await pick('Bairro *', 'Centro')
}
