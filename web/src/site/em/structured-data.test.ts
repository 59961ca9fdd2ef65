// @vitest-environment node
import { expect, it } from 'vitest'
import { sampleCatalogue } from '../../mocks/catalogue.ts'
import { thingsOnServer } from '../../test/render-on-server.ts'
import { sampleOverview } from '../../test/sample-overview.ts'

it('gives search engines the breadcrumb of a place and its list', async () => {
  const catalogue = sampleCatalogue()
  const cityOverview = sampleOverview(catalogue)
  const [trail, list] = await thingsOnServer('/em/taubate/alimentacao', catalogue, { cityOverview })
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 3 } })
  expect(trail.itemListElement[1].item).toBe('https://guia.test/em/taubate')
  expect(list).toMatchObject({ '@type': 'ItemList', itemListElement: { length: 12 } })
})
