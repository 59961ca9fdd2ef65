import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { messages } from '../messages/site.ts'
import { mockApi } from '../mocks/server.ts'
import { renderApp } from '../test/render-app.tsx'

const api = mockApi()

async function lostOnTheWay() {
  const app = renderApp('/')
  await screen.findAllByRole('article')
  api.failures.SearchBusinesses = 'network'
  void app.router.navigate('/explore')
  await screen.findByText(messages.offline)
  return app
}

it('keeps the page and its address without a network, and says so', async () => {
  const { address } = await lostOnTheWay()
  await waitFor(() => expect(address()).toBe('/'))
  expect(screen.getAllByRole('article')).toHaveLength(8)
})

it('opens the next page when the browser is online again', async () => {
  const { address } = await lostOnTheWay()
  delete api.failures.SearchBusinesses
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(address()).toBe('/explore'))
  expect(screen.queryByText(messages.offline)).toBeNull()
})

it('tries again on a press, and waits on while the network is away', async () => {
  const { address, visitor } = await lostOnTheWay()
  const asked = () => api.seen.filter(({ name }) => name === 'SearchBusinesses').length
  const before = asked()
  await visitor.click(screen.getByRole('button', { name: messages.tryAgain }))
  await waitFor(() => expect(asked()).toBeGreaterThan(before))
  await screen.findByText(messages.offline)
  delete api.failures.SearchBusinesses
  await visitor.click(screen.getByRole('button', { name: messages.tryAgain }))
  await waitFor(() => expect(address()).toBe('/explore'))
})

it('gives up with the navigation', async () => {
  const { address, router } = await lostOnTheWay()
  await act(() => router.navigate('/quem-somos'))
  await waitFor(() => expect(address()).toBe('/quem-somos'))
  expect(screen.queryByText(messages.offline)).toBeNull()
})
