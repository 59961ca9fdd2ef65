import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { mockApi, signIn } from '../../../mocks/server.ts'
import { renderApp } from '../../../test/render-app.tsx'

const api = mockApi()
const column = (title: string, sample: string, holds: string | null) => ({ title, samples: [sample], holds })
const message = 'Faltam as colunas nome e cidade.'
const report = {
  ...{
    places: 3,
    drafts: 2,
    matched: 0,
    proposed: 0,
    filled: 0,
    unchanged: 0,
    refusedBefore: 0,
    nearestCity: 0,
    vanished: 0,
  },
  leftOut: 1,
  reasons: [{ text: 'A cidade “Taubatee” não está cadastrada.', count: 1 }],
  values: [],
  problems: [{ line: 4, column: 'Cidade', reference: null, message: 'A cidade “Taubatee” não está.' }],
  problemCount: 3,
  unknownNames: [{ kind: 'CITY', name: 'Taubatee', count: 1, nearest: ['Taubaté'] }],
  createdPlaces: [],
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  signIn(api, { role: 'ADMIN', name: 'Ana' })
  api.failures.ImportBusinesses = {
    message,
    extensions: { code: 'BAD_USER_INPUT', reason: 'FOREIGN_TABLE', fields: { file: message } },
  }
  api.answers.inspectSource = {
    ...{ format: 'UTF-8', otherSheets: ['Antigos'], attributes: [] },
    columns: [column('Apelido', 'Bar Um', null), column('Fone', '(12) 3600-0101', 'PHONE')],
  }
  api.answers.importSource = ({ input }: { input: { dryRun: boolean } }) => ({
    ...{ ...report, dryRun: input.dryRun, entryId: input.dryRun ? null : '77' },
  })
})

async function open() {
  const app = renderApp('/dashboard/business/import')
  await screen.findByRole('heading', { level: 1, name: 'Importar estabelecimentos' })
  const file = new File(['Apelido;Fone\n'], 'socios.csv', { type: 'text/csv' })
  await app.visitor.upload(screen.getByLabelText(/^Arquivo CSV/), file)
  await app.visitor.click(screen.getByRole('button', { name: 'Conferir arquivo' }))
  await screen.findByRole('heading', { name: 'Dados de outra fonte' })
  await screen.findByLabelText('Fonte')
  return app
}

const button = (name: string) => screen.getByRole('button', { name })
const select = (name: string | RegExp) => screen.getByLabelText<HTMLSelectElement>(name)

