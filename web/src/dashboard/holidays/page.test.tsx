import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { addDays, localDate, weekdayIndex } from '../../../../schema/hours/calendar.ts'
import { formatDate } from '../../../../schema/hours/exceptions.ts'
import { weekFields } from '../../../../schema/hours/hours.ts'
import { mockApi, signIn } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const date = addDays(localDate(Date.now()), 20)
const api = mockApi()

const business = (id: string, more: object = {}) => ({
  id,
  name: `Padaria ${id}`,
  slug: `padaria-${id}`,
  version: 3,
  phone: '1236211000',
  ...Object.fromEntries(weekFields.map((name) => [name, null])),
  [weekFields[weekdayIndex(date)] ?? '']: '08:00-18:00',
  specialHours: null,
  address: { city: { id: '1', name: 'Cunha' }, neighborhood: { id: '1', name: 'Centro' } },
  ...more,
})

beforeEach(() => {
  signIn(api, { role: 'ADMIN' })
  api.answers.yearHolidays = [{ date, name: 'Natal' }]
  api.answers.businessPage = ['1', '2', '3'].map((id) => business(id))
  api.answers.setDateHours = ({ input }) => ({
    saved: input.entries.map(({ id }: { id: string }) => id),
    refused: [],
  })
})

async function show(path = '/dashboard/holidays') {
  const app = renderApp(path)
  await screen.findByRole('heading', { level: 1, name: 'Feriado: quem abre?' })
  await screen.findByText('Padaria 1')
  return app
}

const row = (id: string) => screen.getByRole('group', { name: `Na data: Padaria ${id}` })
const chosen = (id: string) =>
  within(row(id)).getByRole<HTMLInputElement>('radio', { checked: true }).closest('label')?.textContent
const entries = () => api.last('SetDateHours')?.input.entries

it('suggests the next holiday, and sends what keys have set for its date with its name', async () => {
  const { visitor } = await show()
  expect(screen.getByLabelText<HTMLSelectElement>('Feriado').value).toBe(date)
  within(row('1')).getByRole('radio', { checked: true }).focus()
  await visitor.keyboard('o')
  expect(chosen('1')).toBe('Abre no horário')
  await visitor.keyboard('jf')
  expect(chosen('2')).toBe('Fechado')
  await visitor.keyboard('{ArrowDown}h')
  const field = await screen.findByLabelText('Outro horário de Padaria 3')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await visitor.clear(field)
  await visitor.type(field, '9-13')
  await visitor.click(screen.getByRole('button', { name: 'Salvar 3 datas' }))
  await screen.findByText('3 datas salvas')
  expect(api.last('SetDateHours')?.input).toMatchObject({ date, reason: 'Natal' })
  expect(entries()).toEqual([
    { id: '1', version: 3, hours: '08:00-18:00' },
    { id: '2', version: 3, hours: 'fechado' },
    { id: '3', version: 3, hours: '9-13' },
  ])
  expect(screen.queryByRole('button', { name: /^Salvar/ })).toBeNull()
})

it('sets all chosen rows together, and leaves out those without usual hours', async () => {
  api.answers.businessPage = [
    business('1'),
    business('2', { [weekFields[weekdayIndex(date)] ?? '']: 'fechado' }),
    business('3'),
  ]
  const { visitor } = await show()
  within(row('1')).getByRole('radio', { checked: true }).focus()
  await visitor.keyboard('xjxjx')
  await screen.findByText('3 selecionadas: o que você marcar em uma vale para todas')
  await visitor.keyboard('o')
  expect([chosen('1'), chosen('2'), chosen('3')]).toEqual([
    'Abre no horário',
    'Não confirmado',
    'Abre no horário',
  ])
  await visitor.keyboard('f')
  await visitor.click(screen.getByRole('button', { name: 'Salvar 3 datas' }))
  await waitFor(() => expect(entries()).toHaveLength(3))
})

it('does nothing on letters once they are switched off', async () => {
  const { visitor } = await show()
  await visitor.click(screen.getByLabelText('Atalhos do teclado na lista'))
  within(row('1')).getByRole('radio', { checked: true }).focus()
  await visitor.keyboard('f')
  expect(chosen('1')).toBe('Não confirmado')
})

it('shows what is entered; what is chosen as it is entered is nothing to save', async () => {
  api.answers.businessPage = [
    business('1', { specialHours: `${formatDate(date)} fechado (Natal)` }),
    business('2', { specialHours: `${formatDate(date)} 08:00-18:00` }),
    business('3', { specialHours: `${formatDate(date)} 10:00-12:00` }),
  ]
  const { visitor } = await show()
  expect([chosen('1'), chosen('2'), chosen('3')]).toEqual(['Fechado', 'Abre no horário', 'Outro horário'])
  await visitor.click(within(row('1')).getByLabelText('Não confirmado'))
  await screen.findByRole('button', { name: 'Salvar 1 data' })
  await visitor.click(within(row('1')).getByLabelText('Fechado'))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Salvar/ })).toBeNull())
  await visitor.click(within(row('3')).getByLabelText('Não confirmado'))
  await visitor.click(screen.getByRole('button', { name: 'Salvar 1 data' }))
  await waitFor(() => expect(entries()).toEqual([{ id: '3', version: 3, hours: null }]))
})

