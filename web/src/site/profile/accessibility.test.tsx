import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type AccessAnswers, Accessibility, accessData } from './accessibility.tsx'

const nothing: AccessAnswers = {
  stepFreeEntrance: null,
  accessibleToilet: null,
  reservedParking: null,
  libras: null,
}

afterEach(cleanup)

it('shows each answer, yes or no, and nothing without an answer', () => {
  const business = { ...nothing, stepFreeEntrance: true, accessibleToilet: false }
  render(<Accessibility business={business} />)
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(said).toEqual(['Entrada sem degraus', 'Sem banheiro acessível'])
  expect(accessData(business).amenityFeature).toEqual([
    { '@type': 'LocationFeatureSpecification', name: 'Entrada sem degraus', value: true },
    { '@type': 'LocationFeatureSpecification', name: 'Banheiro acessível', value: false },
  ])
})

it('is not shown without answers', () => {
  const { container } = render(<Accessibility business={nothing} />)
  expect(container.textContent).toBe('')
  expect(accessData(nothing)).toEqual({ amenityFeature: undefined })
})
