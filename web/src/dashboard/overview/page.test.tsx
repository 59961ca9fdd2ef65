import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addBusiness, type MockNeighborhood } from '../../mocks/catalogue.ts'
import { mockApi, signIn } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'
// Loaded before the tests begin, which try the chart and not the loading of its library.
import './registrations-chart.tsx'

const api = mockApi()

/** 30 November, 22:30 in São Paulo: already December in UTC. */
const now = new Date('2026-12-01T01:30:00Z')

let centro: MockNeighborhood
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  // What jsdom does not measure.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
  signIn(api, { name: 'Ada', role: 'ADMIN' })
  api.answers.dashboardStats = { totalBusinesses: 21, totalCities: 3, totalCategories: 3 }
  countRegistrations({})
  centro = api.catalogue.neighborhoods[0] as MockNeighborhood
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

/** What the server counts: so many of a day, none of others. */
function countRegistrations(counts: Readonly<Record<string, number>>) {
  api.answers.registrationsByDay = ({ month }) => {
    const [year, number] = month.split('-').map(Number)
    const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
    return Array.from({ length: days }, (_, index) => {
      const date = `${month}-${String(index + 1).padStart(2, '0')}`
      return { date, count: counts[date] ?? 0 }
    })
  }
}
const register = (name: string, createdAt: string, wish: object = {}) =>
  addBusiness(api.catalogue, { name, neighborhood: centro, createdAt, ...wish })
const months = () =>
  api.seen.filter(({ name }) => name === 'RegistrationsOfMonth').map(({ variables }) => variables.month)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const section = (name: string) => within(screen.getByRole('region', { name }))
const bars = () => screen.getAllByRole('img', { name: / de .*: / })

async function show(path = '/dashboard') {
  const app = renderApp(path)
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  return app
}

describe('the totals', () => {
  it('stand on three cards that lead to their screens', async () => {
    await show()
    const list = screen.getByRole('list', { name: 'Totais' })
    await within(list).findByText('21')
    const links = within(list).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Estabelecimentos 21', '/dashboard/business'],
      ['Cidades 3', '/dashboard/cities'],
      ['Categorias 3', '/dashboard/categories'],
    ])
  })

  it('say what failed, and are asked for again, while the rest is there', async () => {
    api.failures.DashboardStats = { message: 'Banco fora do ar.' }
    const { visitor } = await show()
    expect(await screen.findByText('Erro: Banco fora do ar.')).toBeDefined()
    expect((await screen.findAllByText('Padaria 1')).length).toBe(1)
    expect(await screen.findByText(/30 de novembro|Novembro de 2026/)).toBeDefined()
    delete api.failures.DashboardStats
    await visitor.click(button('Tentar de novo'))
    expect(await screen.findByRole('link', { name: 'Cidades 3' })).toBeDefined()
  })
})

describe('mails that wait', () => {
  it('are counted with the reason and since when', async () => {
    api.catalogue.waitingMails = [
      { reason: 'CREDENTIALS', total: 3, since: '2026-11-30T12:05:00.000Z' },
      { reason: 'AWAY', total: 1, since: '2026-12-01T01:00:00.000Z' },
    ]
    await show()
    const line = await screen.findByText(/3 e-mails esperam/)
    expect(line.textContent).toBe(
      '3 e-mails esperam pelo envio desde 30/11/2026, 09:05: o servidor de e-mail recusou o usuário ou a senha.',
    )
    expect(screen.getByText(/^1 e-mail espera/).textContent).toContain('não responde')
  })

  it('are not mentioned when there are none', async () => {
    await show()
    await waitFor(() => expect(api.seen.map(({ name }) => name)).toContain('WaitingMails'))
    await screen.findByRole('link', { name: 'Estabelecimentos 21' })
    expect(screen.queryByText(/e-mails? espera/)).toBeNull()
  })
})

