import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderPart } from '../../mocks/render-part.tsx'
import { type Choice, PickField } from './pick-field.tsx'

const cities = ['Caraguatatuba', 'São José dos Campos', 'Ubatuba'].map((name, place) => ({
  id: String(place + 1),
  name,
}))

function City() {
  const [chosen, setChosen] = useState<readonly Choice[]>([])
  return <PickField label="Cidade *" name="city" options={cities} chosen={chosen} onChange={setChosen} />
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Cidade *' })
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

it('finds by parts of words without accents, first what begins so, and chooses by keyboard', async () => {
  const { visitor } = renderPart(<City />)
  await visitor.type(field(), 'uba')
  await waitFor(() => expect(offered()).toEqual(['Ubatuba', 'Caraguatatuba']))
  expect(screen.getByText('2 opções')).toBeDefined()
  await visitor.clear(field())
  await visitor.type(field(), 'jose sao')
  await waitFor(() => expect(offered()).toEqual(['São José dos Campos']))
  await visitor.keyboard('{Enter}')
  await waitFor(() => expect(field().value).toBe('São José dos Campos'))
  expect(offered()).toEqual([])
})

it('says that nothing is found, and keeps what is chosen', async () => {
  const { visitor } = renderPart(<City />)
  await visitor.type(field(), 'ubatuba')
  await visitor.keyboard('{Enter}')
  await visitor.type(field(), 'xyz')
  expect(await screen.findByText('Nada encontrado')).toBeDefined()
  await visitor.tab()
  await waitFor(() => expect(field().value).toBe('Ubatuba'))
})

it('names its button in Portuguese', () => {
  renderPart(<City />)
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Mostrar opções de Cidade')
})
