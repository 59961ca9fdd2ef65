import { act, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { renderPart } from '../../test/render-part.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { useListAddress } from './use-list-address.ts'

function List() {
  const address = useListAddress(['NAME', 'CREATED_AT'], { field: 'NAME', direction: 'ASC' })
  const { search, sort, page, setSort, setFilter, filter } = address
  return (
    <>
      <ListToolbar search={search} onSearch={address.setSearch} label="Buscar cidades" total="3 cidades" />
      <p>{`${search}/${sort.field}/${sort.direction}/${page}/${filter('city')}`}</p>
      <button type="button" onClick={() => setSort({ field: 'CREATED_AT', direction: 'DESC' })}>
        Mais novas
      </button>
      <button type="button" onClick={() => setSort({ field: 'NAME', direction: 'ASC' })}>
        Por nome
      </button>
      <button type="button" onClick={() => setFilter('city', 'taubate')}>
        Só Taubaté
      </button>
      <a href={address.pathOf(2)}>2</a>
    </>
  )
}

function show(path: string) {
  const router = createMemoryRouter([{ path: '*', element: <List /> }], { initialEntries: [path] })
  const { visitor } = renderPart(<RouterProvider router={router} />)
  const query = () => router.state.location.search
  return { router, query, visitor }
}

const input = () => screen.getByLabelText<HTMLInputElement>('Buscar cidades')

it('searches when typing pauses, from the first page on, and keeps the rest of the address', async () => {
  const { visitor, query } = show('/x?edit=7&page=3&sort=-created_at')
  await visitor.type(input(), 'vale  do ')
  expect(query()).toBe('?edit=7&page=3&sort=-created_at')
  await expect.poll(query).toBe('?edit=7&sort=-created_at&search=vale+do')
  expect(input().value).toBe('vale  do ')
  expect(screen.getByRole('status').textContent).toBe('3 cidades')
})

it('searches at once on Enter, and clears', async () => {
  const { visitor, query } = show('/x')
  await visitor.type(input(), 'vale{Enter}')
  expect(query()).toBe('?search=vale')
  await visitor.click(screen.getByRole('button', { name: 'Limpar busca' }))
  expect(query()).toBe('')
  expect([input().value, document.activeElement]).toEqual(['', input()])
  expect(screen.queryByRole('button', { name: 'Limpar busca' })).toBeNull()
})

it('keeps a change that the page has not shown when the next one is made', async () => {
  const { query } = show('/x?search=areias')
  act(() => {
    for (const name of ['Limpar busca', 'Mais novas', 'Só Taubaté'])
      screen.getByRole('button', { name }).click()
  })
  expect(query()).toBe('?sort=-created_at&city=taubate')
  expect(await screen.findByText('/CREATED_AT/DESC/1/taubate')).toBeDefined()
})

it('follows an address that changes without it', async () => {
  const { router } = show('/x?search=areias')
  expect(input().value).toBe('areias')
  await act(() => router.navigate('/x?search=cunha'))
  expect(input().value).toBe('cunha')
})

it('writes orders and filters, leaves the usual order out, and leads to other pages', async () => {
  const { visitor, query } = show('/x?page=2&search=vale')
  await visitor.click(screen.getByText('Mais novas'))
  expect(query()).toBe('?search=vale&sort=-created_at')
  expect(screen.getByText('vale/CREATED_AT/DESC/1/')).toBeDefined()
  await visitor.click(screen.getByText('Só Taubaté'))
  await visitor.click(screen.getByText('Por nome'))
  expect(query()).toBe('?search=vale&city=taubate')
  expect(screen.getByText('2').getAttribute('href')).toBe('/x?search=vale&city=taubate&page=2')
})

it('takes an order or a page that there is not for the usual one, and a search that is too long for its beginning', () => {
  show(`/x?sort=-price&page=-4&search=${'a+'.repeat(30)}`)
  expect(screen.getByText(`${'a '.repeat(20).trim()}/NAME/ASC/1/`)).toBeDefined()
})
