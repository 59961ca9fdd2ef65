import { makeBusiness } from '../../demo/business.ts'
import { between, chance, pick, type Random } from '../../demo/random.ts'
import type { MatchRecord } from '../../src/matching/record.ts'

/** A made-up establishment whose name is in parts. */
export interface Place extends MatchRecord {
  phone: string
  whatsapp: string
  site: string
  email: string
  city: string
  neighborhood: string
  street: string
  number: string
  latitude: number
  longitude: number
  categoryIds: string[]
  trade: Trade
  rest: string
}

/** Of one trade: its usual words. */
export interface Trade {
  category: string
  word: string
  other: string
}

const tradeList = `Pizzarias,Pizzaria,Pizzas;Padarias,Padaria,Panificadora;Restaurantes,Restaurante,Cantina;Lanchonetes,Lanchonete,Lanches;
Mercados,Supermercado,Mercado;Farmácias,Farmácia,Drogaria;Barbearias,Barbearia,Barber Shop;Salões,Salão de Beleza,Cabeleireiro;
Oficinas,Oficina Mecânica,Auto Mecânica;Academias,Academia,Academia Fitness;Pets,Pet Shop,Pet;Óticas,Ótica,Óptica;Hotéis,Hotel,Pousada;
Dentistas,Clínica Odontológica,Odontologia;Advocacia,Advocacia,Advogados;Moda,Boutique,Modas;Floriculturas,Floricultura,Flores;
Contabilidade,Contabilidade,Escritório Contábil;Imobiliárias,Imobiliária,Imóveis;Sorveterias,Sorveteria,Sorvetes;Autopeças,Auto Peças,Autopeças`
export const trades: Trade[] = tradeList.split(';').map((line) => {
  const [category = '', word = '', other = ''] = line.trim().split(',')
  return { category, word, other }
})

export const words =
  'Araucária Sabiá Girassol Cristal Horizonte Primavera Estrela Aurora Manacá Jacarandá Esperança Harmonia Vitória Imperial Tropical Avenida Colonial Europa Napoli Portugal Veneza Paraíso Cruzeiro Diamante Serrana Ribeirinha Bandeirante Tamoio Guarani Cachoeira'.split(
    ' ',
  )
export const families =
  'Ribeiro Ferreira Almeida Barbosa Siqueira Carvalho Nogueira Monteiro Camargo Rangel Vieira Machado Teixeira Fonseca Cardoso Rezende Gonçalves Peixoto Veloso Antunes Phelipe Yamamoto Wanderley'.split(
    ' ',
  )
export const givenNames =
  'Marcos Juliana Ricardo Patrícia Eduardo Fernanda Rogério Luciana Antônio Francisco'.split(' ')
export const streets =
  'Rua Marechal Deodoro;Rua Doutor Souza Alves;Avenida Nove de Julho;Rua Coronel José Domingues;Rua Santa Terezinha;Avenida Tiradentes;Rua Visconde do Rio Branco;Rua das Palmeiras;Rua Professor Moreira;Avenida Independência;Rua Barão da Pedra Negra;Rua São João'.split(
    ';',
  )

let last = 0

export const randomPhone = (random: Random) =>
  `12${between(random, 2, 5)}${between(random, 1_000_000, 9_999_999)}`
export const randomMobile = (random: Random) => `129${between(random, 60_000_000, 99_999_999)}`

/** A place in a city and neighborhood of the demo region. */
export function randomPlace(random: Random): Place {
  const { city, neighborhood, ...demo } = makeBusiness(between(random, 1_000_000, 9_000_000))
  const trade = pick(random, trades)
  const rest = pick(random, [
    () => `${pick(random, words)} ${pick(random, families)}`,
    () => pick(random, families),
    () => `${pick(random, words)} da Serra`,
    () => `Irmãos ${pick(random, families)}`,
    () => `${pick(random, families)} e ${pick(random, families)}`,
    () => pick(random, words),
  ])()
  last += 1
  const label = `${rest
    .split(' ')[0]
    ?.toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')}${last}x`
  return {
    id: `t${last}`,
    name: `${trade.word} ${rest}`,
    trade,
    rest,
    phone: randomPhone(random),
    whatsapp: randomMobile(random),
    site: `https://www.${label}.com.br`,
    email: chance(random, 0.5) ? `contato@${label}.com.br` : `${label}@gmail.com`,
    city: city.name,
    neighborhood: neighborhood.name,
    street: pick(random, streets),
    number: String(between(random, 10, 1900)),
    latitude: demo.latitude ?? -23.02,
    longitude: demo.longitude ?? -45.55,
    categoryIds: [trade.category],
  }
}

/** The same place with contacts and door of its own. */
export function elsewhere(random: Random, place: Place): Place {
  const other = randomPlace(random)
  return {
    ...place,
    id: other.id,
    phone: other.phone,
    whatsapp: other.whatsapp,
    site: other.site,
    email: other.email,
  }
}

/** An establishment of the demo catalogue. */
export function drawnRecord(index: number): MatchRecord {
  const { name, phone, whatsapp, site, email, street, number, latitude, longitude, ...rest } =
    makeBusiness(index)
  const place = {
    city: rest.city.name,
    neighborhood: rest.neighborhood.name,
    street,
    number,
    latitude,
    longitude,
  }
  return {
    id: `d${index}`,
    name,
    phone,
    whatsapp,
    site,
    email,
    ...place,
    categoryIds: rest.categories.map((each) => each.name),
  }
}

/** A point some metres away. */
export const moved = ({ latitude, longitude }: Place, metres: number) => ({
  latitude: latitude + metres / 111_195,
  longitude,
})
