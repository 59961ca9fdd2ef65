import { beforeAll, expect, it } from 'vitest'
import { closeApps, testApp } from '../../../test/app.ts'
import { insertCatalogue } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'

const database = useDatabase()
closeApps()

let app: Awaited<ReturnType<typeof testApp>>['app']
beforeAll(async () => {
  const place = { city: 'cunha', neighborhood: 'centro', categories: ['lazer'] }
  await insertCatalogue(database.pool, {
    cities: { cunha: ['centro'], ubatuba: ['centro'] },
    categories: { lazer: [], saude: [] },
    businesses: [
      { ...place, name: 'Padaria' },
      { ...place, name: 'Cantina' },
    ],
  })
  // Ids beyond a gap: the second part has none, the third one.
  await database.pool.query("UPDATE businesses SET id = 25000 WHERE slug = 'cantina'")
  await database.pool.query("UPDATE businesses SET updated_at = '2026-11-20 10:00:00' WHERE slug = 'cantina'")
  ;({ app } = await testApp({ services: database, env: { ORIGIN: 'https://guia.example' } }))
})

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

it('robots are shown the map and kept out of one person’s pages', async () => {
  const { statusCode, headers, body } = await app.inject('/robots.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const rules = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, rule = '']) => rule)
  // As RFC 9309 reads them: a prefix, or all of it before a $.
  const isHidden = (path: string) =>
    rules.some((rule) => (rule.endsWith('$') ? `${path}$` === rule : path.startsWith(rule)))
  const hidden = ['/api', '/api/cities', '/minha-conta', '/login?x=1', '/dashboard/cities']
  const shown = ['/', '/explore', '/apiario-da-serra', '/administradora-lima', '/login-lanches']
  expect([...hidden, ...shown].filter(isHidden)).toEqual(hidden)
  expect(body).toContain('Sitemap: https://guia.example/sitemap.xml\n')
})

it('the index names the parts that have profiles, with the last change in each', async () => {
  const { body, headers } = await app.inject('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(locations(body)).toEqual([
    'https://guia.example/sitemaps/pages.xml',
    'https://guia.example/sitemaps/profiles-1.xml',
    'https://guia.example/sitemaps/profiles-3.xml',
  ])
  expect(body).toContain('profiles-3.xml</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod>')
})

it('a part lists its profiles; one without any, or no number, is a 404', async () => {
  const { body } = await app.inject('/sitemaps/profiles-3.xml')
  expect(locations(body)).toEqual(['https://guia.example/cantina'])
  for (const part of ['2', '0', '9999999', 'x']) {
    expect((await app.inject(`/sitemaps/profiles-${part}.xml`)).statusCode).toBe(404)
  }
})

it('the pages are the fixed ones, those of cities with listings and the searches that find something', async () => {
  const { body } = await app.inject('/sitemaps/pages.xml')
  const paths = locations(body).map((address) => address?.replace('https://guia.example', ''))
  expect(paths).toContain('/quem-somos')
  expect(paths.filter((path) => path?.includes('/em/'))).toEqual(['/em/hoje', '/em/cunha', '/em/cunha/hoje'])
  expect(paths.filter((path) => path?.includes('?'))).toEqual(['/explore?category=lazer'])
})
