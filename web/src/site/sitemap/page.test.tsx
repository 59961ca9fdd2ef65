import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockApi } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

mockApi()

const main = () => within(screen.getByRole('main'))

it('leads to the site, and to a search for every city and category', async () => {
  renderApp('/sitemap')
  await screen.findByRole('heading', { level: 1, name: 'Sitemap' })
  const href = async (name: string) => (await main().findByRole('link', { name })).getAttribute('href')
  expect(await href('Termos')).toBe('/termos')
  expect(await href('Areias')).toBe('/em/areias')
  expect(await href('Eventos')).toBe('/explore?category=eventos')
})

it('is in the footer, with the terms, the page about scams and the privacy policy', async () => {
  const { visitor } = renderApp('/')
  const footer = within(await screen.findByRole('contentinfo'))
  for (const [name, title] of [
    ['Sitemap', 'Sitemap'],
    ['Termos', 'Termos de Uso'],
    ['Golpe da lista', 'Golpe da lista'],
    ['Política de Privacidade', 'Política de Privacidade'],
  ]) {
    await visitor.click(footer.getByRole('link', { name }))
    await screen.findByRole('heading', { level: 1, name: title })
  }
})
