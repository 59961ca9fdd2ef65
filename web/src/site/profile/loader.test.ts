// @vitest-environment node
import { expect, it } from 'vitest'
import { renderOnServer } from '../../test/render-on-server.ts'

it('renders a profile whole, with its head', async () => {
  const page = await renderOnServer('/padaria-1')
  expect(page).toMatchObject({ kind: 'document', status: 200 })
  const html = page.kind === 'document' ? page.html : ''
  const [head, body] = html.split('</head>')
  expect(head).toContain('<title>Padaria 1 em Taubaté · Guia do Vale</title>')
  expect(head).toContain('<link rel="canonical" href="https://guia.test/padaria-1"/>')
  expect(head).toContain('<meta name="keywords"')
  expect(head).toContain('application/ld+json')
  expect(body).toContain('href="tel:+551236221234"')
})

it('answers 404 for an establishment that does not exist', async () => {
  const page = await renderOnServer('/nao-existe')
  expect(page).toMatchObject({ kind: 'document', status: 404 })
  expect(page.kind === 'document' && page.html).toContain('Estabelecimento não encontrado')
})

it.each(['/business/padaria-1', '/empresa/padaria-1'])('redirects %s to the profile', async (old) => {
  expect(await renderOnServer(old)).toEqual({ kind: 'redirect', status: 301, location: '/padaria-1' })
})
