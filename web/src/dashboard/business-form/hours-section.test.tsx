import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { fullBusiness, showBusinessForm } from '../../mocks/admin/show-business-form.tsx'
import { mockApi } from '../../mocks/server.ts'

vi.mock('../rich-text/rich-text-field.tsx', () => import('../../mocks/admin/plain-rich-text.tsx'))

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

it('what is wrong is told beside the day and is not copied', async () => {
  const { visitor } = await showBusinessForm(api)
  await visitor.type(day('Segunda-feira'), '8-12, 11-15')
  await visitor.keyboard('{Tab}{Enter}')
  const message = await screen.findByText('Segunda-feira: as faixas 08:00-12:00 e 11:00-15:00 se sobrepõem.')
  expect(day('Segunda-feira').getAttribute('aria-describedby')).toContain(message.id)
  expect(week().slice(1)).toEqual(Array(6).fill(''))
})

it('dates come in one spelling and are saved with the week', async () => {
  const { visitor, save } = await showBusinessForm(api, fullBusiness(api).id)
  await visitor.type(day('Sexta-feira'), '18-2')
  await visitor.type(day('Datas especiais'), '2026-12-25 fechado (Natal); 24/12/2026 8-12')
  await visitor.tab()
  expect(day('Datas especiais').value).toBe('24/12/2026 08:00-12:00; 25/12/2026 fechado (Natal)')
  await save()
  await waitFor(() => expect(api.catalogue.businesses.at(-1)?.fridayHours).toBe('18:00-02:00'))
})
