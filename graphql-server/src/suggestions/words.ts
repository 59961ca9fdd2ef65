import { abbreviations, joiningWords, plainLetters } from '../../../schema/search-words.ts'

/** A word of a text or of a name. */
export interface Word {
  /** Letters a-z and digits. */
  text: string
  /** The same with cedillas, which affect the pronunciation. */
  spelt: string
  /** Length of the first word, if two words are joined. */
  first?: number
}

/** Maximum number of words read from a text. */
export const maxWords = 12
const maxLetters = 40

/** Words that express a wish without its object; ignored if not matched. */
const wishWords = new Set(
  `com sem que se eu me mim meu minha seu sua pelo pela perto proximo proxima proximos proximas aqui ali la onde tem ter
  fica quero queria preciso precisando procuro procurando busco buscar achar encontrar algum alguma alguem bom boa bons
  boas melhor melhores otimo otima barato barata baratos baratas preco aberto aberta agora hoje urgente amanha telefone
  endereco whatsapp zap regiao qual quais quem 24h 24hs 24 horas delivery entrega feriado
  feriados domingo domingos sabado sabados noite madrugada`.split(/\s+/),
)

/** Unspecific words that accompany many needs ("loja de tinta", "celular não liga"). */
const weakWords = new Set(
  `loja lojas lojinha casa casas servico servicos empresa empresas lugar lugares local locais profissional
  profissionais especialista especialistas comprar vender venda vendas fazer arrumar contratar artigo artigos produto
  produtos nao liga ligando funciona funcionando quebrado quebrada quebrou conserto consertar conserta trocar troca
  instalar instalacao colocar levar aprender aula aulas curso cursos passar fim semana`.split(/\s+/),
)

export const isJoiningWord = ({ text }: Word): boolean => joiningWords.has(text)
export const isWish = ({ text }: Word): boolean => wishWords.has(text)

/** How much an unmatched word reduces the score. */
export function wordWeight(word: Word): number {
  if (isWish(word)) return 0.05
  return weakWords.has(word.text) ? 0.3 : 1
}

/**
 * The words of a text without case and accents, separated by anything but letters and digits.
 *
 * @returns at most `maxWords`
 */
export function readWords(text: string): Word[] {
  const plain = plainLetters(text)
    .normalize('NFD')
    // Cedillas are composed again below.
    .replace(/(?!\u0327)\p{M}/gu, '')
    .normalize('NFC')
  return (plain.match(/[a-z0-9ç]+/g) ?? []).slice(0, maxWords).map((spelt) => {
    const cut = spelt.slice(0, maxLetters)
    return { text: cut.replaceAll('ç', 'c'), spelt: cut }
  })
}

/** Expands an abbreviation used in addresses. */
export function expanded(word: Word): Word {
  const full = abbreviations.get(word.text)
  return full ? { text: full, spelt: full } : word
}

/** Whether the last word may still be incomplete: nothing separates it from the end of the text. */
export const endsOpen = (text: string): boolean => /[\p{L}\p{M}\p{N}]$/u.test(text)
