import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { addDays, localDate } from '../../../../../schema/hours/calendar.ts'
import { formatExceptions } from '../../../../../schema/hours/exceptions.ts'
import { mockApi } from '../../../mocks/server.ts'
import { fullBusiness, showBusinessForm } from '../../../test/show-business-form.tsx'

vi.mock('../../rich-text/rich-text-field.tsx', () => import('../../../test/plain-rich-text.tsx'))

const api = mockApi()
beforeEach(() => sessionStorage.clear())

const days = [
  'Segunda-feira',
  'Terça-feira',
  'Quarta-feira',
  'Quinta-feira',
  'Sexta-feira',
  'Sábado',
  'Domingo',
]
const day = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const week = () => days.map((name) => day(name).value)

it('a bakery’s week is its digits and two keys: what is typed is made tidy and copied to all days', async () => {
  const { visitor } = await showBusinessForm(api)
  await visitor.type(day('Segunda-feira'), '6-20')
  await visitor.keyboard('{Tab}{Enter}')
  expect(week()).toEqual(Array(7).fill('06:00-20:00'))
})

it('Monday goes to the working days, a day is changed by itself, and the week is cleared', async () => {
  const { visitor } = await showBusinessForm(api)
  await visitor.type(day('Segunda-feira'), '8-12 1330-18')
  await visitor.click(screen.getByRole('button', { name: 'Segunda a sexta' }))
  await visitor.type(day('Sábado'), '830-12')
  await visitor.tab()
  expect(week()).toEqual([...Array(5).fill('08:00-12:00, 13:30-18:00'), '08:30-12:00', ''])
  await visitor.click(screen.getByRole('button', { name: 'Limpar a semana' }))
  expect(week()).toEqual(Array(7).fill(''))
})

it('an error is shown next to its day and is not copied', async () => {
  const { visitor } = await showBusinessForm(api)
  await visitor.type(day('Segunda-feira'), '8-12, 11-15')
  await visitor.keyboard('{Tab}{Enter}')
  const message = await screen.findByText('Segunda-feira: as faixas 08:00-12:00 e 11:00-15:00 se sobrepõem.')
  expect(day('Segunda-feira').getAttribute('aria-describedby')).toContain(message.id)
  expect(week().slice(1)).toEqual(Array(6).fill(''))
})

it('above the form each wrong day is named once', async () => {
  const { visitor, save } = await showBusinessForm(api, fullBusiness(api).id)
  await visitor.type(day('Sábado'), 'cedo')
  await visitor.type(day('Domingo'), 'tarde')
  await save()
  const summary = (await screen.findByText('Corrija 2 campos para salvar:')).parentElement
  const how = 'escreva como 08:00-12:00, 13:30-18:00, ou 24h, ou fechado.'
  const lines = Array.from(summary?.querySelectorAll('li') ?? [], ({ textContent }) => textContent)
  expect(lines).toEqual([`Sábado: ${how}`, `Domingo: ${how}`])
})

const inDates = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label)
const press = (name: string) => screen.getByRole('button', { name })

it('dates come from a calendar, in any order and spelling, and are saved with the week', async () => {
  const business = fullBusiness(api)
  const { visitor, save } = await showBusinessForm(api, business.id)
  // The server sorts the dates.
  const specialHours = '24/12/2026 08:00-12:00; 25/12/2026 fechado (Natal feriado)'
  api.answers.updateBusiness = () => Object.assign(business, { specialHours })
  await visitor.type(day('Sexta-feira'), '18-2')
  await visitor.click(press('Acrescentar data'))
  expect(document.activeElement).toBe(inDates('Data')[0])
  fireEvent.change(document.activeElement as Element, { target: { value: '2026-12-25' } })
  await visitor.keyboard('{Tab}fechada{Tab}Natal (feriado){Tab}')
  await visitor.click(press('Acrescentar data'))
  fireEvent.change(document.activeElement as Element, { target: { value: '2026-12-24' } })
  await visitor.keyboard('{Tab}8-12{Tab}')
  expect(inDates('Horário da data').map(({ value }) => value)).toEqual(['fechado', '08:00-12:00'])
  await save()
  // A save leads to the list after a while: both at once.
  await waitFor(() => {
    expect(api.last('UpdateBusiness')?.input).toMatchObject({
      fridayHours: '18:00-02:00',
      specialHours: '25/12/2026 fechado (Natal feriado); 24/12/2026 08:00-12:00',
    })
    expect(inDates('Data').map(({ value }) => value)).toEqual(['2026-12-24', '2026-12-25'])
  })
})

it('a date is taken back', async () => {
  const specialHours = '24/12/2026 08:00-12:00; 25/12/2026 fechado (Natal feriado)'
  const { visitor, save } = await showBusinessForm(api, fullBusiness(api, { specialHours }).id)
  await visitor.click(press('Retirar 24/12/2026'))
  expect(document.activeElement).toBe(press('Acrescentar data'))
  await save()
  await waitFor(() =>
    expect(api.catalogue.businesses.at(-1)?.specialHours).toBe('25/12/2026 fechado (Natal feriado)'),
  )
})