describe('the latest establishments', () => {
  it('are six, newest first, each with the ways to its profile and its form', async () => {
    const { categories, businesses } = api.catalogue
    const honey = register('Casa do Mel', '2026-11-30T12:00:00.000Z', { categories })
    const bare = register('Sem Categoria', '2026-12-01T01:00:00.000Z', { categories: [] })
    api.answers.recentBusinesses = [bare, honey, ...businesses.slice(0, 4)]
    await show()
    const name = await screen.findByRole('link', { name: /^Casa do Mel/ })
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows).toHaveLength(6)
    const cells = (row?: HTMLElement) => row?.textContent?.replace('(abre em outra aba)', '') ?? ''
    expect(cells(rows[0])).toContain('Sem Categoria')
    expect(cells(rows[0])).toContain('N/A')
    // In São Paulo's calendar.
    expect(cells(rows[0])).toContain('30/11/2026')
    expect(cells(rows[1])).toContain('Alimentação, Hospedagem')
    expect(cells(rows[1])).toContain('Taubaté')
    expect(api.last('RecentBusinesses')).toEqual({ limit: 6 })
    expect([name.getAttribute('href'), name.getAttribute('target')]).toEqual(['/casa-do-mel', '_blank'])
    expect(screen.getByRole('link', { name: 'Editar Casa do Mel' }).getAttribute('href')).toBe(
      '/dashboard/business/edit/22',
    )
    const titles = screen.getAllByRole('columnheader').map((title) => title.textContent)
    expect(titles).toEqual(['Nome', 'Categoria', 'Cidade', 'Data Cadastro', 'Ações'])
  })

  it('say that there are none', async () => {
    api.catalogue.businesses.length = 0
    await show()
    expect(await screen.findByText('Nenhum estabelecimento cadastrado recentemente')).toBeDefined()
  })

  it('say what failed', async () => {
    api.failures.RecentBusinesses = 'network'
    await show()
    expect(await screen.findByText('Erro: Sem resposta do servidor')).toBeDefined()
  })
})

