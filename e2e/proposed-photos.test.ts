import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { operationForm } from '../graphql-server/test/multipart.ts'
import { crossedViews, violationsOf, widthOf } from './axe.ts'
import { graphql } from './graphql.ts'
import { accounts, tokenOf } from './sign-in.ts'
import { useDashboard } from './use-dashboard.ts'
import { expectPath, hydrated } from './visit.ts'

// Of its own: its proposals and photos are counted.
const dashboard = useDashboard('proposed')

let token: string
let business: { id: string; slug: string; name: string }

const picture = (background: string) =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()

async function photoUrls(): Promise<string[]> {
  const { business: found } = await graphql(
    dashboard.product.origin,
    `{ business(id: ${business.id}) { photos { image { url } } } }`,
  )
  return found.photos.map(({ image }: { image: { url: string } }) => image.url)
}

beforeAll(async () => {
  const { origin } = dashboard.product
  token = await tokenOf(origin)
  const maria = await tokenOf(origin, accounts.maria)
  const { businessesOfOwner } = await graphql(
    origin,
    '{ businessesOfOwner { items { id slug name } } }',
    {},
    maria,
  )
  business = businessesOfOwner.items[0]
  const form = operationForm(
    'mutation ($photos: [Upload!]!) { replaceBusinessPhotos(businessId: "ID", photos: $photos) { id } }'.replace(
      'ID',
      business.id,
    ),
    { photos: [null, null] },
    { 'photos.0': await picture('#b3402a'), 'photos.1': await picture('#2b6777') },
  )
  const headers = { authorization: `Bearer ${token}`, 'content-type': form.type }
  const answer = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: form.body })
  expect((await answer.json()).errors).toBeUndefined()
})

const path = () => `/minhas-empresas/${business.id}/propor`

/** Marks the first photo, and adds one. */
async function choosePhotos(page: Page) {
  await page.getByText('Remover').first().click()
  await page.getByRole('checkbox', { name: 'Remover a foto 1', checked: true }).waitFor()
  const file = { name: 'nova.jpg', mimeType: 'image/jpeg', buffer: await picture('#7a5cb8') }
  await page.getByLabel('Escolher fotos novas').setInputFiles(file)
  await page.getByRole('img', { name: 'Foto nova 1' }).waitFor()
  await page.getByText('2 de 15 fotos').waitFor()
}

test.each(crossedViews)(
  'the photos at $width px, $colorScheme, break no rule of WCAG 2.2 AA',
  async (view) => {
    const { page, complaints } = await dashboard.newPage({
      storageState: await dashboard.session(accounts.maria),
      viewport: { width: view.width, height: view.height },
      colorScheme: view.colorScheme,
      reducedMotion: 'reduce',
    })
    await page.goto(path())
    await hydrated(page)
    await choosePhotos(page)
    expect(await violationsOf(page)).toEqual([])
    expect(await widthOf(page)).toBeLessThanOrEqual(view.width)
    expect(complaints).toEqual([])
  },
)

test('an owner removes a photo and adds one; the profile changes by two keys of an administrator', async () => {
  const before = await photoUrls()
  const session = await dashboard.session(accounts.maria)
  const { page, complaints } = await dashboard.newPage({ storageState: session })
  await page.goto(path())
  await hydrated(page)
  await choosePhotos(page)
  await page.getByRole('button', { name: 'Enviar proposta' }).click()
  await page.getByText('Proposta enviada. Nada mudou ainda.').waitFor()
  await expectPath(page, /^\/minhas-empresas$/)
  await page.getByRole('list', { name: 'Fotos novas' }).getByRole('img').waitFor()
  expect(await photoUrls()).toEqual(before)

  const queue = await dashboard.open('/dashboard/proposals')
  const card = queue.page.locator('li[id^=proposta-]')
  const isLoaded = (list: string) =>
    card
      .getByRole('list', { name: list })
      .getByRole('img')
      .evaluate((shown: HTMLImageElement) => shown.naturalWidth > 0)
  await expect.poll(() => isLoaded('Fotos que saem')).toBe(true)
  await expect.poll(() => isLoaded('Fotos novas')).toBe(true)
  expect(await violationsOf(queue.page)).toEqual([])
  await queue.page.keyboard.press('j')
  await queue.page.keyboard.press('a')
  await queue.page.getByRole('alert').filter({ hasText: 'Confira antes de aceitar' }).waitFor()
  expect(await photoUrls()).toEqual(before)
  await queue.page.keyboard.press('a')
  await queue.page.getByText(`Aceita: Fotos de ${business.name}.`).waitFor()
  await page.reload()
  await page.getByText('Fotos a remover: 1. Fotos novas: 1.').waitFor()
  const after = await photoUrls()
  expect(after).toHaveLength(2)
  expect(after[0]).toBe(before[1])
  expect(before).not.toContain(after[1])

  await page.goto(`/${business.slug}`)
  await page.locator(`main img[src*="${after[1]}"]`).first().waitFor()
  expect(await page.locator(`main img[src*="${before[0]}"]`).count()).toBe(0)
  expect([...complaints, ...queue.complaints]).toEqual([])
})
