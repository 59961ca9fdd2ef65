import { describe, expect, it } from 'vitest'
import { hidesHeader, noFilter, paths, readExplore } from './paths.ts'

const read = (path: string) => readExplore(new URL(path, 'https://guia.test').searchParams)

describe('the address of a search', () => {
  it('leaves out what is empty or at its default', () => {
    expect(paths.explore()).toBe('/explore')
    expect(paths.explore({ ...noFilter, page: 1, perPage: 9 })).toBe('/explore')
  })

  it('keeps filters, page and page size, and is read back the same', () => {
    const location = {
      name: 'pão & café',
      city: 'taubate',
      neighborhood: 'centro',
      category: 'padarias',
      subcategory: 'paes',
      attributes: 'aceita-pix,estacionamento:na-rua',
      page: 3,
      perPage: 24 as const,
    }
    expect(read(paths.explore(location))).toEqual(location)
  })

  it('keeps a neighborhood without a city and a subcategory without a category', () => {
    const location = { ...noFilter, neighborhood: 'centro', subcategory: 'paes' }
    expect(paths.explore(location)).toBe('/explore?neighborhood=centro&subcategory=paes')
    expect(read('/explore?neighborhood=centro&subcategory=paes')).toMatchObject(location)
  })

  it.each(['0', '-2', '1.5', 'abc', '', '1e9'])('takes page "%s" for page 1', (page) => {
    expect(read(`/explore?page=${page}`).page).toBe(1)
  })

  it('takes control characters for blanks', () => {
    expect(read('/explore?category=%00&name=p%C3%A3o%00%0D%0Adoce')).toEqual({
      ...noFilter,
      name: 'pão doce',
      page: 1,
      perPage: 9,
    })
  })

  it.each(['1', 'sim', 'TRUE', ''])('takes stepFree "%s" for no filter', (stepFree) => {
    expect(read(`/explore?stepFree=${stepFree}`).attributes).toBe('')
  })

  it('takes what older addresses filter by for the attribute in its place', () => {
    expect(read('/explore?stepFree=true').attributes).toBe('entrada-sem-degraus')
  })

  it('has answers to attributes once and in order, and takes what is none for no filter', () => {
    const query =
      'attribute=wi-fi-gratis:yes&attribute=aceita-pix&attribute=aceita-pix&attribute=%3Cb%3E&attribute='
    const { attributes } = read(`/explore?${query}`)
    expect(attributes).toBe('aceita-pix,wi-fi-gratis')
    expect(paths.explore({ attributes })).toBe('/explore?attribute=aceita-pix&attribute=wi-fi-gratis')
    const many = Array.from({ length: 12 }, (_, index) => `attribute=a-${index}`).join('&')
    expect(read(`/explore?${many}`).attributes.split(',')).toHaveLength(10)
  })

  it.each(['10', '0', 'todos', ''])('takes page size "%s" for 9', (perPage) => {
    expect(read(`/explore?perPage=${perPage}`).perPage).toBe(9)
  })
})

describe('the addresses of an establishment', () => {
  it('are its slug at the root for the photo, and below /business for "Ver mais"', () => {
    expect(paths.profile('padaria-do-ze')).toBe('/padaria-do-ze')
    expect(paths.businessMore('padaria-do-ze')).toBe('/business/padaria-do-ze')
  })

  it('never leave their segment, whatever the slug', () => {
    expect(paths.profile('../admin?x')).toBe('/..%2Fadmin%3Fx')
  })
})

describe('the header', () => {
  it.each([
    ['/owner', true],
    ['/painel/owner/1', true],
    ['/owners', false],
    ['/casa-do-owner', false],
    ['/', false],
  ])('of %s is hidden: %s', (path, hidden) => {
    expect(hidesHeader(path)).toBe(hidden)
  })
})
