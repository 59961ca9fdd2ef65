import { randomFrom } from '../random.ts'
import { type Canvas, createCanvas } from './paint.ts'
import { type PaletteName, palettes } from './palettes.ts'
import { crafts } from './props/crafts.ts'
import { life } from './props/life.ts'
import type { Prop } from './props/prop.ts'
import { vehicles } from './props/vehicles.ts'
import type { Recipe } from './recipes/recipe.ts'
import { recipes } from './recipes/trades.ts'
import { counter, flat, room, table } from './settings/indoors.ts'
import { outdoors } from './settings/outdoors.ts'
import { front, street } from './settings/street.ts'

/** A picture to be drawn. */
export interface Scene {
  /** Its name, such as "mercados/3" or "cidade/taubate". */
  key: string
  /** Which of its category's recipes it follows; two scenes of one recipe are variants of each other. */
  recipe: number
  alt: string
  svg: string
}

/** How many scenes a category has. */
export const scenesPerCategory = 18

const formats = [
  [1200, 900],
  [1290, 860],
  [1200, 900],
  [1440, 810],
  [1000, 1000],
  [1200, 900],
  [880, 1100],
] as const

const lights: readonly PaletteName[] = [
  'manha',
  'ceu',
  'barro',
  'mata',
  'tarde',
  'ipe',
  'coral',
  'noite',
  'quaresmeira',
  'neblina',
]

function paint(
  canvas: Canvas,
  seed: number,
  { setting, props, main = [] }: Pick<Recipe, 'setting' | 'props' | 'main'>,
): string {
  const random = randomFrom(seed)
  const [first] = main
  switch (setting) {
    case 'front':
      return first ? front(canvas, random, props, first) : ''
    case 'counter':
      return counter(canvas, random, props, main)
    case 'table':
      return table(canvas, random, props)
    case 'flat':
      return flat(canvas, random, props)
    case 'room':
      return room(canvas, random, props)
    case 'street':
      return street(canvas, random, props)
    default:
      return outdoors(canvas, random, setting, props)
  }
}

function at<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T
}

/**
 * Scene number `index` of a category: always the same drawing for the same number. Its recipes take turns, and come
 * again in another light, format and arrangement.
 *
 * @param category slug
 * @param index from 0 to `scenesPerCategory` - 1
 */
export function sceneOf(category: string, index: number): Scene {
  const slugs = [...recipes.keys()]
  const own = recipes.get(category)
  if (!own) throw new Error(`No scenes for the category ${category}`)
  const turn = slugs.indexOf(category)
  const recipe = index % own.length
  const chosen = at(own, recipe)
  const round = Math.floor(index / own.length)
  const [w, h] = at(formats, index + turn + round * 2)
  const { canvas, finish } = createCanvas(w, h, palettes[at(lights, index * 3 + turn * 7 + round * 5)])
  const drawn = paint(canvas, turn * 1000 + index + 1, chosen)
  return { key: `${category}/${index}`, recipe, alt: chosen.alt, svg: finish(drawn) }
}

/** What each popular city is known for; the others show the valley or the sierra. */
const views: Readonly<
  Record<string, readonly [alt: string, setting: Recipe['setting'], light: PaletteName, ...props: Prop[]]>
> = {
  aparecida: ['Igreja de cúpula grande diante da serra', 'vale', 'ceu', life.church],
  'campos-do-jordao': ['Chalés entre araucárias na serra', 'serra', 'neblina', crafts.house, crafts.house],
  caraguatatuba: ['Praia com palmeiras e pranchas', 'costa', 'ipe', life.surf],
  ilhabela: ['Veleiro diante das ilhas', 'costa', 'ceu', vehicles.boat],
  jacarei: ['Rio Paraíba em curva ao entardecer', 'vale', 'tarde'],
  'sao-jose-dos-campos': [
    'Prédios da cidade diante da serra',
    'street',
    'ceu',
    crafts.building,
    crafts.building,
    crafts.building,
  ],
  taubate: ['Casas coloridas e carro na rua', 'street', 'manha', vehicles.car],
  tremembe: ['Plantação na várzea do rio', 'roca', 'mata', vehicles.tractor],
  ubatuba: ['Canoa na praia diante das ilhas', 'costa', 'mata', vehicles.canoe],
  'sao-sebastiao': ['Barcos no píer', 'lago', 'tarde', vehicles.boat],
}

const otherViews: readonly (readonly [alt: string, setting: Recipe['setting'], ...props: Prop[]])[] = [
  ['Igreja da praça diante da serra', 'serra', life.church],
  ['Rio e serra ao fundo', 'vale'],
  ['Casa da roça entre plantações', 'roca', crafts.house],
  ['Serra da Mantiqueira com araucárias', 'serra'],
  ['Festa com bandeirinhas na praça', 'festa', life.church],
  ['Igreja e casas coloridas numa rua antiga', 'street', life.church],
  ['Lago e serra vistos do píer', 'lago', vehicles.canoe],
]

/**
 * The picture of a city.
 *
 * @param slug of the city
 * @param index its place among the cities: which view it has when none is its own
 */
export function sceneOfCity(slug: string, index: number): Scene {
  const own = views[slug]
  const [alt, setting, light, ...props] = own ?? [
    at(otherViews, index)[0],
    at(otherViews, index)[1],
    at(lights, index * 3),
    ...(at(otherViews, index).slice(2) as Prop[]),
  ]
  const { canvas, finish } = createCanvas(1200, 900, palettes[light])
  return {
    key: `cidade/${slug}`,
    recipe: 0,
    alt,
    svg: finish(paint(canvas, 50_000 + index, { setting, props })),
  }
}
