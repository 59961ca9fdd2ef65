import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { fullBusiness, showBusinessForm } from '../../mocks/admin/show-business-form.tsx'
import { mockApi } from '../../mocks/server.ts'

vi.mock('../rich-text/rich-text-field.tsx', () => import('../../mocks/admin/plain-rich-text.tsx'))

const api = mockApi()
beforeEach(() => sessionStorage.clear())

it('closes an establishment for a while with a day, which is asked for there alone', async () => {
  const business = fullBusiness(api)
  const { visitor, fill, choose, save } = await showBusinessForm(api, business.id)
  expect(screen.queryByLabelText('Reabre em')).toBeNull()
  await choose('Situação', 'Fechado temporariamente')
  await fill('Reabre em', '2027-01-03')
  await save()
  await waitFor(() =>
    expect(business).toMatchObject({ state: 'CLOSED_TEMPORARILY', reopensOn: '2027-01-03' }),
  )
  await visitor.selectOptions(screen.getByLabelText('Situação'), 'Encerrou as atividades')
  expect(screen.queryByLabelText('Reabre em')).toBeNull()
  await save()
  await waitFor(() => expect(business.state).toBe('CLOSED_FOR_GOOD'))
})
