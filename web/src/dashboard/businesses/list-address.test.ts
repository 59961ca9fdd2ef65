import { expect, it } from 'vitest'
import { isFiltered, listFilter, noFilters, readBusinessList, writeBusinessList } from './list-address.ts'

const read = (query: string) => readBusinessList(new URLSearchParams(query))

it('an address without a query is the whole list, newest first, ten a page', () => {
  const list = read('')
  expect(list).toEqual({
    ...noFilters,
    sort: { field: 'CREATED_AT', direction: 'DESC' },
    page: 1,
    perPage: 10,
  })
  expect(writeBusinessList(list)).toBe('/dashboard/business')
  expect([isFiltered(list), listFilter(list)]).toEqual([false, {}])
})

it.each([
  'search=p%C3%A3o+quente&city=taubate&category=saude&withoutPhotos=1&withoutCoordinates=1&sort=name&page=3&perPage=50',
  'city=taubate&neighborhood=12&category=saude&subcategory=clinicas&attribute=aceita-pix&owner=7&state=draft',
  'owner=none',
  'servedCity=taubate&servedNeighborhood=12',
  'sort=-city',
  'sort=created_at',
  'page=2',
])('what is written is read again: %s', (query) => {
  expect(writeBusinessList(read(query))).toBe(`/dashboard/business?${query}`)
})

it.each([
  ['page=0&perPage=7', ''],
  ['page=x&sort=price&withoutPhotos=yes', ''],
  ['sort=-created_at&perPage=10&city=++', ''],
  [`search=${'a+'.repeat(30)}`, `?search=${Array(20).fill('a').join('+')}`],
  ['page=-4&city=taubate', '?city=taubate'],
])('what somebody typed is forgiven: %s', (query, written) => {
  expect(writeBusinessList(read(query))).toBe(`/dashboard/business${written}`)
})

it.each([
  ['owner=7', { ownerId: '7' }],
  ['servedCity=taubate', { servedCity: 'taubate' }],
  ['attribute=aceita-pix', { attribute: 'aceita-pix' }],
  ['owner=none', { withoutOwner: true }],
  [
    'city=taubate&neighborhood=12&subcategory=clinicas',
    { city: 'taubate', neighborhood: '12', subcategory: 'clinicas' },
  ],
])('the server is asked for what an address says: %s', (query, filter) => {
  expect(listFilter(read(query))).toEqual(filter)
  expect(isFiltered(read(query))).toBe(true)
})
