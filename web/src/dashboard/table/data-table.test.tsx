import { functionalUpdate, type RowSelectionState } from '@tanstack/react-table'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPart } from '../../test/render-part.tsx'
import type { Column, Sort } from './columns.ts'
import { DataTable } from './data-table.tsx'

interface Place {
  id: string
  name: string
  people: number
}

type Order = 'NAME' | 'PEOPLE'

const columns: Column<Place, Order>[] = [
  {
    id: 'NAME',
    header: 'Nome',
    accessorFn: ({ name }) => name,
    enableHiding: false,
    meta: { isMain: true },
    cell: ({ row }) => row.original.name,
  },
  {
    id: 'PEOPLE',
    header: 'Habitantes',
    accessorFn: ({ people }) => people,
    sortDescFirst: true,
    cell: ({ row }) => row.original.people,
  },
  { id: 'region', header: 'Região', meta: { isExtra: true }, cell: ({ row }) => `Região ${row.id}` },
  {
    id: 'actions',
    header: 'Ações',
    enableHiding: false,
    cell: ({ row }) => <button type="button">Editar {row.original.name}</button>,
  },
]

const places: Place[] = [
  { id: '1', name: 'Taubaté', people: 310 },
  { id: '2', name: 'Areias', people: 3 },
]

const heading = (name: string) => screen.getByRole('columnheader', { name })
const titles = () => screen.getAllByRole('columnheader').map((each) => each.textContent)
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('a table', () => {
  it('names itself, its rows and its columns', () => {
    renderPart(<DataTable label="Lugares" columns={columns} rows={places} empty={null} />)
    const table = within(screen.getByRole('table', { name: 'Lugares' }))
    expect(titles()).toEqual(['Nome', 'Habitantes', 'Ações'])
    expect(table.getByRole('rowheader', { name: 'Areias' })).toBeDefined()
    expect(table.getAllByRole('row')).toHaveLength(3)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('has a skeleton of as many rows as are expected, and is busy', () => {
    renderPart(<DataTable label="Lugares" columns={columns} rows={null} expected={4} empty="Nada" />)
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(screen.getAllByRole('row')).toHaveLength(5)
    expect(screen.queryByText('Nada')).toBeNull()
  })

  it('keeps its rows, busy, while others are on their way', () => {
    renderPart(<DataTable label="Lugares" columns={columns} rows={places} isStale empty={null} />)
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(screen.getByText('Areias')).toBeDefined()
  })

  it('gives its place to what is said of no rows', () => {
    renderPart(<DataTable label="Lugares" columns={columns} rows={[]} empty={<p>Nenhum lugar</p>} />)
    expect(screen.getByText('Nenhum lugar')).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('sorting', () => {
  it('says which way, turns around at the second press, and begins as the column says', async () => {
    const asked = vi.fn()
    function Sorted() {
      const [sort, setSort] = useState<Sort<Order>>({ field: 'NAME', direction: 'ASC' })
      const change = (next: Sort<Order>) => {
        asked(next)
        setSort(next)
      }
      return (
        <DataTable label="Lugares" columns={columns} rows={places} sort={sort} onSort={change} empty={null} />
      )
    }
    const { visitor } = renderPart(<Sorted />)
    expect(heading('Nome').getAttribute('aria-sort')).toBe('ascending')
    expect(heading('Habitantes').getAttribute('aria-sort')).toBeNull()
    expect(within(heading('Ações')).queryByRole('button')).toBeNull()
    await visitor.click(screen.getByRole('button', { name: 'Nome' }))
    expect(heading('Nome').getAttribute('aria-sort')).toBe('descending')
    await visitor.click(screen.getByRole('button', { name: 'Habitantes' }))
    expect(asked.mock.calls).toEqual([
      [{ field: 'NAME', direction: 'DESC' }],
      [{ field: 'PEOPLE', direction: 'DESC' }],
    ])
    const select = screen.getByLabelText<HTMLSelectElement>('Ordenar por')
    expect(select.selectedOptions[0]?.text).toBe('Habitantes (decrescente)')
    await visitor.selectOptions(select, 'Nome (crescente)')
    expect(asked).toHaveBeenLastCalledWith({ field: 'NAME', direction: 'ASC' })
  })
})

describe('choosing columns', () => {
  const list = <DataTable label="Lugares" columns={columns} screen="places" rows={places} empty={null} />
  const item = (name: string) => screen.getByRole('menuitemcheckbox', { name })
  const openMenu = async (visitor: ReturnType<typeof renderPart>['visitor']) => {
    await visitor.click(screen.getByRole('button', { name: 'Colunas' }))
    await screen.findByRole('menu', { name: 'Colunas' })
  }
  beforeEach(() => localStorage.clear())

  it('shows what is usual, hides and shows others, keeps the menu open, and the choice for the next time', async () => {
    const { visitor } = renderPart(list)
    expect(titles()).toEqual(['Nome', 'Habitantes', 'Ações'])
    await openMenu(visitor)
    expect(screen.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent)).toEqual([
      'Habitantes',
      'Região',
    ])
    expect(item('Habitantes').getAttribute('aria-checked')).toBe('true')
    await visitor.click(item('Habitantes'))
    await waitFor(() => expect(titles()).toEqual(['Nome', 'Ações']))
    await visitor.click(item('Região'))
    await waitFor(() => expect(titles()).toEqual(['Nome', 'Região', 'Ações']))
    expect(item('Região').getAttribute('aria-checked')).toBe('true')
    expect(screen.queryByText('310')).toBeNull()

    cleanup()
    renderPart(list)
    expect(titles()).toEqual(['Nome', 'Região', 'Ações'])
  })

  it('keeps the choice for its own screen alone, and ignores invalid stored values', () => {
    localStorage.setItem('guiadovale.dashboard.columns.people', '{"PEOPLE":false}')
    localStorage.setItem('guiadovale.dashboard.columns.places', '{"NAME":false,"PEOPLE":"no"')
    renderPart(list)
    expect(titles()).toEqual(['Nome', 'Habitantes', 'Ações'])
    cleanup()
    localStorage.setItem('guiadovale.dashboard.columns.places', '{"NAME":false,"PEOPLE":"no","gone":true}')
    renderPart(list)
    expect(titles()).toEqual(['Nome', 'Habitantes', 'Ações'])
  })

  it('is there only where a screen is named', () => {
    renderPart(<DataTable label="Lugares" columns={columns} rows={places} empty={null} />)
    expect(screen.queryByRole('button', { name: 'Colunas' })).toBeNull()
  })
})

describe('choosing rows', () => {
  function Choosable({ onSelect }: { onSelect: (ids: string[]) => void }) {
    const [selection, setSelection] = useState<RowSelectionState>({ 'de-outra-pagina': true })
    return (
      <DataTable
        label="Lugares"
        columns={columns}
        rows={places}
        empty={null}
        selection={selection}
        nameOf={({ name }) => name}
        onSelect={(change) => {
          const next = functionalUpdate(change, selection)
          setSelection(next)
          onSelect(Object.keys(next).sort())
        }}
      />
    )
  }
  const page = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /desta página/ })[0]

  it('chooses one, then the page, then none of it, and keeps what other pages have', async () => {
    const chosen = vi.fn()
    const { visitor } = renderPart(<Choosable onSelect={chosen} />)
    await visitor.click(box('Selecionar Areias'))
    expect(chosen).toHaveBeenLastCalledWith(['2', 'de-outra-pagina'])
    await waitFor(() => expect([page()?.checked, page()?.indeterminate]).toEqual([false, true]))
    if (page()) await visitor.click(page() as HTMLElement)
    expect(chosen).toHaveBeenLastCalledWith(['1', '2', 'de-outra-pagina'])
    await waitFor(() => expect([page()?.checked, page()?.indeterminate]).toEqual([true, false]))
    await visitor.click(page() as HTMLElement)
    expect(chosen).toHaveBeenLastCalledWith(['de-outra-pagina'])
    await waitFor(() => expect(box('Selecionar Areias').checked).toBe(false))
  })
})
