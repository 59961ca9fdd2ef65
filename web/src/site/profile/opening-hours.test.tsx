import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type HoursTexts, hoursFields, weekFields } from '../../../../schema/hours/hours.ts'
import type { Holiday } from './opening-hours.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { hoursData } from './structured-hours.ts'

const none = Object.fromEntries(hoursFields.map((name) => [name, null])) as HoursTexts
const shop: HoursTexts = {
  ...none,
  ...Object.fromEntries(weekFields.slice(0, 5).map((name) => [name, '08:00-12:00, 13:30-18:00'])),
  saturdayHours: '08:00-12:00',
  sundayHours: 'fechado',
  specialHours: '24/11/2026 fechado (Aniversário); 25/12/2026 fechado (Natal)',
}

/** A Monday, 18:40 in São Paulo. */
const monday = new Date('2026-11-23T18:40:00-03:00')

beforeEach(() => {
  vi.useFakeTimers({ now: monday, toFake: ['Date', 'setInterval', 'clearInterval'] })
  vi.resetModules()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Shows hours in a browser whose clock is so many minutes behind the server's; null: the server's is unknown. */
async function show(
  hours: HoursTexts,
  minutesAhead: number | null,
  informedOn = '2026-10-01',
  holidays: readonly Holiday[] = [],
) {
  const serverTiming = [{ name: 'now', duration: monday.getTime() + (minutesAhead ?? 0) * 60_000 }]
  const responseStart = monday.getTime() - performance.timeOrigin
  const page = { serverTiming: minutesAhead === null ? [] : serverTiming, transferSize: 300, responseStart }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([page as never])
  const fresh = await import('./opening-hours.tsx')
  return render(<fresh.OpeningHours business={hours} informedOn={informedOn} holidays={holidays} />)
}

const lists = () =>
  screen
    .getAllByRole('term', { hidden: true })
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')])

it('says what holds now, today first and marked, dates of the next 14 days above', async () => {
  await show(shop, 0)
  expect(screen.getByText('Fechado. Abre quarta às 08:00')).toBeDefined()
  expect(lists()).toEqual([
    ['24/11/2026, Aniversário', 'fechado'],
    ['Segunda-feira (hoje)', '08:00 às 12:00, 13:30 às 18:00'],
    ...['Terça', 'Quarta', 'Quinta', 'Sexta'].map((day) => [
      `${day}-feira`,
      '08:00 às 12:00, 13:30 às 18:00',
    ]),
    ['Sábado', '08:00 às 12:00'],
    ['Domingo', 'fechado'],
  ])
  expect(screen.getByText('Informado em 01/10/2026')).toBeDefined()
})

const holiday = (date: string, name: string): Holiday => ({ date, name, isOptional: false })

it('announces holidays of the next 14 days, those of today and tomorrow without unfolding', async () => {
  await show(shop, 0, undefined, [
    holiday('2026-11-23', 'Padroeira'),
    holiday('2026-11-24', 'São Nunca'),
    { ...holiday('2026-12-07', 'Véspera'), isOptional: true },
    holiday('2026-12-08', 'Conceição'),
  ])
  expect(lists().slice(0, 3)).toEqual([
    ['23/11/2026', 'o horário pode mudar: feriado (Padroeira)'],
    ['24/11/2026, Aniversário', 'fechado'],
    ['07/12/2026', 'o horário pode mudar: ponto facultativo (Véspera)'],
  ])
  expect(lists()).toHaveLength(10)
  expect(screen.getByText('Hoje o horário pode mudar: feriado (Padroeira).')).toBeDefined()
  expect(screen.queryByText(/^Amanhã o horário/)).toBeNull()
})

it('a holiday is announced for tomorrow, and "open" still follows the week', async () => {
  await show({ ...shop, specialHours: null }, -60, undefined, [holiday('2026-11-24', 'Padroeira')])
  expect(screen.getByText('Amanhã o horário pode mudar: feriado (Padroeira).')).toBeDefined()
  expect(screen.getByText('Fecha em 20 min')).toBeDefined()
})

it('goes by the server’s clock, not by the device’s, and goes on with it', async () => {
  await show(shop, -60)
  expect(screen.getByText('Fecha em 20 min')).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(10 * 60_000))
  expect(screen.getByText('Fecha em 10 min')).toBeDefined()
})

it('a page that comes back is right at once', async () => {
  await show(shop, -60)
  vi.setSystemTime(monday.getTime() + 15 * 60 * 60_000)
  act(() => void window.dispatchEvent(new Event('pageshow')))
  expect(screen.getByText('Fechado. Abre amanhã às 08:00')).toBeDefined()
})

it('where the server’s clock is not known, today’s hours are shown without saying "Aberto"', async () => {
  await show(shop, null)
  expect(screen.getByText('Hoje: 08:00 às 12:00, 13:30 às 18:00')).toBeDefined()
  expect(document.body.textContent).not.toContain('Abert')
})

it('after 12 months it says that they were not confirmed', async () => {
  await show(shop, 0, '2025-11-01')
  expect(screen.getByText('Informado em 01/11/2025, sem confirmação recente')).toBeDefined()
})

it('unknown hours are "Horário não informado", never closed', async () => {
  await show(none, 0)
  expect(document.body.textContent).toBe('Horário não informado')
})

it('the server’s render names no day as today and nothing as open', () => {
  const html = renderToString(<OpeningHours business={shop} informedOn="2025-01-01" holidays={[]} />)
  expect(html).toContain('Horário de funcionamento')
  expect(html).toContain('25/12/2026, Natal')
  expect(html).not.toMatch(/hoje|Aberto|sem confirmação/)
})

it('gives search engines the week and the dates', () => {
  const { openingHoursSpecification, specialOpeningHoursSpecification } = hoursData(shop, '2026-11-24')
  expect(openingHoursSpecification).toHaveLength(12)
  expect(openingHoursSpecification?.at(-1)).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'https://schema.org/Sunday',
    opens: '00:00',
    closes: '00:00',
  })
  expect(specialOpeningHoursSpecification?.[1]).toEqual({
    '@type': 'OpeningHoursSpecification',
    validFrom: '2026-12-25',
    validThrough: '2026-12-25',
    opens: '00:00',
    closes: '00:00',
  })
  expect(hoursData(none)).toEqual({})
  const after = hoursData(shop, '2026-12-25').specialOpeningHoursSpecification ?? []
  expect(after.map(({ validFrom }) => validFrom >= '2026-12-25')).not.toContain(false)
  expect(after.length).toBeLessThan(specialOpeningHoursSpecification?.length ?? 0)
})
