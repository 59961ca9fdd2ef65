import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { accountMessages } from '../../messages/account.ts'
import { mockPhotos } from '../../mocks/catalogue.ts'
import { mockApi, signIn } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()
const { proposing } = accountMessages
const texts = proposing.photos
let id = ''

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:previa', revokeObjectURL: () => {} })
  const maria = signIn(api)
  const [bakery] = api.catalogue.businesses
  if (!bakery) throw new Error('no establishment')
  Object.assign(bakery, { photos: mockPhotos(2), owner: maria })
  maria.owns = [bakery]
  id = bakery.id
  api.answers.proposeChanges = () => ({ receipts: [] })
})

async function show() {
  const app = renderApp(`/minhas-empresas/${id}/propor`)
  await screen.findByRole('list', { name: texts.saved })
  return app
}

const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

it('marks photos for removal and sends nothing before the proposal is', async () => {
  const { visitor } = await show()
  const box = screen.getByRole('checkbox', { name: texts.removeOf(1) })
  await visitor.click(box)
  screen.getByText(texts.count(1, 15))
  expect(api.last('ProposeChanges')).toBeUndefined()
  await visitor.click(screen.getByRole('button', { name: proposing.submit }))
  await waitFor(() => expect(api.last('ProposeChanges')).toBeDefined())
  const [first] = api.catalogue.businesses[0]?.photos ?? []
  expect(api.last('ProposeChanges')).toMatchObject({
    input: { topics: ['PHOTOS'], photoIds: [first?.id] },
    photos: [],
  })
})

it('adds files up to the limit, refuses what is no picture, and takes one out again', async () => {
  const { visitor } = await show()
  const input = screen.getByLabelText(texts.choose)
  await visitor.upload(
    input,
    Array.from({ length: 14 }, (_, place) => picture(`${place}.jpg`)),
  )
  const added = await screen.findByRole('list', { name: texts.added })
  expect(within(added).getAllByRole('listitem')).toHaveLength(13)
  screen.getByText(texts.count(15, 15))
  screen.getByText(/O limite é de 15 fotos/)
  await visitor.click(screen.getByRole('button', { name: texts.discardOf(1) }))
  expect(within(added).getAllByRole('listitem')).toHaveLength(12)
})
