import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { mockApi, signIn } from '../../../mocks/server.ts'
import { renderApp } from '../../../test/render-app.tsx'

const api = mockApi()

const job = (state: string, done: number, more: object = {}) => ({
  ...{ id: '7', state, startedAt: '2026-11-27T05:10:00.000Z', actKey: 'act', total: 940, done, added: done },
  counts: [{ text: 'não está no ZIP', count: 1 }],
  problems: [{ line: 4, file: 'fachada.jpg', message: 'não está no ZIP' }],
  ...more,
})
const report = (more: object) => {
  api.answers.importBusinesses = ({ dryRun }) => ({
    ...{
      dryRun,
      entryId: null,
      encoding: 'UTF-8',
      lines: 1,
      created: 1,
      updated: 0,
      unchanged: 0,
      refused: 0,
    },
    photos: dryRun ? job('PLANNED', 0, { id: null, actKey: null }) : job('RUNNING', 0),
    ...more,
  })
}
beforeEach(() => {
  sessionStorage.clear()
  signIn(api, { role: 'ADMIN', name: 'Ana' })
  report({})
})

async function open() {
  const app = renderApp('/dashboard/business/import')
  await screen.findByRole('heading', { level: 1, name: 'Importar estabelecimentos' })
  return app
}

const button = (name: string) => screen.getByRole('button', { name })
const zipInput = () => screen.getByLabelText<HTMLInputElement>(/^ZIP com as fotos/)

async function check({ visitor }: Awaited<ReturnType<typeof open>>) {
  await visitor.upload(screen.getByLabelText(/^Arquivo CSV/), new File(['nome\n'], 'a.csv'))
  await visitor.upload(zipInput(), new File(['PK'], 'fotos.zip', { type: 'application/zip' }))
  await visitor.click(button('Conferir arquivo'))
  await screen.findByRole('heading', { name: 'O que a importação fará' })
}

it('a ZIP is checked and imported with the file, and its progress is shown until it ends', async () => {
  const app = await open()
  await check(app)
  screen.getByText(/^940 fotos do ZIP estão na tabela/)
  api.answers.photoImports = [job('RUNNING', 312)]
  await app.visitor.click(button('Importar 1 linha'))
  const running = within(await screen.findByRole('region', { name: 'Importação de fotos' }))
  await running.findByText('312 de 940 fotos')
  expect(running.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('312')
  const sent = api.seen.filter(({ name }) => name === 'ImportBusinesses')
  expect(sent.map(({ variables }) => [variables.dryRun, Boolean(variables.photos)])).toEqual([
    [true, true],
    [false, true],
  ])
  api.answers.photoImports = [job('DONE', 940, { added: 930 })]
  await waitFor(() => running.getByText('Terminou: 930 fotos acrescentadas.'), { timeout: 20_000 })
  expect(running.queryByRole('progressbar')).toBeNull()
})

it('a ZIP is sent with a foreign table, and another one needs another check', async () => {
  const message = 'Faltam as colunas nome e cidade.'
  const extensions = { code: 'BAD_USER_INPUT', reason: 'FOREIGN_TABLE', fields: { file: message } }
  api.failures.ImportBusinesses = { message, extensions }
  api.answers.inspectSource = { format: 'UTF-8', columns: [{ title: 'Nome', samples: [], holds: 'NAME' }] }
  api.answers.importSource = {
    dryRun: true,
    drafts: 0,
    photos: job('PLANNED', 0, { id: null, actKey: null }),
  }
  const { visitor } = await open()
  await visitor.upload(screen.getByLabelText(/^Arquivo CSV/), new File(['Nome\n'], 'a.csv'))
  await visitor.upload(zipInput(), new File(['PK'], 'fotos.zip'))
  await visitor.click(button('Conferir arquivo'))
  await visitor.type(await screen.findByLabelText('Fonte'), 'ACE')
  await visitor.type(screen.getByLabelText('Licença'), 'Cedida')
  await visitor.click(button('Conferir'))
  await screen.findByText(/^940 fotos do ZIP estão na tabela/)
  expect(api.last('ImportSource')?.photos).not.toBeNull()
  button('Importar 940 fotos')
  await visitor.click(button('Importar sem fotos'))
  button('Conferir de novo')
})

it('after a reload the import is shown with its problems', async () => {
  api.answers.photoImports = [job('DONE', 940)]
  const { visitor } = await open()
  await screen.findByText('1 foto: não está no ZIP')
  await visitor.click(screen.getByText('Mostrar 1 problema'))
  const table = within(screen.getByRole('table', { name: 'Problemas das fotos' }))
  expect(table.getByRole('rowheader').textContent).toBe('fachada.jpg')
  screen.getByRole('link', { name: 'Ver os estabelecimentos desta importação' })
})

it('photos alone can be imported where no line changes anything, and a ZIP can be left out', async () => {
  report({ created: 0, unchanged: 1 })
  const app = await open()
  await check(app)
  button('Importar 940 fotos')
  await app.visitor.click(button('Importar sem fotos'))
  expect(screen.queryByRole('heading', { name: 'O que a importação fará' })).toBeNull()
  await app.visitor.click(button('Conferir arquivo'))
  await waitFor(() => expect(api.last('ImportBusinesses')?.photos).toBeNull())
})
