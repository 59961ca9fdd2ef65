import { beforeAll, expect, test } from 'vitest'
import { addDays, localDate } from '../schema/hours/calendar.ts'
import { formatDate } from '../schema/hours/exceptions.ts'
import { formatPhone } from '../schema/phone-format.ts'
import { violationsOf, widthOf } from './axe.ts'
import { graphql } from './graphql.ts'
import { accounts, tokenOf } from './sign-in.ts'
import { useDashboard } from './use-dashboard.ts'
import { hydrated } from './visit.ts'

const dashboard = useDashboard('panels')

interface Business {
  id: string
  slug: string
  name: string
  phone: string
}

let [token, maria] = ['', '']
let owned: Business[]

const ask = (query: string, as = '', variables: object = {}) =>
  graphql(dashboard.product.origin, query, variables, as)

beforeAll(async () => {
  token = await tokenOf(dashboard.product.origin)
  maria = await tokenOf(dashboard.product.origin, accounts.maria)
  const { businessesOfOwner } = await ask('{ businessesOfOwner { items { id slug name phone } } }', maria)
  owned = businessesOfOwner.items
})

test('an administrator hides street and contacts by one press and shows them by another; the owner keeps seeing them', async () => {
  const [business] = owned
  if (!business) throw new Error('the demo owner has no establishment')
  const phone = formatPhone(business.phone)
  await ask(
    `mutation { proposeCorrection(slug: "${business.slug}", input: { topics: [SCAM], note: "Pediram Pix." }) { token } }`,
  )
  const { page: visitor, complaints } = await dashboard.newPage({ viewport: { width: 360, height: 780 } })
  await visitor.goto(`/${business.slug}`)
  await visitor.getByText(phone).first().waitFor()

  const { page: queue } = await dashboard.open('/dashboard/proposals?kind=scam')
  await queue.getByRole('button', { name: /^Ocultar endereço/ }).click()
  const show = queue.getByRole('button', { name: /^Mostrar de novo/ })
  await show.waitFor()
  expect(await violationsOf(queue)).toEqual([])

  const notice = /^Endereço e contatos ocultos a pedido, em análise até/
  await visitor.reload()
  await hydrated(visitor)
  await visitor.getByText(notice).waitFor()
  expect(await visitor.content()).not.toContain(business.phone)
  expect(await visitor.getByText(phone).count()).toBe(0)
  expect(await visitor.getByRole('link', { name: 'Como chegar' }).count()).toBe(0)
  expect(await violationsOf(visitor)).toEqual([])
  expect(await widthOf(visitor), 'no sideways scrolling').toBeLessThanOrEqual(360)

  const session = await dashboard.session(accounts.maria)
  const { page: owner } = await dashboard.newPage({ storageState: session })
  await owner.goto(`/${business.slug}`)
  await owner.getByText('Só o dono e a administração os veem aqui.').waitFor()
  await owner.getByText(phone).first().waitFor()

  await show.click()
  await queue.getByRole('button', { name: /^Ocultar endereço/ }).waitFor()
  await visitor.reload()
  await visitor.getByText(phone).first().waitFor()
  expect(await visitor.getByText(notice).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('owners’ dates of the next 14 days are accepted by one press, after their list', async () => {
  const date = formatDate(addDays(localDate(Date.now()), 3))
  for (const { id } of owned)
    await ask(
      `mutation { proposeChanges(businessId: ${id}, input: { topics: [SPECIAL_HOURS], values: { specialHours: "${date} fechado (Festa)" } }) { token } }`,
      maria,
    )
  const { page, complaints } = await dashboard.open('/dashboard/proposals')
  await page.getByText(`${owned.length} propostas de donos mudam datas dos próximos 14 dias.`).waitFor()
  expect(await page.getByRole('button', { name: /^Aceitar as/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Ver a lista' }).press('Enter')
  const list = page.getByRole('region', { name: 'Datas propostas por donos' })
  expect(await list.getByText(`${date}: hoje como na semana; fica fechado (Festa)`).count()).toBe(
    owned.length,
  )
  expect(await violationsOf(page)).toEqual([])
  await list.getByRole('button', { name: `Aceitar as ${owned.length} propostas` }).press('Enter')
  await page.getByText(`${owned.length} propostas aceitas.`).waitFor()
  for (const { id } of owned)
    expect((await ask(`{ business(id: ${id}) { specialHours } }`)).business.specialHours).toContain(date)
  expect((await ask('{ ownersDates { id } }', token)).ownersDates).toEqual([])
  expect(complaints).toEqual([])
})
