import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { accountMessages } from '../../messages/account.ts'
import { businessFormMessages } from '../../messages/dashboard/business-form.ts'
import { mockApi, signIn } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()
const { proposing } = accountMessages
const { area: texts } = businessFormMessages

beforeEach(() => {
  api.answers.proposeChanges = () => ({ receipts: [] })
})

/** The form of an owner's establishment. */
async function show(change: object) {
  const maria = signIn(api)
  const [bakery] = api.catalogue.businesses
  if (!bakery) throw new Error('no establishment')
  Object.assign(bakery, { owner: maria, ...change })
  maria.owns = [bakery]
  const app = renderApp(`/minhas-empresas/${bakery.id}/propor`)
  await screen.findByRole('heading', { name: businessFormMessages.sections.area })
  return app
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

it('an owner proposes what is served and to hide the address, as one topic', async () => {
  const { visitor } = await show({})
  await visitor.click(box('Toda a região'))
  await visitor.click(box('Não divulgar o endereço'))
  await visitor.click(screen.getByRole('button', { name: proposing.submit }))
  await waitFor(() => expect(api.last('ProposeChanges')).toBeDefined())
  expect(api.last('ProposeChanges')).toMatchObject({
    input: { topics: ['AREA'], values: { servesRegion: true, addressHidden: true } },
  })
})

it('an owner cannot propose to show a hidden address, and reads whom to ask', async () => {
  await show({ servesRegion: true, addressHidden: true })
  expect([box('Não divulgar o endereço').disabled, box('Mostrar o bairro').disabled]).toEqual([true, true])
  expect(screen.getByText(texts.hiddenForGood)).toBeDefined()
})
