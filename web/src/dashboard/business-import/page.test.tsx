import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { mockApi, signIn } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()
beforeEach(() => {
  sessionStorage.clear()
  signIn(api, { role: 'ADMIN', name: 'Ana' })
})

async function open() {
  const app = renderApp('/dashboard/business/import')
  await screen.findByRole('heading', { level: 1, name: 'Importar estabelecimentos' })
  return app
}

type Visitor = Awaited<ReturnType<typeof open>>['visitor']

const csv = (text: string, name = 'nomes.csv') => new File([text], name, { type: 'text/csv' })
const input = () => screen.getByLabelText<HTMLInputElement>(/^Arquivo CSV/)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const alertTexts = () => screen.queryAllByRole('alert').map((each) => each.textContent)

async function check(visitor: Visitor, text: string) {
  await visitor.upload(input(), csv(text))
  await visitor.click(button('Conferir arquivo'))
}

const good =
  'slug;nome\npadaria-1;Padaria Um\npadaria-2;Padaria 2\nnada;Nada\npousada-da-praia;Pousada da Serra\n'
const line = (number: number, before: string, after: string) => ({
  line: number,
  name: after,
  outcome: 'UPDATED',
  changed: ['nome'],
  changes: [{ column: 'nome', before, after }],
})
const unknown = (number: number) => ({
  line: number,
  column: 'slug',
  message: 'Não há estabelecimento com este slug.',
})
/** What the server says of that file. */
const goodReport = {
  encoding: 'UTF-8',
  lines: 4,
  updated: 2,
  unchanged: 1,
  refused: 1,
  erased: 1,
  problems: [unknown(4)],
  preview: [line(2, 'Padaria 1', 'Padaria Um'), line(5, 'Pousada da Praia', 'Pousada da Serra')],
}
const report = (said: object) => {
  api.answers.importBusinesses = ({ dryRun }) => ({ dryRun, entryId: dryRun ? null : '77', ...said })
}
beforeEach(() => report(goodReport))

