import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { operationForm } from '../graphql-server/test/multipart.ts'
import { graphql } from './graphql.ts'
import { accounts, tokenOf } from './sign-in.ts'
import { useDashboard } from './use-dashboard.ts'
import { hydrated } from './visit.ts'

const dashboard = useDashboard()
const name = 'Casa ainda em Rascunho'
/** The draft, which Maria owns. */
let draft: { id: string; slug: string }
/** Where its photo is, without the signature. */
let address: string
let token: string

const create = `mutation ($input: CreateBusinessInput!) {
  createBusiness(input: $input) { id slug photos { image { url } } }
}`

const ask = (query: string, variables = {}) => graphql(dashboard.product.origin, query, variables, token)

/** Everything that a published one needs, so that it can become one. */
async function completeInput() {
  const { searchBusinesses } = await ask(`{
    searchBusinesses(order: NEWEST, page: 1, perPage: 1) { items { business {
      latitude longitude address { city { id } neighborhood { id } } categories { id } subcategories { id }
    } } }
  }`)
  const { latitude, longitude, address, categories, subcategories } = searchBusinesses.items[0].business
  const { origin } = dashboard.product
  const { me } = await graphql(origin, '{ me { id } }', {}, await tokenOf(origin, accounts.maria))
  const ids = (list: { id: string }[]) => list.map(({ id }) => id)
  return {
    name,
    state: 'DRAFT',
    description: '<p>Abre em breve.</p>',
    phone: '12991234567',
    latitude,
    longitude,
    ownerId: me.id,
    categoryIds: ids(categories),
    subcategoryIds: ids(subcategories),
    address: { cityId: address.city.id, neighborhoodId: address.neighborhood.id },
    photos: [null],
  }
}

beforeAll(async () => {
  const { origin } = dashboard.product
  token = await tokenOf(origin)
  const photo = sharp({ create: { width: 1300, height: 900, channels: 3, background: '#b3402a' } })
  const form = operationForm(
    create,
    { input: await completeInput() },
    { 'input.photos.0': await photo.jpeg().toBuffer() },
  )
  const headers = { authorization: `Bearer ${token}`, 'content-type': form.type }
  const answer = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: form.body })
  const { photos, ...saved } = (await answer.json()).data.createBusiness
  draft = saved
  address = photos[0].image.url.split('?')[0]
})

/** Waits until a picture is there, and its bytes too. */
async function expectShown(picture: Locator) {
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(0)
}

test('an administrator sees the photo of a draft in the list, the form, the preview and the profile', async () => {
  const { page, complaints } = await dashboard.open(`/dashboard/business/edit/${draft.id}`)
  const tile = page.getByRole('group', { name: 'Fotos' }).getByRole('listitem', { name: 'Foto 1' })
  await expectShown(tile.locator('img'))
  await page.getByRole('combobox', { name: /^Subcategorias/, disabled: false }).waitFor()
  await page.getByRole('button', { name: 'Pré-visualizar' }).click()
  const preview = page.getByRole('dialog')
  await preview.getByRole('heading', { name }).waitFor()
  await expectShown(preview.locator(`img[src*="${address}"]`).first())

  await page.goto(`/dashboard/business?search=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expectShown(row.locator('img'))

  await page.goto(`/${draft.slug}`)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await expectShown(page.locator(`main img[src*="${address}"]`).first())
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
})

test('its owner sees it among their establishments', async () => {
  const { page } = await dashboard.newPage({ storageState: await dashboard.session(accounts.maria) })
  await page.goto('/minhas-empresas')
  await hydrated(page)
  await expectShown(page.locator(`img[src*="${address}"]`).first())
})

test('a visitor finds neither the page nor the photo, until it is published', async () => {
  const { page } = await dashboard.newPage()
  const statusOf = async (path: string) => (await page.request.get(path)).status()
  const setState = (state: string) =>
    ask('mutation ($input: ChangeStateInput!) { changeBusinessState(input: $input) { id } }', {
      input: { ids: [draft.id], state },
    })
  expect([await statusOf(`/${draft.slug}`), await statusOf(address)]).toEqual([404, 404])
  await setState('PUBLISHED')
  await page.goto(`/${draft.slug}`)
  await expectShown(page.locator(`main img[src^="${address}"]`).first())
  expect(await page.locator('img[src*="signature"]').count()).toBe(0)
  await setState('DRAFT')
  expect([await statusOf(`/${draft.slug}`), await statusOf(`${address}?w=300`)]).toEqual([404, 404])
})
