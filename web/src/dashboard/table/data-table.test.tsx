import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderPart } from '../../mocks/render-part.tsx'
import type { Column, Sort } from './column.ts'
import { DataTable } from './data-table.tsx'

interface Place {
  id: string
  name: string
  people: number
}

type Order = 'NAME' | 'PEOPLE'

const columns: Column<Place, Order>[] = [
  { title: 'Nome', sort: 'NAME', isMain: true, cell: ({ name }) => name },
  { title: 'Habitantes', sort: 'PEOPLE', firstDirection: 'DESC', align: 'end', cell: ({ people }) => people },
  { title: 'Ações', cell: ({ name }) => <button type="button">Editar {name}</button> },
]

const places: Place[] = [
  { id: '1', name: 'Taubaté', people: 310 },
  { id: '2', name: 'Areias', people: 3 },
]

const heading = (name: string) => screen.getByRole('columnheader', { name })
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('a table', () => {
  it('names itself, its rows and its columns', () => {
    renderPart(<DataTable label="Lugares" columns={columns} rows={places} empty={null} />)
    const table = within(screen.getByRole('table', { name: 'Lugares' }))
    expect(table.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
      'Nome',
      'Habitantes',
      'Ações',
    ])
    expect(table.getByRole('rowheader', { name: 'Areias' })).toBeDefined()
    expect(table.getAllByRole('row')).toHaveLength(3)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('has a skeleton of as many rows as are expected, and is busy meanwhile', () => {
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

describe('choosing rows', () => {
  function Choosable({ onSelect }: { onSelect: (ids: string[]) => void }) {
    const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(['de-outra-pagina']))
    return (
      <DataTable
        label="Lugares"
        columns={columns}
        rows={places}
        empty={null}
        selection={selection}
        nameOf={({ name }) => name}
        onSelect={(next) => {
          setSelection(next)
          onSelect([...next])
        }}
      />
    )
  }
  const page = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /desta página/ })[0]

  it('chooses one, then the page, then none of it, and keeps what other pages have', async () => {
    const chosen = vi.fn()
    const { visitor } = renderPart(<Choosable onSelect={chosen} />)
    await visitor.click(box('Selecionar Areias'))
    expect(chosen).toHaveBeenLastCalledWith(['de-outra-pagina', '2'])
    expect([page()?.checked, page()?.indeterminate]).toEqual([false, true])
    if (page()) await visitor.click(page() as HTMLElement)
    expect(chosen).toHaveBeenLastCalledWith(['de-outra-pagina', '2', '1'])
    expect([page()?.checked, page()?.indeterminate]).toEqual([true, false])
    await visitor.click(page() as HTMLElement)
    expect(chosen).toHaveBeenLastCalledWith(['de-outra-pagina'])
    expect(box('Selecionar Areias').checked).toBe(false)
  })
})
