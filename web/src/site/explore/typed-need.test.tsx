import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { mockApi } from '../../mocks/server.ts'
import { needAnswers } from '../../test/need-answers.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()
beforeEach(() => {
  Object.assign(api.answers, needAnswers)
})

async function send(path: string, text: string) {
  const app = renderApp(path)
  await app.visitor.type(
    await screen.findByRole('searchbox', { name: 'Nome', hidden: true }),
    `${text}{Enter}`,
  )
  return app
}

const needPath = '/explore?category=hospedagem&need=hospedagem'
const byName = () => screen.findByRole('link', { name: 'Procurar “hospedagem” só pelo nome' })

it.each(['/', '/explore'])(
  'goes from %s to the need that was typed, and from there to the name',
  async (from) => {
    const { visitor, router, address } = await send(from, 'hospedagem')
    const link = await byName()
    expect(address()).toBe(needPath)
    screen.getByRole('heading', { level: 1, name: 'Hospedagem' })
    screen.getByText('1 estabelecimento')
    await visitor.click(link)
    await screen.findByText('Nenhum nome com “hospedagem”. Talvez você procure:')
    expect(address()).toBe('/explore?name=hospedagem')
    expect(api.seen.filter(({ name }) => name === 'ReportEmptySearch')).toEqual([])
    await router.navigate(-1)
    await byName()
    expect(address()).toBe(needPath)
    await router.navigate(-1)
    await waitFor(() => expect(address()).toBe(from))
  },
)

it('keeps the search that is shown until the need is there, and moves the focus to its heading', async () => {
  await send('/explore?city=ubatuba', 'hospedagem')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Hospedagem em Ubatuba' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

it('keeps a text that is in a name, one that is no need, and a need that the form contradicts as a name', async () => {
  const { visitor, address } = await send('/explore', 'padaria')
  await waitFor(() => expect(address()).toBe('/explore?name=padaria'))
  await screen.findByText('21 estabelecimentos')
  for (const text of ['hospedag', 'chaveiro']) {
    const field = screen.getByRole('searchbox', { name: 'Nome', hidden: true })
    await visitor.clear(field)
    await visitor.type(field, `${text}{Enter}`)
    await waitFor(() => expect(address()).toBe(`/explore?name=${text}`))
    await screen.findByText('Nenhum estabelecimento encontrado com os filtros atuais')
  }
})

it('asks for the name alone where a link leads to it', async () => {
  const { address } = renderApp('/explore?name=hospedagem')
  await screen.findByText('Nenhum nome com “hospedagem”. Talvez você procure:')
  expect(address()).toBe('/explore?name=hospedagem')
})

it('names the need and its search without it as the canonical address', async () => {
  renderApp(needPath)
  await byName()
  expect(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href).toBe(
    'https://guia.test/explore?category=hospedagem',
  )
})
