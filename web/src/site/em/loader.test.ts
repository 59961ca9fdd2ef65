// @vitest-environment node
import { expect, it } from 'vitest'
import { sampleCatalogue } from '../../mocks/catalogue.ts'
import { matchPage } from '../../start/entry-server.tsx'
import { renderOnServer as render, serverSeed } from '../../test/render-on-server.ts'
import { sampleOverview } from '../../test/sample-overview.ts'

const renderOnServer = (path: string) => render(path, { cityOverview: sampleOverview(sampleCatalogue()) })

it('is rendered on the server for everybody, with its redirects and a 404', async () => {
  const page = await renderOnServer('/em/taubate/alimentacao')
  expect(page).toMatchObject({ kind: 'document', status: 200 })
  expect(await matchPage('/em/taubate/alimentacao')).toMatchObject({ cache: 'public' })
  expect(page.kind === 'document' && page.html.match(/<article/g)).toHaveLength(12)
  expect(page.kind === 'document' && page.html).not.toContain(`?seed=${serverSeed}`)
  const location = (path: string) => ({ kind: 'redirect', status: 302, location: path })
  expect(await renderOnServer('/em/ubatuba/hospedagem')).toEqual(
    location('/explore?city=ubatuba&category=hospedagem'),
  )
  expect(await renderOnServer('/em/areias')).toEqual(location('/explore?city=areias'))
  expect(await renderOnServer('/em/areias?utm_source=boletim&city=ubatuba')).toEqual(
    location('/explore?city=areias&utm_source=boletim'),
  )
  expect(await renderOnServer('/em/atlantida')).toMatchObject({ kind: 'document', status: 404 })
})
