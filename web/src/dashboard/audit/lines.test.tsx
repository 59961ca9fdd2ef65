import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { addEntry, type MockEntry } from '../../mocks/catalogue.ts'
import { mockApi, signIn } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()

const rows = () => screen.getAllByRole('row').slice(1) as HTMLElement[]
const nameOf = (row: HTMLElement) => within(row).getByRole('rowheader').textContent
const rowOf = (name: string) => {
  const row = rows().find((each) => nameOf(each)?.includes(name))
  if (!row) throw new Error(`no row ${name}`)
  return within(row)
}

async function show(path = '/dashboard/audit') {
  const app = renderApp(path)
  await screen.findByRole('table', { name: 'Lista de mudanças', busy: false })
  return app
}

describe('an import', () => {
  let act: MockEntry
  beforeEach(() => {
    const { catalogue } = api
    const ada = signIn(api, { name: 'Ada Lima', role: 'ADMIN' })
    const city = addEntry(catalogue, { entity: 'CITY', action: 'CREATE', entityId: '1', name: 'Taubaté' })
    act = addEntry(catalogue, {
      entity: 'BUSINESS',
      action: 'IMPORT',
      entityId: '0',
      actor: ada,
      lineCounts: [
        { entity: 'NEIGHBORHOOD', action: 'CREATE', count: 1 },
        { entity: 'BUSINESS', action: 'UPDATE', count: 21 },
      ],
    })
    const line = { partOf: act, actor: ada }
    const name = 'Bairro Novo'
    const lines = [
      addEntry(catalogue, { ...line, entity: 'NEIGHBORHOOD', action: 'CREATE', entityId: '88', name }),
    ]
    for (let id = 1; id <= 21; id++)
      lines.push(
        addEntry(catalogue, {
          ...line,
          entity: 'BUSINESS',
          action: 'UPDATE',
          entityId: String(id),
          name: `Loja ${id}`,
          changes: { phone: { before: '1236221234', after: `12362212${10 + id}` } },
        }),
      )
    api.answers.auditEntries = ({ filter: { partOf, search } }) => {
      if (!partOf) return search ? lines.slice(-1) : [act, city]
      return search ? [] : lines
    }
  })

  it('is one row that says what its lines are, and opens them in their order', async () => {
    const { visitor, address } = await show()
    expect(rows()).toHaveLength(2)
    const row = rowOf('Importação')
    expect(row.getByText('1 bairro criado, 21 estabelecimentos alterados')).toBeDefined()
    const link = row.getByRole('link', { name: /^Ver 22 linhas/ })
    link.focus()
    await visitor.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Histórico: uma importação' })).toBeDefined()
    await waitFor(() => expect(address()).toBe(`/dashboard/audit?part=${act.id}`))
    expect(api.last('AuditEntries')).toMatchObject({ filter: { partOf: act.id }, page: 1 })
    expect(screen.getByText('Linha por linha o que mudou em 20/11/2026, 12:04, por Ada Lima.')).toBeDefined()
    expect(screen.getByText('22 linhas')).toBeDefined()
    expect(rows().map(nameOf).slice(0, 2)).toEqual([
      'Bairro criadoBairro Novo',
      expect.stringContaining('Estabelecimento alteradoLoja 1'),
    ])
    const way = screen.getByRole('link', { name: 'Todo o histórico' })
    expect(document.activeElement).toBe(way)
    await visitor.click(rowOf('Loja 1').getByText('Telefone', { selector: 'summary' }))
    expect(rowOf('Loja 1').getByRole('definition').textContent).toBe(
      'Antes: (12) 3622-1234 → Depois: (12) 3622-1211',
    )
    await visitor.click(screen.getByRole('link', { name: 'Página 2' }))
    await waitFor(() => expect(rows()).toHaveLength(2))
    await visitor.click(screen.getByRole('link', { name: 'Todo o histórico' }))
    await waitFor(() => expect(rows()).toHaveLength(2))
    await waitFor(() => expect(address()).toBe('/dashboard/audit'))
  })

  it('is searched inside, and keeps its lines when the search is taken away', async () => {
    const { visitor, address } = renderApp(`/dashboard/audit?part=${act.id}&search=nada`)
    await visitor.click(await screen.findByRole('button', { name: 'Limpar filtros' }))
    await waitFor(() => expect(rows()).toHaveLength(20))
    await waitFor(() => expect(address()).toBe(`/dashboard/audit?part=${act.id}`))
  })

  it('is led to from each of its lines that is found by itself', async () => {
    const { visitor, address } = await show('/dashboard/audit?search=loja%2021')
    await visitor.click(rowOf('Loja 21').getByRole('link', { name: 'de uma importação' }))
    await waitFor(() => expect(address()).toBe(`/dashboard/audit?part=${act.id}`))
    expect(screen.queryByRole('link', { name: 'de uma importação' })).toBeNull()
  })
})
