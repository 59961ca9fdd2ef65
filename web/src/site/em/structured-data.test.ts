// @vitest-environment node
import { expect, it } from 'vitest'
import { sampleCatalogue } from '../../mocks/catalogue.ts'
import { thingsOnServer } from '../../test/render-on-server.ts'
import { sampleOverview } from './sample-overview.ts'

it('tells search engines the way to a place and what it lists', async () => {
  const catalogue = sampleCatalogue()
  const cityOverview = sampleOverview(catalogue)
  const [trail, list] = await thingsOnServer('/em/taubate/alimentacao', catalogue, { cityOverview })
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 3 } })
  expect(trail.itemListElement[1].item).toBe('https://guia.test/em/taubate')
  expect(list).toMatchObject({ '@type': 'ItemList', itemListElement: { length: 12 } })
})
