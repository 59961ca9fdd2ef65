import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { accountMessages } from '../../messages/account.ts'
import { addAttribute } from '../../mocks/catalogue.ts'
import { mockApi, signIn } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()
const { proposing } = accountMessages
let id = ''

beforeEach(() => {
  const maria = signIn(api)
  const [bakery] = api.catalogue.businesses
  if (!bakery) throw new Error('no establishment')
  Object.assign(bakery, { owner: maria, attributes: [] })
  maria.owns = [bakery]
  id = bakery.id
  addAttribute(api.catalogue, { name: 'Cardápio', question: 'Onde está?', group: 'Links', kind: 'LINK' })
  api.answers.proposeChanges = () => ({ receipts: [] })
})

async function show() {
  const { visitor } = renderApp(`/minhas-empresas/${id}/propor`)
  const pix = await screen.findByRole('group', { name: 'Aceita Pix?' })
  await visitor.click(within(pix).getByRole('radio', { name: 'Sim' }))
  const send = () => visitor.click(screen.getByRole('button', { name: proposing.submit }))
  return { visitor, send }
}

it('an owner proposes answers to what the categories are asked', async () => {
  const { send } = await show()
  await send()
  const [pix] = api.catalogue.attributes
  await waitFor(() =>
    expect(api.last('ProposeChanges')?.input).toMatchObject({
      topics: ['ATTRIBUTES'],
      values: { attributes: [{ slug: pix?.id, value: 'yes' }] },
    }),
  )
})

it('a refused answer is reported next to its field, by the name of the attribute', async () => {
  const { visitor, send } = await show()
  const message = 'Cardápio: informe um endereço público.'
  api.failures.ProposeChanges = {
    message,
    extensions: { code: 'BAD_USER_INPUT', fields: { 'input.values.attributes.1': message } },
  }
  await visitor.type(screen.getByLabelText('Onde está?'), 'http://10.0.0.1')
  await send()
  await waitFor(() => expect(screen.getByLabelText('Onde está?').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText(message)).toBeDefined()
})
