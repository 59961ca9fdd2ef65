import { slugify } from '../../schema/slug.ts'
import type { Speciality, Trade } from './data/trade.ts'
import { beauty, health, sport } from './data/trades/care.ts'
import { associations, devotion, events } from './data/trades/community.ts'
import { farming, pets } from './data/trades/country.ts'
import { food, groceries } from './data/trades/food.ts'
import { building, cars } from './data/trades/home.ts'
import { advice, education, technology, transport } from './data/trades/services.ts'
import { fashion, property } from './data/trades/shops.ts'
import { boats, lodging, tourism } from './data/trades/travel.ts'
import { type City, cities, coastal } from './places.ts'
import { type Random, weighted } from './random.ts'

/** A subcategory of the catalogue. */
export interface Subcategory extends Speciality {
  /** Unique among all subcategories. */
  slug: string
}

/** A category of the catalogue with its subcategories. */
export interface Category extends Trade {
  slug: string
  subcategories: readonly Subcategory[]
}

function toCategory(trade: Trade): Category {
  const subcategories = trade.specialities.map((each) => ({ ...each, slug: slugify(each.name) }))
  return { ...trade, slug: slugify(trade.name), subcategories }
}

/** The categories of the region's establishments. */
export const categories: readonly Category[] = [
  food,
  groceries,
  health,
  beauty,
  cars,
  building,
  education,
  lodging,
  tourism,
  pets,
  advice,
  boats,
  farming,
  events,
  devotion,
  fashion,
  technology,
  sport,
  property,
  transport,
  associations,
].map(toCategory)

/** What an establishment of a category may well do besides: subcategories of other categories, by slug. */
const besides: Readonly<Record<string, readonly string[]>> = {
  alimentacao: ['emporios-e-adegas', 'buffets', 'saloes-de-festas'],
  mercados: ['padarias', 'lanchonetes', 'produtores-rurais'],
  saude: ['clinicas-de-estetica', 'pilates-e-yoga'],
  'beleza-e-estetica': ['roupas', 'joalherias'],
  automotivo: ['mudancas-e-fretes', 'vans-e-fretamento', 'seguros'],
  'casa-e-construcao': ['loteamentos', 'eletronicos-e-eletrodomesticos'],
  educacao: ['informatica', 'psicologia'],
  hospedagem: ['restaurantes', 'saloes-de-festas', 'guias-e-trilhas', 'aluguel-por-temporada'],
  'turismo-e-lazer': ['vans-e-fretamento', 'restaurantes', 'pousadas'],
  pets: ['lojas-agropecuarias'],
  'juridico-e-contabil': ['imobiliarias', 'administracao-de-condominios'],
  'pesca-e-nautica': ['peixarias', 'passeios-de-barco', 'pesqueiros'],
  agronegocio: ['hortifrutis', 'clinicas-veterinarias', 'emporios-e-adegas'],
  'festas-e-eventos': ['restaurantes', 'pousadas'],
  'artigos-religiosos': ['costura-e-ajustes', 'agencias-de-viagem'],
  'moda-e-acessorios': ['perfumarias', 'manicures'],
  tecnologia: ['cursos-profissionalizantes', 'eletricistas'],
  'esporte-e-bem-estar': ['fisioterapia', 'guias-e-trilhas', 'roupas'],
  imoveis: ['consultorias', 'advogados', 'materiais-de-construcao'],
  transporte: ['guinchos', 'agencias-de-viagem'],
  'associacoes-e-ongs': ['cursos-profissionalizantes', 'saloes-de-festas', 'escolas-de-musica'],
}

const byCity = new Map(
  cities.map((city) => [
    city.slug,
    weighted(categories, (each) => each.weight * (each.favours?.[city.slug] ?? 1)),
  ]),
)

/** One category, as likely as it is common in the city. */
export function drawCategory(random: Random, city: City): Category {
  const draw = byCity.get(city.slug)
  if (!draw) throw new Error(`Unknown city ${city.slug}`)
  return draw(random)
}

/** The subcategories that a city can have: some exist only by the sea. */
export function subcategoriesIn(category: Category, city: City): Subcategory[] {
  return category.subcategories.filter((each) => !each.byTheSea || coastal.has(city.slug))
}

/** A subcategory with the category it belongs to. */
export interface Listing {
  category: Category
  subcategory: Subcategory
}

/** What else an establishment of the category may be listed under in the city. */
export function listingsBeside(category: Category, city: City): Listing[] {
  const slugs = besides[category.slug] ?? []
  return categories.flatMap((other) =>
    subcategoriesIn(other, city)
      .filter((subcategory) => slugs.includes(subcategory.slug))
      .map((subcategory) => ({ category: other, subcategory })),
  )
}
