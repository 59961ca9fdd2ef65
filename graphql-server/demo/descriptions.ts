import type { Category, Subcategory } from './catalogue.ts'
import type { City, Neighborhood } from './places.ts'
import { between, chance, pick, type Random, sample } from './random.ts'

const feminine =
  /^(?:Vila|Villa|Chácaras?|Cohab|Esplanada|Estiva|Floradas|Granjas|Terras?|Armação|Baleia|Barra|Enseada|Casa|Cocanha|Mococa|Ponte|Praia|Prainha|Reserva|Água|Ressaca|Nova|Lagoa|Imaculada|Independência|Cidade|Bandeira|Várzea|Capela|Liberdade|Mantiqueira|Cabelinha|Olaria|Figueira|Aroeira|Rocinha|Pedreira|Costa|Feiticeira|Piúva)\b/
const masculine =
  /^(?:Centro|Jardim|Parque|Bairro|Bosque|Alto|Campos?|Conjunto|Balneário|Residencial|Recanto|Retiro|Portal|Loteamento|Sítio|Village|Monte|Morro|Canto|Horto|Areão|Barranco|Bonfim|Itaim|Jaraguá|Registro|Putim|Pontal|Porto|Sertão|Saco|Ipiranga|Indaiá|Sumaré|Tinga|Travessão|Lessa|Crispim|Tabaú|Araretama|Perequê|Itaguá|Quilombo|Reino|Curral|Pedregulho|Campinho|Aterrado|Berizal|Kanegae|Guedes|Eldorado|Pitéu|Embaú|Lázaro|Tenório|Félix|Vale|Rio)\b/

/** A neighborhood with the Portuguese preposition it takes: "no Centro", "na Vila Ema", "em Maresias". */
export function inNeighborhood(name: string): string {
  if (feminine.test(name)) return `na ${name}`
  return masculine.test(name) ? `no ${name}` : `em ${name}`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

const paragraph = (html: string) => `<p>${html}</p>`

function offerList(random: Random, subcategories: readonly Subcategory[]): string {
  const title = pick(random, [
    'O que você encontra aqui:',
    'Alguns dos nossos serviços:',
    'Trabalhamos com:',
    'Por aqui tem:',
  ])
  const offers = sample(
    random,
    subcategories.flatMap((each) => each.offers),
    between(random, 3, 5),
  )
  const items = offers.map((offer) => `<li>${escapeHtml(offer)}</li>`).join('')
  return `${paragraph(title)}<ul>${items}</ul>`
}

/**
 * A description as somebody would write it in the editor: two to four paragraphs, mostly with a
 * list; one in twenty establishments has none.
 *
 * @returns HTML of `p`, `strong`, `em`, `ul` and `li`; empty for those without
 */
export function descriptionOf(
  random: Random,
  name: string,
  category: Category,
  subcategories: readonly Subcategory[],
  city: City,
  neighborhood: Neighborhood,
): string {
  if (chance(random, 0.05)) return ''
  const words: Record<string, string> = {
    nome: escapeHtml(name),
    cidade: city.name,
    bairro: neighborhood.name,
    noBairro: inNeighborhood(neighborhood.name),
    ano: String(between(random, 1962, 2024)),
  }
  const fill = (sentence: string) => sentence.replace(/\{(\w+)\}/g, (whole, word) => words[word] ?? whole)
  const opening = sample(random, category.openings, chance(random, 0.4) ? 2 : 1).join(' ')
  const details = sample(random, category.details, between(random, 1, 3))
  const parts = [paragraph(fill(opening))]
  if (details.length > 2) parts.push(paragraph(fill(details.splice(0, 1).join(' '))))
  if (chance(random, 0.7)) parts.push(offerList(random, subcategories))
  parts.push(paragraph(fill(details.join(' '))))
  if (parts.length < 4 && chance(random, 0.5)) parts.push(paragraph(fill(pick(random, category.closings))))
  return parts.join('')
}
