import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mockApi } from '../../mocks/server.ts'
import { fullBusiness, showBusinessForm } from '../../test/show-business-form.tsx'

vi.mock('../rich-text/rich-text-field.tsx', () => import('../../test/plain-rich-text.tsx'))

const api = mockApi()
beforeEach(() => sessionStorage.clear())

const question = (name: string) => within(screen.getByRole('group', { name }))
const answered = (name: string) =>
  question(name).getByRole<HTMLInputElement>('radio', { checked: true }).parentElement?.textContent

it('an answer is given, changed and removed, and an open question stays open', async () => {
  const wanted = fullBusiness(api)
  wanted.accessibleToilet = true
  wanted.reservedParking = false
  wanted.libras = null
  const { visitor, save } = await showBusinessForm(api, wanted.id)
  expect(
    ['Entrada sem degraus', 'Banheiro acessível', 'Vaga reservada', 'Atendimento em Libras'].map(answered),
  ).toEqual(['Não informado', 'Sim', 'Não', 'Não informado'])
  await visitor.click(question('Entrada sem degraus').getByRole('radio', { name: 'Sim' }))
  await visitor.click(question('Banheiro acessível').getByRole('radio', { name: 'Não informado' }))
  await save()
  await waitFor(() =>
    expect(wanted).toMatchObject({
      stepFreeEntrance: true,
      accessibleToilet: null,
      reservedParking: false,
      libras: null,
    }),
  )
})
