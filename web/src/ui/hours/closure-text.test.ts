import { expect, it } from 'vitest'
import { closureText } from './closure-text.ts'

it.each([
  ['PUBLISHED', null, '2026-12-01', null],
  ['CLOSED_FOR_GOOD', null, '2026-12-01', 'Encerrou as atividades'],
  ['DRAFT', null, '2026-12-01', 'Rascunho'],
  ['CLOSED_TEMPORARILY', null, '2026-12-01', 'Fechado temporariamente'],
  ['CLOSED_TEMPORARILY', '2027-01-03', null, 'Fechado temporariamente'],
  ['CLOSED_TEMPORARILY', '2027-01-03', '2026-12-01', 'Fechado temporariamente até 03/01'],
  ['CLOSED_TEMPORARILY', '2027-01-03', '2027-01-03', 'Fechado temporariamente até 03/01'],
  ['CLOSED_TEMPORARILY', '2028-01-03', '2026-12-01', 'Fechado temporariamente até 03/01/2028'],
  ['CLOSED_TEMPORARILY', '2027-01-03', '2027-01-04', 'Reabertura prevista para 03/01/2027, confirme'],
] as const)('%s, reopening on %s, reads on %s: %s', (state, reopensOn, today, text) =>
  expect(closureText({ state, reopensOn }, today)).toBe(text),
)

it('is shorter on cards', () => {
  const closed = { state: 'CLOSED_TEMPORARILY', reopensOn: '2027-01-03' } as const
  expect(closureText(closed, '2026-12-01', 'short')).toBe('Fechado até 03/01')
  expect(closureText(closed, '2027-01-04', 'short')).toBe('Reabertura a confirmar')
})