it('previews a file, imports it only then, and reports the result', async () => {
  const { visitor } = await open()
  await check(visitor, good)
  const heading = await screen.findByRole('heading', { name: 'O que a importação fará' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  screen.getByText('4 linhas no arquivo, lido como UTF-8')
  screen.getByText('Nada foi gravado ainda.')
  screen.getByText('Recusadas por terem dados de empresas que pediram para sair do guia: 1')
  const definitions = screen.getAllByRole('definition').filter((each) => each.closest('[data-outcome]'))
  const figures = definitions.map((each) => each.textContent)
  expect(figures).toEqual(['0', '2', '1', '1'])
  const problems = within(screen.getByRole('table', { name: 'Problemas' }))
  expect(problems.getByRole('rowheader').textContent).toBe('Não há estabelecimento com este slug.')
  expect(problems.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Linha4', 'Colunaslug'])
  const changes = within(screen.getByRole('table', { name: 'Linhas que mudam o guia' }))
  expect(changes.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    'Padaria Um',
    'Pousada da Serra',
  ])
  expect(screen.queryByText('Importação concluída')).toBeNull()

  await visitor.click(button('Importar 2 linhas'))
  const done = await screen.findByRole('heading', { name: 'Importação concluída' })
  await waitFor(() => expect(document.activeElement).toBe(done))
  const sent = api.seen
    .filter(({ name }) => name === 'ImportBusinesses')
    .map(({ variables }) => variables.dryRun)
  expect(sent).toEqual([true, false])
  await visitor.click(button('Importar outro arquivo'))
  expect(screen.queryByText('Importação concluída')).toBeNull()
  expect(document.activeElement).toBe(input())
})

it('opens the list of exactly what it changed with one press', async () => {
  const at = '2026-11-20T15:00:00.000Z'
  api.answers.businessAct = { id: '77', at, action: 'IMPORT', actorName: 'Ana', total: 3, gone: 1 }
  const { visitor, address } = await open()
  await check(visitor, good)
  await visitor.click(await screen.findByRole('button', { name: 'Importar 2 linhas' }))
  await visitor.click(await screen.findByRole('link', { name: 'Ver os estabelecimentos desta importação' }))
  await waitFor(() => expect(address()).toBe('/dashboard/business?act=77'))
  const chip = await screen.findByRole('link', { name: /^Remover filtro Importação de .+, por Ana$/ })
  screen.getByText('De 3 estabelecimentos desta alteração, 1 já foi excluído.')
  expect(api.last('BusinessList')).toMatchObject({ filter: { changedBy: '77' } })
  await visitor.click(chip)
  await waitFor(() => expect(address()).toBe('/dashboard/business'))
})

it('shows what each line changes, old and new, before it is confirmed', async () => {
  const { visitor } = await open()
  report({ lines: 1, updated: 1, preview: [line(2, 'Padaria 1', 'Padaria do Vale')] })
  await check(visitor, 'slug;nome\npadaria-1;Padaria do Vale\n')
  await screen.findByText('O que a importação fará')
  const row = screen.getByRole('row', { name: /Padaria do Vale/ })
  expect(row.querySelector('dt')?.textContent).toBe('nome')
  expect(row.querySelector('del')?.textContent).toBe('Padaria 1')
  expect(row.querySelector('ins')?.textContent).toBe('Padaria do Vale')
})

it('checks again when the file or the option changes', async () => {
  const { visitor } = await open()
  await check(visitor, good)
  await screen.findByText('O que a importação fará')
  await visitor.click(screen.getByLabelText(/^Criar cidades/))
  expect(screen.queryByText('O que a importação fará')).toBeNull()
  await visitor.click(button('Conferir arquivo'))
  await screen.findByText('O que a importação fará')
  expect(api.last('ImportBusinesses')).toMatchObject({ dryRun: true, create: true })
  report({ lines: 1, unchanged: 1 })
  await visitor.upload(input(), csv('slug;nome\npadaria-1;Padaria 1\n', 'outros.csv'))
  screen.getByText(/^outros\.csv/)
  await visitor.click(button('Conferir arquivo'))
  await screen.findByText('Nenhuma linha muda o guia: não há o que importar.')
  expect(screen.queryByRole('button', { name: /^Importar/ })).toBeNull()
})

it('asks for a file, and says what is wrong with one before it is sent', async () => {
  const { visitor } = await open()
  await visitor.click(button('Conferir arquivo'))
  expect(alertTexts()).toContain('Escolha um arquivo.')
  expect(document.activeElement).toBe(input())
  await visitor.upload(input(), csv(''))
  expect(alertTexts()).toContain('O arquivo está vazio.')
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(api.last('ImportBusinesses')).toBeUndefined()
})

it('takes a file that is dropped', async () => {
  await open()
  const place = input().closest('[data-over]') as HTMLElement
  const dataTransfer = { types: ['Files'], files: [csv(good)] }
  fireEvent.dragOver(place, { dataTransfer })
  expect(place.dataset.over).toBe('true')
  fireEvent.drop(place, { dataTransfer })
  screen.getByText(/^nomes\.csv/)
})

it('says what the server has against the file as a whole, and keeps it', async () => {
  const { visitor } = await open()
  const message = 'A primeira linha não tem nenhum título de coluna conhecido.'
  api.failures.ImportBusinesses = {
    message,
    extensions: { code: 'BAD_USER_INPUT', fields: { file: message } },
  }
  await check(visitor, 'a;b\n1;2\n')
  await waitFor(() => expect(alertTexts()).toContain(message))
  screen.getByText(/^nomes\.csv/)
})

it('says that nothing was imported when the check gets no answer', async () => {
  const { visitor } = await open()
  api.failures.ImportBusinesses = 'network'
  await check(visitor, good)
  await waitFor(() => expect(alertTexts()).toContain('Erro ao conferir o arquivo. Nada foi importado.'))
})

it('does not say that anything was imported when the import gets no answer', async () => {
  const { visitor } = await open()
  await check(visitor, good)
  await screen.findByText('O que a importação fará')
  api.failures.ImportBusinesses = 'network'
  await visitor.click(button('Importar 2 linhas'))
  await waitFor(() => expect(alertTexts().join()).toMatch(/não dá para saber se algo foi importado/))
  expect(screen.queryByText('Importação concluída')).toBeNull()
  screen.getByRole('button', { name: 'Conferir arquivo' })
})

it('breaks a check off, and asks before the page is left during an import', async () => {
  const { visitor, router, address } = await open()
  api.holds.ImportBusinesses = new Promise(() => {})
  await check(visitor, good)
  await visitor.click(await screen.findByRole('button', { name: 'Parar' }))
  await screen.findByRole('button', { name: 'Conferir arquivo' })
  expect(alertTexts().filter(Boolean)).toEqual([])

  delete api.holds.ImportBusinesses
  await visitor.click(button('Conferir arquivo'))
  await screen.findByText('O que a importação fará')
  let go = () => {}
  api.holds.ImportBusinesses = new Promise<void>((resolve) => {
    go = resolve
  })
  await visitor.click(button('Importar 2 linhas'))
  await router.navigate('/dashboard/cities')
  const question = within(await screen.findByRole('dialog'))
  question.getByRole('heading', { name: 'Sair durante a importação?' })
  await visitor.click(question.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(address()).toBe('/dashboard/business/import'))
  go()
  await screen.findByText('Importação concluída')
})

it('shows many problems step by step', async () => {
  const { visitor } = await open()
  report({
    lines: 120,
    refused: 120,
    problems: Array.from({ length: 120 }, (_, index) => unknown(index + 2)),
  })
  await check(visitor, good)
  const table = await screen.findByRole('table', { name: 'Problemas' })
  expect(within(table).getAllByRole('rowheader')).toHaveLength(50)
  await visitor.click(button('Mostrar mais 50'))
  await visitor.click(button('Mostrar mais 20'))
  expect(within(table).getAllByRole('rowheader')).toHaveLength(120)
  expect(screen.queryByRole('button', { name: /^Mostrar mais/ })).toBeNull()
})