it('a file without our columns is mapped, checked with choices, and imported as a source', async () => {
  const { visitor } = await open()
  screen.getByText(message)
  screen.getByText(/Outras abas com linhas não são lidas: Antigos/)
  expect(select('Fone').value).toBe('PHONE')
  await visitor.click(button('Conferir'))
  screen.getByText('Informe a fonte e a licença.')
  await visitor.type(screen.getByLabelText('Fonte'), 'Associação')
  await visitor.type(screen.getByLabelText('Licença'), 'Cedidos')
  await visitor.click(button('Conferir'))
  screen.getByText('Escolha a coluna com o nome do estabelecimento.')
  expect(api.last('ImportSource')).toBeUndefined()
  await visitor.selectOptions(select('Apelido'), 'Nome')
  await visitor.click(button('Conferir'))
  const heading = await screen.findByRole('heading', { name: 'O que a importação fará' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  const problems = within(screen.getByRole('table', { name: 'Problemas' }))
  for (const text of ['4', 'Cidade', 'A cidade “Taubatee” não está.']) problems.getByText(text)
  screen.getByText('Os primeiros 1, na ordem do arquivo; e mais 2.')
  button('Baixar problemas (CSV)')
  expect(api.last('ImportSource')?.input).toMatchObject({
    ...{ source: 'Associação', licence: 'Cedidos', columns: ['NAME', 'PHONE'], choices: [], dryRun: true },
  })
  await visitor.selectOptions(select('Cidade “Taubatee” (1 linha)'), 'Taubaté')
  await visitor.click(button('Conferir de novo'))
  await waitFor(() =>
    expect(api.last('ImportSource')?.input).toMatchObject({
      choices: [{ kind: 'CITY', name: 'Taubatee', value: 'Taubaté' }],
    }),
  )
  await visitor.click(await screen.findByRole('button', { name: 'Importar 2 lugares' }))
  await screen.findByRole('heading', { name: 'Importação concluída' })
  expect(api.last('ImportSource')?.input).toMatchObject({ dryRun: false })
  within(screen.getByRole('main')).getByRole('link', { name: 'Ver os estabelecimentos desta importação' })
})

it('remembers what the columns of the same titles hold', async () => {
  const { visitor } = await open()
  await visitor.selectOptions(select('Apelido'), 'Nome')
  await visitor.type(screen.getByLabelText('Fonte'), 'Associação')
  await visitor.type(screen.getByLabelText('Licença'), 'Cedidos')
  await visitor.click(button('Conferir'))
  await screen.findByRole('heading', { name: 'O que a importação fará' })
  cleanup()
  await open()
  expect(select('Apelido').value).toBe('NAME')
  expect(screen.getByLabelText<HTMLInputElement>('Fonte').value).toBe('Associação')
})

it('a column may hold the answers to an attribute, as recognised or chosen', async () => {
  api.answers.inspectSource = {
    ...{ format: 'UTF-8', otherSheets: [] },
    attributes: [
      { id: '5', name: 'Wi-Fi grátis' },
      { id: '6', name: 'Aceita Pix' },
    ],
    columns: [
      column('Nome', 'Bar Um', 'NAME'),
      { ...column('Wi-Fi grátis', 'sim', null), attributeId: '5' },
      column('Paga com', 'sim', null),
    ],
  }
  const { visitor } = await open()
  expect(select('Wi-Fi grátis').selectedOptions[0]?.text).toBe('Wi-Fi grátis')
  const group = within(select('Paga com')).getByRole('group', { name: 'Informações' })
  expect(
    within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Wi-Fi grátis', 'Aceita Pix']])
  await visitor.selectOptions(select('Paga com'), 'Aceita Pix')
  await visitor.type(screen.getByLabelText('Fonte'), 'Associação')
  await visitor.type(screen.getByLabelText('Licença'), 'Cedidos')
  await visitor.click(button('Conferir'))
  await screen.findByRole('heading', { name: 'O que a importação fará' })
  expect(api.last('ImportSource')?.input).toMatchObject({
    columns: ['NAME', null, null],
    attributeColumns: [
      { position: 1, attributeId: '5' },
      { position: 2, attributeId: '6' },
    ],
  })
  cleanup()
  await open()
  expect(select('Paga com').selectedOptions[0]?.text).toBe('Aceita Pix')
})

it('GeoJSON needs no columns, and names the duties of the ODbL', async () => {
  api.answers.inspectSource = { format: 'GeoJSON', otherSheets: [], attributes: [], columns: [] }
  const problems = [{ line: 7, column: null, reference: 'node/1', message: 'fechou, segundo a fonte' }]
  api.answers.importSource = { ...report, problems, problemCount: 1, dryRun: true, entryId: null }
  const { visitor } = await open()
  await visitor.type(screen.getByLabelText('Fonte'), 'OpenStreetMap')
  await visitor.type(screen.getByLabelText('Licença'), 'ODbL')
  await visitor.click(screen.getByLabelText('O arquivo só tem uma parte da fonte'))
  await visitor.click(screen.getByLabelText('Assumo os deveres da licença ODbL'))
  await visitor.click(button('Conferir'))
  await screen.findByRole('heading', { name: 'O que a importação fará' })
  expect(api.last('ImportSource')?.input).toMatchObject({ columns: null, odblDuties: true, partial: true })
  const table = within(screen.getByRole('table', { name: 'Problemas' }))
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    ...['Lugar', 'Referência', 'Problema'],
  ])
  table.getByText('node/1')
})

it('says what is wrong when the columns cannot be read', async () => {
  api.failures.InspectSource = 'network'
  const app = renderApp('/dashboard/business/import')
  await screen.findByRole('heading', { level: 1, name: 'Importar estabelecimentos' })
  await app.visitor.upload(screen.getByLabelText(/^Arquivo CSV/), new File(['x'], 'a.csv'))
  await app.visitor.click(button('Conferir arquivo'))
  await screen.findByText(/^Erro ao ler as colunas do arquivo/)
})

it('names the categories that nothing is known of, each with the way to its mapping after the import', async () => {
  api.answers.inspectSource = { format: 'GeoJSON', otherSheets: [], columns: [] }
  const unknownCategories = [{ text: 'shop=kiosk', count: 1200 }]
  api.answers.importSource = ({ input: { dryRun } }: { input: { dryRun: boolean } }) => ({
    ...{ ...report, dryRun, entryId: dryRun ? null : '77', unknownNames: [], unknownCategories },
  })
  const { visitor } = await open()
  await visitor.type(screen.getByLabelText('Fonte'), 'OpenStreetMap')
  await visitor.type(screen.getByLabelText('Licença'), 'ODbL')
  await visitor.click(button('Conferir'))
  await screen.findByText('shop=kiosk (1.200)')
  expect(screen.queryByRole('link', { name: 'shop=kiosk (1.200)' })).toBeNull()
  await visitor.click(button('Importar 2 lugares'))
  await screen.findByRole('heading', { name: 'Importação concluída' })
  const link = screen.getByRole('link', { name: 'shop=kiosk (1.200)' })
  expect(link.getAttribute('href')).toBe('/dashboard/business/import/categories?search=shop%3Dkiosk')
  expect(screen.getByRole('link', { name: 'Categorias das fontes' }).getAttribute('href')).toBe(
    '/dashboard/business/import/categories',
  )
})

it('does not name a category twice that is a choice of the check', async () => {
  api.answers.importSource = ({ input: { dryRun } }: { input: { dryRun: boolean } }) => ({
    ...{ ...report, dryRun, unknownCategories: [{ text: 'Doces', count: 2 }] },
    unknownNames: [{ kind: 'CATEGORY', name: 'Doces', count: 2, nearest: [] }],
  })
  const { visitor } = await open()
  await visitor.selectOptions(select('Apelido'), 'Nome')
  await visitor.type(screen.getByLabelText('Fonte'), 'Associação')
  await visitor.type(screen.getByLabelText('Licença'), 'Cedidos')
  await visitor.click(button('Conferir'))
  await screen.findByLabelText('Categoria “Doces” (2 linhas)')
  expect(screen.queryByText('Categorias da fonte que o guia não conhece')).toBeNull()
})
