import { escapeText } from '../../schema/rich-text/write.ts'
import { type Category, type Subcategory, sentencesFor } from './categories.ts'
import type { City, Neighborhood } from './cities.ts'
import { inNeighborhood } from './prepositions.ts'
import { between, chance, pick, type Random, sample } from './random.ts'

const paragraph = (html: string) => `<p>${html}</p>`

const listTitles = [
  'O que você encontra aqui:',
  'Alguns dos nossos serviços:',
  'Trabalhamos com:',
  'Por aqui tem:',
]

function offerList(random: Random, subcategories: readonly Subcategory[]): string {
  const all = subcategories.flatMap((each) => each.offers)
  const offers = sample(random, all, between(random, 3, 5))
  const items = offers.map((offer) => `<li>${escapeText(offer)}</li>`).join('')
  return `${paragraph(pick(random, listTitles))}<ul>${items}</ul>`
}

/**
 * Description as written in the editor: two to four paragraphs, most with a list, of sentences that suit the
 * establishment's first subcategory.
 *
 * @returns HTML of `p`, `strong`, `em`, `ul` and `li`
 */
export function randomDescription(
  random: Random,
  name: string,
  category: Category,
  subcategories: readonly [Subcategory, ...Subcategory[]],
  city: City,
  neighborhood: Neighborhood,
): string {
  const [first] = subcategories
  const words: Record<string, string> = {
    nome: escapeText(name),
    cidade: city.name,
    bairro: neighborhood.name,
    noBairro: inNeighborhood(neighborhood.name),
    ano: String(between(random, category.since ?? 1962, 2024)),
  }
  const fill = (sentence: string) => sentence.replace(/\{(\w+)\}/g, (found, word) => words[word] ?? found)
  const openings = sentencesFor(first, category.openings)
  const opening = sample(random, openings, chance(random, 0.4) ? 2 : 1).join(' ')
  const details = sample(random, sentencesFor(first, category.details), between(random, 1, 3))
  const parts = [paragraph(fill(opening))]
  if (details.length > 2) parts.push(paragraph(fill(details.splice(0, 1).join(' '))))
  if (chance(random, 0.7)) parts.push(offerList(random, subcategories))
  parts.push(paragraph(fill(details.join(' '))))
  if (parts.length < 4 && chance(random, 0.5)) {
    parts.push(paragraph(fill(pick(random, sentencesFor(first, category.closings)))))
  }
  return parts.join('')
}
