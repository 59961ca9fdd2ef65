import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answerData } from './answer-data.ts'
import { type Answers, Attributes } from './attributes.tsx'

type Wish = Partial<Answers[number]['attribute']> & { value?: string; label?: string }

let last = 0
function answer(name: string, group: string, { value = 'yes', label = value, ...wish }: Wish = {}) {
  const attribute = {
    id: String(++last),
    name,
    group,
    kind: 'YES_NO' as const,
    icon: null,
    meaning: null,
    ...wish,
  }
  return { value, label, attribute }
}

const answers: Answers = [
  answer('Aceita Pix', 'Pagamento', { meaning: 'paymentAccepted' }),
  answer('Aceita cartão', 'Pagamento', { meaning: 'paymentAccepted' }),
  answer('Aceita cheque', 'Pagamento', { meaning: 'paymentAccepted', value: 'no' }),
  answer('Rampa', 'Ambiente', { meaning: 'amenityFeature', value: 'no' }),
  answer('Vaga', 'Ambiente', { meaning: 'amenityFeature', kind: 'CHOICE', value: 'na-rua', label: 'Na rua' }),
  answer('Cozinha', 'Cozinha', { meaning: 'servesCuisine', kind: 'CHOICE', value: 'arabe', label: 'Árabe' }),
  answer('Reserva', 'Serviço', { meaning: 'acceptsReservations' }),
  answer('Cardápio', 'Links', {
    meaning: 'hasMenu',
    kind: 'LINK',
    value: 'https://cantina.example/cardapio',
  }),
  answer('Pedir', 'Links', { meaning: 'OrderAction', kind: 'LINK', value: 'https://pedidos.example/' }),
  answer('Agendar', 'Links', { meaning: 'ScheduleAction', kind: 'LINK', value: 'javascript:alert(1)' }),
]

afterEach(cleanup)

it('are shown in groups: a yes by its name, a no and an option in words', () => {
  render(<Attributes answers={answers} source="guia.test" />)
  const shown = screen.getAllByRole('term').map((term) => [
    term.textContent,
    within(term.parentElement as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ])
  expect(shown).toEqual([
    ['Pagamento', ['Aceita Pix', 'Aceita cartão', 'Aceita cheque: não']],
    ['Ambiente', ['Rampa: não', 'Vaga: Na rua']],
    ['Cozinha', ['Cozinha: Árabe']],
    ['Serviço', ['Reserva']],
  ])
})

it('links open another tab, and what is no web address is left out', () => {
  render(<Attributes answers={answers} source="guia.test" />)
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('target')])
  expect(links).toEqual([
    ['Cardápio (abre em outra aba)', '_blank'],
    ['Pedir (abre em outra aba)', '_blank'],
  ])
  expect(screen.getByRole('link', { name: /^Pedir/ }).getAttribute('href')).toContain('utm_source=guia.test')
})

it('nothing is shown without answers', () => {
  const { container } = render(<Attributes answers={[]} source="guia.test" />)
  expect(container.textContent).toBe('')
})

it('are structured data by their meaning', () => {
  const feature = { '@type': 'LocationFeatureSpecification' }
  expect(answerData(answers)).toEqual({
    amenityFeature: [
      { ...feature, name: 'Rampa', value: false },
      { ...feature, name: 'Vaga', value: 'Na rua' },
    ],
    paymentAccepted: 'Aceita Pix, Aceita cartão',
    servesCuisine: ['Árabe'],
    hasMenu: 'https://cantina.example/cardapio',
    acceptsReservations: true,
    isAccessibleForFree: undefined,
    smokingAllowed: undefined,
    potentialAction: [{ '@type': 'OrderAction', name: 'Pedir', target: 'https://pedidos.example/' }],
  })
  expect(answerData([])).toEqual({})
})