it('keeps what was chosen when the save fails, and sends it again under the same key', async () => {
  api.failures.SetDateHours = { message: 'O banco de dados não responde.' }
  const { visitor } = await show()
  await visitor.click(within(row('1')).getByLabelText('Fechado'))
  await visitor.click(screen.getByRole('button', { name: 'Salvar 1 data' }))
  await screen.findByText('O banco de dados não responde.')
  const { actKey } = api.last('SetDateHours') ?? {}
  expect(chosen('1')).toBe('Fechado')
  delete api.failures.SetDateHours
  await visitor.click(screen.getByRole('button', { name: 'Salvar 1 data' }))
  await screen.findByText('1 data salva')
  expect(api.last('SetDateHours')?.actKey).toBe(actKey)
})

it('says at its row why one was refused, keeps it, and saves it over what is shown since', async () => {
  api.answers.setDateHours = {
    saved: ['2'],
    refused: [{ id: '1', name: 'Padaria 1', code: 'CHANGED', message: 'Mudou.', version: 4 }],
  }
  const { visitor } = await show()
  await visitor.click(within(row('1')).getByLabelText('Fechado'))
  await visitor.click(within(row('2')).getByLabelText('Fechado'))
  api.answers.businessPage = [business('1', { version: 4 }), business('2'), business('3')]
  await visitor.click(screen.getByRole('button', { name: 'Salvar 2 datas' }))
  expect(await within(row('1')).findByText('Mudou.')).toBeDefined()
  await screen.findByText(/^Não foi possível salvar: Padaria 1\./)
  await visitor.click(screen.getByRole('button', { name: 'Salvar 1 data' }))
  await waitFor(() => expect(entries()).toEqual([{ id: '1', version: 4, hours: 'fechado' }]))
})

it('does not send hours that cannot be read, and says which', async () => {
  const { visitor } = await show()
  await visitor.click(within(row('1')).getByLabelText('Outro horário'))
  const field = screen.getByLabelText('Outro horário de Padaria 1')
  await visitor.clear(field)
  await visitor.type(field, 'cedo')
  await visitor.click(screen.getByRole('button', { name: 'Salvar 1 data' }))
  await screen.findByText('Nada foi salvo: corrija o horário de Padaria 1.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(api.last('SetDateHours')).toBeUndefined()
})

it('asks before another date or another page loses what was chosen', async () => {
  const other = addDays(date, 7)
  api.answers.yearHolidays = [
    { date, name: 'Natal' },
    { date: other, name: 'Ano Novo' },
  ]
  const { visitor, address } = await show()
  await visitor.click(within(row('1')).getByLabelText('Fechado'))
  await visitor.selectOptions(screen.getByLabelText('Feriado'), other)
  const dialog = await screen.findByRole('dialog', { name: 'Descartar o que não foi salvo?' })
  await visitor.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
  expect(chosen('1')).toBe('Fechado')
  await visitor.selectOptions(screen.getByLabelText('Feriado'), other)
  const again = await screen.findByRole('dialog', { name: 'Descartar o que não foi salvo?' })
  await visitor.click(within(again).getByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(address()).toBe(`/dashboard/holidays?date=${other}`))
  expect(chosen('1')).toBe('Não confirmado')
  expect(screen.getByLabelText<HTMLInputElement>('Motivo').value).toBe('Ano Novo')
})

it('keeps what was chosen, and its date, in another city', async () => {
  const { visitor, address } = await show()
  await visitor.click(within(row('1')).getByLabelText('Fechado'))
  const city = screen.getByLabelText<HTMLSelectElement>('Cidade')
  await waitFor(() => expect(city.options.length).toBeGreaterThan(1))
  await visitor.selectOptions(city, city.options[1]?.value ?? '')
  await waitFor(() => expect(address()).toContain(`date=${date}&city=`))
  await screen.findByRole('button', { name: 'Salvar 1 data' })
})

it('keeps what was chosen on other pages, and saves a hundred at once', async () => {
  api.answers.businessPage = Array.from({ length: 101 }, (_, index) => business(String(index + 1)))
  const { visitor } = await show()
  for (const [page, first] of [1, 51, 101].entries()) {
    if (page > 0) await visitor.click(screen.getByRole('link', { name: `Página ${page + 1}` }))
    await screen.findByText(`Padaria ${first}`)
    const [all] = screen.getAllByLabelText('Selecionar todos desta página')
    await visitor.click(all as HTMLElement)
    await visitor.click(within(row(String(first))).getByLabelText('Fechado'))
  }
  await visitor.click(await screen.findByRole('button', { name: 'Salvar as primeiras 100 de 101 datas' }))
  await screen.findByRole('button', { name: 'Salvar 1 data' })
  expect(entries()).toHaveLength(100)
}, 180_000)

it('says which dates are possible', async () => {
  await show()
  const field = screen.getByLabelText<HTMLInputElement>('Data')
  fireEvent.change(field, { target: { value: '2020-01-01' } })
  await screen.findByText('Escolha uma data de hoje a um ano à frente.')
  const other = addDays(date, 3)
  fireEvent.change(field, { target: { value: other } })
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Feriado').value).toBe(''))
  expect(field.value).toBe(other)
})

it('filters by city and category in the address', async () => {
  await show(`/dashboard/holidays?date=${addDays(date, 1)}&city=cunha&category=padarias`)
  expect(api.last('DateHoursList')?.filter).toEqual({
    state: 'PUBLISHED',
    city: 'cunha',
    category: 'padarias',
  })
  expect(api.last('YearHolidays')).toEqual({ city: 'cunha' })
  expect(screen.getByLabelText<HTMLInputElement>('Data').value).toBe(addDays(date, 1))
})

it('says why the list cannot be loaded', async () => {
  api.failures.DateHoursList = { message: 'O banco de dados não responde.' }
  renderApp('/dashboard/holidays')
  await screen.findByText(/O banco de dados não responde/)
})
