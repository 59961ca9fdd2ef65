import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { attributeMessages as texts } from '../../messages/dashboard/attributes.ts'
import { addAttribute } from '../../mocks/catalogue.ts'
import { mockApi, signIn } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()

beforeEach(() => {
  signIn(api, { role: 'ADMIN' })
})

const form = () => document.querySelector<HTMLFormElement>('form[novalidate]') as HTMLFormElement
const field = (label: RegExp | string) => within(form()).getByLabelText<HTMLInputElement>(label)
const press = (name: string) => screen.getByRole('button', { name })

async function show(query = '') {
  const app = renderApp(`/dashboard/attributes${query}`)
  await screen.findAllByRole('rowheader')
  return app
}

it('a list of options is asked for only where the answer is one of them, and is sent in its order', async () => {
  const { visitor } = await show()
  expect(within(form()).queryByRole('group', { name: texts.options })).toBeNull()
  await visitor.type(field('Nome *'), 'Estacionamento')
  await visitor.type(field(/^Pergunta/), 'Como é o estacionamento?')
  await visitor.type(field(/^Grupo/), 'Ambiente')
  await visitor.selectOptions(field(texts.kind), 'CHOICE')
  await visitor.click(press('Adicionar'))
  await waitFor(() => expect(within(form()).getByText('Informe pelo menos duas opções.')).toBeDefined())
  for (const [index, name] of ['Próprio', 'Na rua'].entries()) {
    await visitor.click(press(texts.addOption))
    await visitor.type(field(texts.option(index + 1)), name)
  }
  await visitor.click(press(texts.raiseOption('Na rua')))
  await visitor.click(press('Adicionar'))
  await screen.findByRole('rowheader', { name: 'Estacionamento' })
  expect(api.last('CreateAttribute')?.input).toMatchObject({
    kind: 'CHOICE',
    options: [{ name: 'Na rua' }, { name: 'Próprio' }],
    categoryIds: [],
    position: 0,
  })
})

it('an option that is renamed keeps its slug, and categories are sent by their ids', async () => {
  const [food] = api.catalogue.categories
  const { id } = addAttribute(api.catalogue, {
    name: 'Cozinha',
    group: 'Cozinha',
    kind: 'CHOICE',
    options: [
      { slug: 'caipira', name: 'Caipira' },
      { slug: 'arabe', name: 'Arabe' },
    ],
  })
  const { visitor } = await show(`?edit=${id}`)
  await waitFor(() => expect(field(texts.option(2)).value).toBe('Arabe'))
  await visitor.clear(field(texts.option(2)))
  await visitor.type(field(texts.option(2)), 'Árabe')
  await visitor.click(field(texts.categories))
  await visitor.click(await screen.findByRole('option', { name: food?.name }))
  await visitor.click(press('Atualizar'))
  await waitFor(() => expect(api.last('UpdateAttribute')).toBeDefined())
  expect(api.last('UpdateAttribute')?.input).toEqual({
    options: [
      { slug: 'caipira', name: 'Caipira' },
      { slug: 'arabe', name: 'Árabe' },
    ],
    categoryIds: [food?.id],
  })
})

it('words that no attribute should ask about are flagged while they are typed', async () => {
  const { visitor } = await show()
  expect(within(form().parentElement as HTMLElement).getByText(texts.lead)).toBeDefined()
  await visitor.type(field('Nome *'), 'A melhor pizza')
  expect(await within(form()).findByText(/“melhor” parece um elogio/)).toBeDefined()
  await visitor.clear(field('Nome *'))
  await waitFor(() => expect(within(form()).queryByText(/parece um elogio/)).toBeNull())
})

it('rules between fields are shown next to them, and meanings fit the kind of answer', async () => {
  const { visitor } = await show()
  await visitor.type(field('Nome *'), 'Cardápio')
  await visitor.type(field(/^Pergunta/), 'Onde está o cardápio?')
  await visitor.type(field(/^Grupo/), 'Links')
  const meanings = () =>
    within(field(texts.meaning))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(meanings()).not.toContain('Cardápio')
  await visitor.selectOptions(field(texts.kind), 'LINK')
  await waitFor(() => expect(meanings()).toContain('Cardápio'))
  await visitor.click(field(texts.isAlwaysInSight))
  await visitor.click(press('Adicionar'))
  expect(await screen.findByText('Só o que é um filtro pode ficar sempre à vista.')).toBeDefined()
  expect(api.last('CreateAttribute')).toBeUndefined()
})

it('one press adds the attributes that ship with the product', async () => {
  api.answers.addDefaultAttributes = () => {
    addAttribute(api.catalogue, { name: 'Emite nota', group: 'Atendimento' })
    return 1
  }
  const { visitor } = await show()
  await visitor.click(press(texts.addDefaults))
  await screen.findByRole('rowheader', { name: 'Emite nota' })
  expect(screen.getAllByText('1 atributo adicionado.').length).toBeGreaterThan(0)
})

it('the list marks what the server flags, and is filtered by kind', async () => {
  addAttribute(api.catalogue, { name: 'Selo', group: 'Outros', kind: 'LINK', warning: 'Parece um selo.' })
  await show('?kind=LINK')
  const row = within(screen.getByRole('row', { name: /^Selo/ }))
  expect(row.getByText(texts.review)).toBeDefined()
  expect(screen.queryByRole('row', { name: /^Aceita Pix/ })).toBeNull()
  expect(api.last('AttributeList')?.filter).toEqual({ kind: 'LINK' })
})
