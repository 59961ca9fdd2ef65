// @vitest-environment node
import { expect, it } from 'vitest'
import { thingsOnServer } from '../../mocks/render-on-server.ts'
import { sampleCatalogue } from '../../mocks/sample-catalogue.ts'

it('tells search engines the way to a place and what it lists', async () => {
  const [trail, list] = await thingsOnServer('/em/taubate/alimentacao', sampleCatalogue())
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 3 } })
  expect(trail.itemListElement[1].item).toBe('https://guia.test/em/taubate')
  expect(list).toMatchObject({ '@type': 'ItemList', itemListElement: { length: 12 } })
})
