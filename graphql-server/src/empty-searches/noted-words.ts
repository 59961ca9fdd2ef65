import { unaccent } from '../../../schema/slug.ts'

const maxLength = 60
const maxWords = 4

/**
 * Words of sentences, without accents, that occur in no name or need: pronouns, questions, wishes and the commonest
 * verbs. Excludes words that also occur in names (`e`, `sao`, `sem`, `se`).
 */
const sentenceWords = new Set(
  `eu voce voces vc vcs tu ele ela eles elas nos me mim te lhe meu minha meus minhas seu sua seus suas esse essa isso este esta
  isto esses essas estes estas aquele aquela aquilo que quem qual quais quando onde como porque quanto quantos nao sim nunca
  sou somos era eram foi fui ser estou estao estava tem tenho temos tinha ter ha quero queria quer queremos querem preciso
  precisa precisando precisamos procuro procuramos procurando gosto gostei gostaria odeio amo adoro vou vai vamos vao fica
  ficam pode podem posso sabe sabem faz fazem fez deve devem existe acho achei achar encontrar quebrou roubou rouba
  roubaram mente mentiu paga pagou obrigado obrigada`.split(/\s+/),
)

/**
 * Normalizes a search without results for storage (empty-searches).
 *
 * @returns null for possible personal data and sentences: digits, an address, more than a few words, signs that no word
 * has, words that only sentences have
 */
export function notedWords(name: string): string | null {
  const words = unaccent(name).trim().split(/\s+/)
  const text = words.join(' ')
  if (text.length > maxLength || words.length > maxWords || !/^[\p{L} '’&.-]+$/u.test(text)) return null
  if (words.some((word) => sentenceWords.has(word.replace(/[^\p{L}]/gu, '')))) return null
  // A period after a whole word ends a sentence; after two to four letters it abbreviates (`ltda.`).
  if (words.length > 1 && /\p{L}{5}\.$/u.test(text)) return null
  return /\p{L}{2}/u.test(text) ? text : null
}
