import { addBusiness, addCategory, addCity, emptyCatalogue, type MockCatalogue } from './catalogue.ts'

/** How many bakeries the sample has in Taubaté's Centro: three pages of nine, the last with two. */
export const bakeriesInTaubate = 20

/**
 * A small region: Taubaté with two neighborhoods and twenty bakeries, Ubatuba with one neighborhood and one inn, Areias
 * without neighborhoods, and a category without subcategories.
 */
export function sampleCatalogue(): MockCatalogue {
  const catalogue = emptyCatalogue()
  addCity(catalogue, 'Taubaté', ['Centro', 'Vila São José'])
  addCity(catalogue, 'Ubatuba', ['Itaguá'])
  addCity(catalogue, 'Areias', [])
  const food = addCategory(catalogue, 'Alimentação', ['Padarias', 'Pizzarias'])
  const stay = addCategory(catalogue, 'Hospedagem', ['Pousadas'])
  addCategory(catalogue, 'Eventos', [])
  const [centro, , itagua] = catalogue.neighborhoods
  const [bakery, , inn] = catalogue.subcategories
  if (!centro || !itagua || !bakery || !inn) throw new Error('the sample is not whole')
  for (let number = 1; number <= bakeriesInTaubate; number++) {
    addBusiness(catalogue, {
      name: `Padaria ${number}`,
      neighborhood: centro,
      categories: [food],
      subcategories: [bakery],
    })
  }
  addBusiness(catalogue, {
    name: 'Pousada da Praia',
    neighborhood: itagua,
    categories: [stay],
    subcategories: [inn],
  })
  return catalogue
}
