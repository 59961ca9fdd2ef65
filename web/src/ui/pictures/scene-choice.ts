const palettes = ['mantiqueira', 'ceu', 'barro', 'ipe', 'quaresmeira'] as const

/** Colours of the region: forest, sky, clay, and two flowering trees. */
export type ScenePalette = (typeof palettes)[number]

/** Illustration in `scenes.svg`, with a variation. */
export interface SceneChoice {
  scene: string
  /** 1 to 3. */
  land: number
  palette: ScenePalette
}

const landCount = 3

/** Patterns of category slugs with their illustration; the first match wins. */
const scenes: [RegExp, string][] = [
  [/mercado|feira|hortifruti|emporio/, 'basket'],
  [/aliment|restaurant|padaria|bares|cafe|lanch|gastronom|confeit|pizz|comida|sorvet|bebida/, 'table'],
  [/hosped|hote|pousad|camping|chale/, 'inn'],
  [/transport|frete/, 'truck'],
  [/auto|veicul|carro|moto|oficina|mecanic|pneu|borrach/, 'road'],
  [/saude|farmac|clinic|medic|odont|dent|fisio|psico|laborat|otica/, 'care'],
  [/espor|acade|fitness|bem-estar|bicicl|danca/, 'bike'],
  [/belez|estetic|salao|saloes|barbe|cabel|cosmet/, 'mirror'],
  [/imove|imobili/, 'key'],
  [/constru|reform|casa|eletric|encan|pint|marcen|jardin|movei|decor|limpeza/, 'house'],
  [/nautic|pesca|praia|barco|surf/, 'boat'],
  [/turism|lazer|passei|aventura|trilha/, 'peak'],
  [/educa|escola|curso|livr|papel|idioma|faculdad/, 'book'],
  [/tecnolog|inform|computa|internet|celular|grafic/, 'laptop'],
  [/religio/, 'chapel'],
  [/associac|ong/, 'hands'],
  [/juridic|contab|advog/, 'scales'],
  [/servic/, 'town'],
  [/loja|moda|roupa|calcad|compras|comerc|present|joia|vestu|artigos/, 'shop'],
  [/pet|animal|animais|veterin/, 'cat'],
  [/agro|rural|fazend|sitio/, 'field'],
  [/evento|festa|buffet|musica/, 'party'],
  [/flor|planta|natur|cultur|arte/, 'ipe'],
]

/**
 * @param category slug of the establishment's first category
 * @param id of the establishment, which varies the illustration within a category
 */
export function sceneOf(category: string | undefined, id: string): SceneChoice {
  return variation(drawingOf(category ?? ''), id)
}

/**
 * @param category slug
 * @returns the same illustration wherever the category is shown
 */
export function sceneOfCategory(category: string): SceneChoice {
  return variation(drawingOf(category), category)
}

function drawingOf(category: string): string {
  return scenes.find(([words]) => words.test(category))?.[1] ?? 'town'
}

const coast = ['caraguatatuba', 'ilhabela', 'sao-sebastiao', 'ubatuba']

const mountains = ['campos-do-jordao', 'cunha', 'santo-antonio-do-pinhal', 'sao-bento-do-sapucai']

/**
 * @param city slug: the coast has a boat, the mountains a chalet, the valley a church tower
 * @param place index in the list, which varies the colours
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

/** FNV-1a, folded so that adjacent ids differ widely. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193)
  return (value ^ (value >>> 15)) >>> 0
}