describe('the chart', () => {
  it('shows the current month of São Paulo, one bar a day, and asks for the month before it', async () => {
    countRegistrations({ '2026-11-09': 2 })
    await show()
    await waitFor(() => expect(bars()).toHaveLength(30))
    expect(section('Cadastros Mensais').getByText('Novembro de 2026')).toBeDefined()
    expect(screen.getByText('2 estabelecimentos cadastrados no mês')).toBeDefined()
    expect(screen.getByText('Estabelecimentos cadastrados')).toBeDefined()
    expect(bars()[8]?.getAttribute('aria-label')).toBe('9 de novembro: 2 estabelecimento(s)')
    await waitFor(() => expect(months().slice(0, 2)).toEqual(['2026-11', '2026-10']))
  })

  it('says that it is on its way', async () => {
    const { promise, resolve } = Promise.withResolvers()
    api.holds.RegistrationsOfMonth = promise
    await show()
    expect(await screen.findByText('Carregando gráfico...')).toBeDefined()
    act(() => resolve(null))
    await waitFor(() => expect(bars()).toHaveLength(30))
  })

  it('says what failed, and is asked for again', async () => {
    api.failures.RegistrationsOfMonth = { message: 'Banco fora do ar.' }
    const { visitor } = await show()
    expect(await screen.findByText('Erro: Banco fora do ar.')).toBeDefined()
    api.failures = {}
    await visitor.click(button('Tentar de novo'))
    await waitFor(() => expect(bars()).toHaveLength(30))
  })

  it('says when it cannot be drawn, and still has its table', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => {
      throw new Error('no measure')
    })
    const { visitor } = await show()
    expect((await screen.findByText('Erro ao renderizar gráfico')).getAttribute('role')).toBe('alert')
    await visitor.click(button('Ver como tabela'))
    expect(screen.getByRole('rowheader', { name: '30/11' })).toBeDefined()
  })

  it('goes through the months, which stand in the address, and back', async () => {
    const { address, router } = await show('/dashboard?month=2026-01')
    await waitFor(() => expect(bars()).toHaveLength(31))
    fireEvent.click(button('Mês anterior'))
    await waitFor(() => expect(address()).toBe('/dashboard?month=2025-12'))
    expect(await screen.findByText('Dezembro de 2025')).toBeDefined()
    await act(() => router.navigate(-1))
    expect(await screen.findByText('Janeiro de 2026')).toBeDefined()
  })

  it('goes no further than the current month, where Hoje leads', async () => {
    const { address } = await show('/dashboard?month=2026-10')
    await waitFor(() => expect(bars()).toHaveLength(31))
    fireEvent.click(button('Próximo mês'))
    await waitFor(() => expect(address()).toBe('/dashboard'))
    await waitFor(() =>
      expect([button('Hoje').disabled, button('Próximo mês').disabled]).toEqual([true, true]),
    )
    // What was pressed is disabled now.
    expect(document.activeElement).toBe(button('Mês anterior'))
    fireEvent.click(button('Mês anterior'))
    await waitFor(() => expect(button('Hoje').disabled).toBe(false))
    fireEvent.click(button('Hoje'))
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(document.activeElement).toBe(button('Mês anterior'))
  })

  it('takes a month to come, or none at all, for the current one', async () => {
    await show('/dashboard?month=2027-01')
    expect(await screen.findByText('Novembro de 2026')).toBeDefined()
  })

  it('is walked through with the arrow keys, from one stop of Tab', async () => {
    countRegistrations({ '2026-11-02': 1 })
    const { visitor } = await show()
    await waitFor(() => expect(bars()).toHaveLength(30))
    expect(bars().filter((bar) => bar.tabIndex === 0)).toHaveLength(1)
    button('Ver como tabela').focus()
    await visitor.tab()
    expect(document.activeElement).toBe(bars()[0])
    await visitor.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(bars()[1])
    expect(tip()).toBe('02/111 estabelecimento(s)')
    await visitor.keyboard('{Escape}')
    expect(tip()).toBeUndefined()
    await visitor.keyboard('{End}{ArrowRight}')
    expect(document.activeElement).toBe(bars()[29])
    await visitor.keyboard('{Home}{ArrowLeft}')
    expect(document.activeElement).toBe(bars()[0])
    await visitor.tab()
    expect(bars()).not.toContain(document.activeElement)
  })

  it('shows a tooltip for the hovered column, and hides it on leave', async () => {
    await show()
    await waitFor(() => expect(bars()).toHaveLength(30))
    const group = bars()[0]?.parentElement as HTMLElement
    vi.spyOn(group, 'getBoundingClientRect').mockReturnValue({ left: 100, width: 600 } as DOMRect)
    fireEvent(group, pointer('pointermove', 100 + 20 * 14 + 5))
    expect(tip()).toBe('15/110 estabelecimento(s)')
    fireEvent(group, pointer('pointerout', 0))
    expect(tip()).toBeUndefined()
  })

  it('has a table to read instead, which can be scrolled by keyboard', async () => {
    countRegistrations({ '2026-11-02': 1 })
    const { visitor } = await show()
    await waitFor(() => expect(bars()).toHaveLength(30))
    await visitor.click(button('Ver como tabela'))
    const table = screen.getByRole('region', { name: 'Cadastros por dia, Novembro de 2026' })
    expect(table.tabIndex).toBe(0)
    const rows = within(table).getAllByRole('row')
    expect(rows).toHaveLength(31)
    expect([rows[0]?.textContent, rows[2]?.textContent]).toEqual([
      'DiaEstabelecimentos cadastrados',
      '02/111',
    ])
    await visitor.click(button('Ver como gráfico'))
    await waitFor(() => expect(bars()).toHaveLength(30))
  })
})

/** What the tip says, when there is one. */
function tip(): string | undefined {
  return (
    document.querySelector('svg g[aria-hidden=true][transform] > text.title')?.parentElement?.textContent ??
    undefined
  )
}

function pointer(type: string, clientX: number): MouseEvent {
  const event = new MouseEvent(type, { bubbles: true, clientX, relatedTarget: document.body })
  return Object.assign(event, { pointerType: 'mouse' })
}