it('an error of a date is shown next to its part on blur, and blocks the save', async () => {
  const specialHours = '24/12/2026 08:00-12:00; 25/12/2026 fechado (Natal)'
  const { visitor, save } = await showBusinessForm(api, fullBusiness(api, { specialHours }).id)
  await visitor.click(press('Acrescentar data'))
  const [, , date] = inDates('Data')
  const [, , hours] = inDates('Horário da data')
  fireEvent.change(date as Element, { target: { value: '2026-12-25' } })
  await visitor.type(hours as Element, '8-12 11-15')
  expect(screen.queryByText(/se sobrepõem/)).toBeNull()
  await visitor.tab()
  const overlap = screen.getByText('As faixas 08:00-12:00 e 11:00-15:00 se sobrepõem.')
  expect(hours?.getAttribute('aria-describedby')).toContain(overlap.id)
  await visitor.clear(hours as Element)
  await visitor.type(hours as Element, '18-14')
  await visitor.tab()
  expect(screen.getByText('18:00-14:00 termina antes de começar.')).toBeDefined()
  await visitor.clear(hours as Element)
  await save()
  expect(await screen.findAllByText('25/12/2026 está duas vezes.')).toHaveLength(2)
  expect(screen.getByText('Informe o horário, ou fechado.')).toBeDefined()
  expect(api.last('UpdateBusiness')).toBeUndefined()
})

it('a row in which nothing is filled in is nothing to save', async () => {
  const { visitor } = await showBusinessForm(api, fullBusiness(api).id)
  await visitor.click(press('Acrescentar data'))
  await visitor.tab()
  expect(screen.queryByText('Alterações não salvas')).toBeNull()
})

/** Presses keys one by one. @returns how many of them were no digits */
async function pressKeys(visitor: { keyboard: (text: string) => Promise<void> }, keys: readonly string[]) {
  for (const key of keys) await visitor.keyboard(key)
  return keys.filter((key) => !/^\d$/.test(key)).length
}

const bakery = [...Array(6).fill('06:00-20:00'), '06:00-13:00']

it('a bakery’s week, shorter on Sundays, takes at most 12 keys beyond its digits', async () => {
  const { visitor } = await showBusinessForm(api)
  day('Segunda-feira').focus()
  const open = ['6', '-', '2', '0', '{Tab}', '{Enter}']
  const sunday = ['{Shift>}{Tab}{/Shift}', '{ArrowUp}', '6', '-', '1', '3', '{Tab}']
  expect(await pressKeys(visitor, [...open, ...sunday])).toBeLessThanOrEqual(12)
  expect(week()).toEqual(bakery)
})

it('a bakery’s week takes at most 12 touches and keys beyond its digits on a phone', async () => {
  const { visitor } = await showBusinessForm(api)
  let touches = 0
  const touch = async (element: Element) => {
    touches += 1
    await visitor.click(element)
  }
  await touch(day('Segunda-feira'))
  touches += await pressKeys(visitor, ['6', '-', '2', '0'])
  await touch(screen.getByRole('button', { name: 'Copiar o horário de segunda-feira para todos os dias' }))
  await touch(day('Domingo'))
  touches += await pressKeys(visitor, ['6', '-', '1', '3', '{Tab}'])
  expect(week()).toEqual(bakery)
  expect(touches).toBeLessThanOrEqual(12)
})

it.each([
  ['8-12', '08:00-12:00'],
  ['830-12', '08:30-12:00'],
  ['8:30-12', '08:30-12:00'],
  ['8h30 às 12h', '08:30-12:00'],
  ['0830-1200', '08:30-12:00'],
  ['24h', '24h'],
])('“%s” is read as %s', async (typed, read) => {
  const { visitor } = await showBusinessForm(api)
  await visitor.type(day('Terça-feira'), typed)
  await visitor.tab()
  expect(day('Terça-feira').value).toBe(read)
})

it('shows when hours were last confirmed, and confirms them with one press, whatever else is typed', async () => {
  const business = fullBusiness(api, { mondayHours: '08:00-18:00' })
  const hours = { week: ['08:00-18:00'], exceptions: [], isAlwaysOpen: false, informedOn: '2025-10-01' }
  business.hours = hours
  api.answers.confirmBusinessHours = () =>
    Object.assign(business, { hours: { ...hours, informedOn: localDate(Date.now()) } })
  const { visitor } = await showBusinessForm(api, business.id)
  await visitor.type(day('Terça-feira'), '9-12')
  await visitor.click(press('Horário confirmado hoje'))
  expect(await screen.findByText('Informado hoje.')).toBeDefined()
  expect(api.last('ConfirmBusinessHours')).toEqual({ id: business.id })
  expect(day('Terça-feira').value).toBe('09:00-12:00')
  expect(api.last('UpdateBusiness')).toBeUndefined()
  expect(document.activeElement).toBe(press('Horário confirmado hoje'))
})

it('a new establishment has no hours to confirm', async () => {
  await showBusinessForm(api)
  expect(screen.queryByRole('button', { name: 'Horário confirmado hoje' })).toBeNull()
})

it('counts no past date against the bound, and says why no other date can be added', async () => {
  const today = localDate(Date.now())
  const dates = (from: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({ date: addDays(from, index), intervals: [], reason: null }))
  const specialHours = formatExceptions([...dates(addDays(today, -3), 3), ...dates(today, 59)])
  const { visitor } = await showBusinessForm(api, fullBusiness(api, { specialHours }).id)
  await visitor.click(press('Acrescentar data'))
  expect(screen.queryByRole('button', { name: 'Acrescentar data' })).toBeNull()
  expect(screen.getByText(/^São no máximo 60 datas a partir de hoje/)).toBeDefined()
})
