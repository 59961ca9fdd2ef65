import { expect, it, onTestFinished, vi } from 'vitest'
import { addMonths, dayLabel, dayName, monthOf, monthTitle, readMonth } from './month.tsx'

it.each([
  ['2026-12-01T02:59:59Z', '2026-11'],
  ['2026-12-01T03:00:00Z', '2026-12'],
  ['2027-01-01T02:00:00Z', '2026-12'],
])('is at %s, in São Paulo, in %s, however the browser writes dates', (moment, month) => {
  // As WebKit does for `en-CA`.
  const written = vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get')
  written.mockReturnValue(() => '11/25/26')
  onTestFinished(() => written.mockRestore())
  expect(monthOf(new Date(moment))).toBe(month)
})

it.each([
  ['2026-01', -1, '2025-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-11', -13, '2025-10'],
  ['2024-03', -1, '2024-02'],
])('goes from %s by %i to %s', (month, months, other) => {
  expect(addMonths(month, months)).toBe(other)
})

it('reads a month that has been, and takes the current one for everything else', () => {
  expect(readMonth('2025-10', '2026-11')).toBe('2025-10')
  for (const text of [null, '', '2026-12', '2026-13', '1999-12', '2026-1', 'novembro', '2026-11-01'])
    expect(readMonth(text, '2026-11'), String(text)).toBe('2026-11')
})

it('writes months and days in Portuguese, whatever the time zone of the machine', () => {
  expect(monthTitle('2026-03')).toBe('Março de 2026')
  expect(dayLabel('2026-11-01')).toBe('01/11')
  expect(dayName('2026-11-01')).toBe('1 de novembro')
})
