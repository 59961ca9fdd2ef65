import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { mockApi, signIn } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()
const reason = 'Plantão: Decreto 123/2027 de 03/02/2027. Ligue antes'
const row = (line: number, more: object = {}) => ({
  ...{ line, name: `Farmácia ${line}`, date: '2027-02-09', hours: '08:00-20:00', reason, outcome: 'CHANGED' },
  ...more,
})
const refusedRow = row(4, { date: null, reason: null, outcome: 'REFUSED' })
const problem = { line: 4, column: 'data', message: 'Informe a data, como 25/12/2026.' }

const answer = (refused: number) => {
  api.answers.importDutyRoster = ({ dryRun, partly }) => ({
    ...{ dryRun, encoding: 'UTF-8', lines: 2 + refused, changed: 2, unchanged: 0, refused },
    entryId: dryRun || (refused > 0 && !partly) ? null : '77',
    rows: [...(refused > 0 ? [refusedRow] : []), row(2), row(3)],
    problems: refused > 0 ? [problem] : [],
  })
}

beforeEach(() => {
  signIn(api, { role: 'ADMIN' })
  api.answers.yearHolidays = []
  api.answers.businessPage = []
  answer(0)
})

const csv = (text = 'data;horário\n', name = 'rota.csv') => new File([text], name, { type: 'text/csv' })

async function open() {
  const app = renderApp('/dashboard/holidays')
  await app.visitor.click(await screen.findByText('Importar rota de plantão (CSV)'))
  return app
}
async function check() {
  const app = await open()
  await app.visitor.upload(screen.getByLabelText(/^Arquivo CSV/), csv())
  await app.visitor.click(screen.getByRole('button', { name: 'Conferir arquivo' }))
  return app
}
const sent = () =>
  api.seen
    .filter(({ name }) => name === 'ImportDutyRoster')
    .map(({ variables: { dryRun, partly } }) => [dryRun, partly])

it('checks a file, shows its rows, and saves them after that', async () => {
  const { visitor } = await check()
  const heading = await screen.findByRole('heading', { name: 'O que a importação fará' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  const table = within(screen.getByRole('table', { name: 'Linhas da rota' }))
  expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    'Farmácia 2',
    'Farmácia 3',
  ])
  expect(table.getAllByText('09/02/2027')).toHaveLength(2)
  expect(table.getAllByText(reason)).toHaveLength(2)
  await visitor.click(screen.getByRole('button', { name: 'Importar 2 linhas' }))
  await screen.findByText('2 datas salvas')
  expect(sent()).toEqual([
    [true, false],
    [false, false],
  ])
  expect(api.last('ImportDutyRoster')?.actKey).toMatch(/^[\da-f-]{32,36}$/)
  expect(screen.queryByText('O que a importação fará')).toBeNull()
})

it('names what is refused by line and column, and saves the others only where that is pressed', async () => {
  answer(1)
  const { visitor } = await check()
  const problems = within(await screen.findByRole('table', { name: 'Problemas' }))
  expect(problems.getByRole('rowheader').textContent).toBe(problem.message)
  expect(problems.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Linha4', 'Colunadata'])
  screen.getByText('Recusadas: 1')
  expect(sent()).toEqual([[true, false]])
  await visitor.click(screen.getByRole('button', { name: 'Importar as outras (2 linhas)' }))
  await screen.findByText('2 datas salvas')
  expect(sent()).toEqual([
    [true, false],
    [false, true],
  ])
})

it('asks for a file, and says what the server has against one', async () => {
  const { visitor } = await open()
  await visitor.click(screen.getByRole('button', { name: 'Conferir arquivo' }))
  screen.getByText('Escolha um arquivo.')
  const message = 'Falta a coluna decreto. Nada foi importado.'
  api.failures.ImportDutyRoster = {
    message,
    extensions: { code: 'BAD_USER_INPUT', fields: { file: message } },
  }
  await visitor.upload(screen.getByLabelText(/^Arquivo CSV/), csv())
  await visitor.click(screen.getByRole('button', { name: 'Conferir arquivo' }))
  await screen.findByText(message)
  api.failures.ImportDutyRoster = 'network'
  await visitor.click(screen.getByRole('button', { name: 'Conferir arquivo' }))
  await screen.findByText(/^Sem resposta do servidor/)
})

it('says that nothing changes, and checks again when another file is chosen', async () => {
  api.answers.importDutyRoster = ({ dryRun }) => ({
    ...{ dryRun, entryId: null, encoding: 'UTF-8', lines: 1, changed: 0, unchanged: 1, refused: 0 },
    rows: [row(2, { outcome: 'UNCHANGED' })],
    problems: [],
  })
  const { visitor } = await check()
  await screen.findByText('Nenhuma linha muda o guia: não há o que importar.')
  expect(screen.queryByRole('button', { name: /^Importar/ })).toBeNull()
  await visitor.upload(screen.getByLabelText(/^Arquivo CSV/), csv('x', 'outra.csv'))
  expect(screen.queryByText('O que a importação fará')).toBeNull()
  screen.getByRole('button', { name: 'Conferir arquivo' })
})
