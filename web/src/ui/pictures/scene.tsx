import { classNames } from '../class-names.ts'
import ridgeStyles from './ridge-line.module.css'
import styles from './scene.module.css'
import drawings from './scenes.svg'

export interface SceneProps {
  /** Slug of the first category. */
  category: string | undefined
  /** Id of the establishment. */
  id: string
}

/** The drawn scene of an establishment without a photo. Decoration: screen readers pass over it. */
export function Scene({ category, id }: SceneProps) {
  return <DrawnScene {...sceneOf(category, id)} />
}

export interface CitySceneProps {
  /** The city's slug. */
  city: string
  /** Its place in the list. */
  place: number
}

/** The drawn scene of a city. Decoration: screen readers pass over it. */
export function CityScene({ city, place }: CitySceneProps) {
  return <DrawnScene {...sceneOfCity(city, place)} />
}

/** The drawn scene of a category itself. Decoration: screen readers pass over it. */
export function CategoryScene({ category }: { category: string }) {
  return <DrawnScene {...sceneOfCategory(category)} />
}

function DrawnScene({ scene, land, palette }: SceneChoice) {
  return (
    <svg
      className={classNames(styles.drawing, styles[palette])}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`${drawings}#land-${land}`} />
      <use href={`${drawings}#${scene}`} />
    </svg>
  )
}

const palettes = ['mantiqueira', 'ceu', 'barro', 'ipe', 'quaresmeira'] as const

/** The region's own colours: forest, sky, clay, and two trees in flower. */
export type ScenePalette = (typeof palettes)[number]

/** A drawing in `scenes.svg`, and the variation of it that an establishment gets. */
interface SceneChoice {
  scene: string
  /** 1 to 3. */
  land: number
  palette: ScenePalette
}

const landCount = 3

/** Words that occur in a category's slug, the scene they stand for, and the category's own colours; the first that fits wins. */
const scenes: [RegExp, string, ScenePalette][] = [
  [/mercado|feira|hortifruti|emporio/, 'basket', 'ipe'],
  [
    /aliment|restaurant|padaria|bares|cafe|lanch|gastronom|confeit|pizz|comida|sorvet|bebida/,
    'table',
    'barro',
  ],
  [/hosped|hote|pousad|camping|chale/, 'inn', 'mantiqueira'],
  [/transport|frete|mudanc|entreg|logist/, 'truck', 'ipe'],
  [/auto|veicul|carro|moto|oficina|mecanic|pneu|borrach/, 'road', 'ceu'],
  [/saude|farmac|clinic|medic|odont|dent|fisio|psico|laborat|otica/, 'care', 'mantiqueira'],
  [/espor|acade|fitness|bem-estar|bicicl|danca/, 'bike', 'ceu'],
  [/belez|estetic|salao|saloes|barbe|cabel|cosmet/, 'mirror', 'quaresmeira'],
  [/imove|imobili|alugue|condomin/, 'key', 'barro'],
  [/constru|reform|casa|eletric|encan|pint|marcen|jardin|movei|decor|limpeza/, 'house', 'mantiqueira'],
  [/nautic|pesca|praia|barco|surf/, 'boat', 'ceu'],
  [/turism|lazer|passei|aventura|trilha/, 'peak', 'ceu'],
  [/educa|escola|curso|livr|papel|idioma|faculdad/, 'book', 'ipe'],
  [/tecnolog|inform|computa|internet|celular|grafic/, 'laptop', 'quaresmeira'],
  [/religi|igreja|paroq/, 'chapel', 'quaresmeira'],
  [/associac|ong|social|cooperat/, 'hands', 'mantiqueira'],
  [/juridic|contab|advog|cartor/, 'scales', 'ceu'],
  [/loja|moda|roupa|calcad|compras|comerc|present|joia|vestu|artigos/, 'shop', 'quaresmeira'],
  [/pet|animal|animais|veterin/, 'cat', 'barro'],
  [/agro|rural|fazend|sitio/, 'field', 'ipe'],
  [/evento|festa|buffet|musica/, 'party', 'barro'],
  [/flor|planta|natur|cultur|arte/, 'ipe', 'mantiqueira'],
]

/**
 * @param category slug of the establishment's first category
 * @param id the establishment's id: two of one category rarely look the same
 */
export function sceneOf(category: string | undefined, id: string): SceneChoice {
  return variation(drawingOf(category ?? ''), id)
}

/**
 * @param category a category's slug
 * @returns one picture wherever the category is shown
 */
export function sceneOfCategory(category: string): SceneChoice {
  const index = scenes.findIndex(([words]) => words.test(category))
  const [, scene, palette] = scenes[index] ?? []
  if (!scene || !palette) return variation('town', category)
  return { scene, land: (index % landCount) + 1, palette }
}

function drawingOf(category: string): string {
  return sceneOfCategory(category).scene
}

const coast = ['caraguatatuba', 'ilhabela', 'sao-sebastiao', 'ubatuba']
const mountains = ['campos-do-jordao', 'cunha', 'santo-antonio-do-pinhal', 'sao-bento-do-sapucai']

/**
 * @param city a city's slug: the coast has a boat, the mountains a chalet, the valley a church tower
 * @param place its place in the list: neighbours differ in colour
 */
export function sceneOfCity(city: string, place: number): SceneChoice {
  const scene = coast.includes(city) ? 'boat' : mountains.includes(city) ? 'inn' : 'town'
  return { scene, land: (place % landCount) + 1, palette: palettes[place % palettes.length] ?? 'mantiqueira' }
}

function variation(scene: string, key: string): SceneChoice {
  const number = hash(key)
  return { scene, land: (number % landCount) + 1, palette: pickPalette(number) }
}

function pickPalette(number: number): ScenePalette {
  return palettes[Math.floor(number / landCount) % palettes.length] ?? 'mantiqueira'
}

/** FNV-1a over the text, folded so that neighbouring ids fall far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193)
  return (value ^ (value >>> 15)) >>> 0
}

/** The Mantiqueira's ridge in two lines: on quiet pages and where there is nothing to show. */
export function RidgeLine({ size = 'small' }: { size?: 'small' | 'large' }) {
  return (
    <svg
      className={classNames(ridgeStyles.drawing, ridgeStyles[size])}
      viewBox="0 0 600 60"
      aria-hidden="true"
    >
      <path
        d="M0 54c40-4 60-22 96-22 30 0 40 12 66 12 44 0 62-38 102-38 34 0 44 26 80 28 38 2 54-18 92-18 44 0 74 34 164 38"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        opacity="0.35"
      />
      <path
        d="M0 59c70-2 110-16 160-16 52 0 70 12 118 12 56 0 82-30 134-30 60 0 96 32 188 34"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        opacity="0.8"
      />
    </svg>
  )
}
