import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderPart } from '../../test/render-part.tsx'
import { type Choice, PickField } from './pick-field.tsx'

const cities = ['Caraguatatuba', 'São José dos Campos', 'Ubatuba'].map((name, place) => ({
  id: String(place + 1),
  name,
}))

function City({ options = cities }: { options?: readonly Choice[] }) {
  const [chosen, setChosen] = useState<readonly Choice[]>([])
  return <PickField label="Cidade *" name="city" options={options} chosen={chosen} onChange={setChosen} />
}

let come: () => void

function LateCity() {
  const [options, setOptions] = useState<readonly Choice[]>([])
  come = () => setOptions(cities)
  return <City options={options} />
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Cidade *' })
/** In one piece: the field takes its text over after each key, for which simulated typing does not wait. */
async function search(visitor: UserEvent, text: string) {
  await visitor.click(field())
  await visitor.paste(text)
}
/** Enter takes what is marked, a frame after it is offered. */
const marked = () => document.querySelector('[role=option][data-highlighted]')?.textContent
const offered = () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)

it('finds by parts of words without accents, first what begins so, and chooses by keyboard', async () => {
  const { visitor } = renderPart(<City />)
  await search(visitor, 'uba')
  await waitFor(() => expect(offered()).toEqual(['Ubatuba', 'Caraguatatuba']))
  expect(screen.getByText('2 opções')).toBeDefined()
  await waitFor(() => expect(marked()).toBe('Ubatuba'))
  await visitor.keyboard('{ArrowDown}')
  await waitFor(() => expect(marked()).toBe('Caraguatatuba'))
  await visitor.keyboard('{Enter}')
  await waitFor(() => expect(field().value).toBe('Caraguatatuba'))
})

it('finds words in any order, and chooses the first by Enter', async () => {
  const { visitor } = renderPart(<City />)
  await search(visitor, 'jose sao')
  await waitFor(() => expect(offered()).toEqual(['São José dos Campos']))
  await waitFor(() => expect(marked()).toBe('São José dos Campos'))
  await visitor.keyboard('{Enter}')
  await waitFor(() => expect(field().value).toBe('São José dos Campos'))
  await waitFor(() => expect(offered()).toEqual([]))
})

it('says that nothing is found, and keeps no text that is not chosen', async () => {
  const { visitor } = renderPart(<City />)
  await search(visitor, 'xyz')
  expect(await screen.findByText('Nada encontrado')).toBeDefined()
  await visitor.keyboard('{Escape}')
  await visitor.tab()
  await waitFor(() => expect(field().value).toBe(''))
})

it('names its button in Portuguese', () => {
  renderPart(<City />)
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Mostrar opções de Cidade')
})

it('marks the only option, which no text leaves out', async () => {
  const { visitor } = renderPart(<City options={cities.slice(2)} />)
  await search(visitor, 'Ubatuba')
  await waitFor(() => expect(marked()).toBe('Ubatuba'))
  await visitor.keyboard('{Enter}')
  await waitFor(() => expect(offered()).toEqual([]))
  expect(field().value).toBe('Ubatuba')
})

it('marks what is found of options that come after the text', async () => {
  const { visitor } = renderPart(<LateCity />)
  await search(visitor, 'uba')
  act(() => come())
  await waitFor(() => expect(marked()).toBe('Ubatuba'))
  await visitor.keyboard('{Enter}')
  await waitFor(() => expect(field().value).toBe('Ubatuba'))
})
