import { unaccent } from '../slug.ts'

/**
 * Words that an attribute should not ask about, unaccented: personal matters and claims that cannot be
 * checked. `*` matches any ending. Services such as "aceita convênio" or "plano de saúde" are allowed.
 */
const flaggedWords = {
  health: [
    'doenc*',
    'doent*',
    'hiv',
    'aids',
    'cancer',
    'diabet*',
    'autis*',
    'depress*',
    'vacinad*',
    'dependente* quimic*',
    'alcoolatra*',
    'obes*',
  ],
  faith: [
    'fe',
    'religi*',
    'crist*',
    'catolic*',
    'evangelic*',
    'protestante*',
    'gospel',
    'espirita*',
    'umband*',
    'candomble*',
    'juda*',
    'jude*',
    'muculman*',
    'islam*',
    'budis*',
    'ateu*',
    'ateist*',
    'biblic*',
    'deus',
    'jesus',
  ],
  origin: [
    'raca*',
    'racia*',
    'etni*',
    'negr*',
    'afro*',
    'indigena*',
    'quilombola*',
    'nordestin*',
    'estrangeir*',
    'imigrant*',
    'refugiad*',
    'cigan*',
    'nacionalidade',
  ],
  sexuality: [
    'sexua*',
    'gay*',
    'lgbt*',
    'lesbic*',
    'bissexua*',
    'transexua*',
    'transgener*',
    'travesti*',
    'hetero*',
    'homo*sexua*',
  ],
  politics: [
    'politic*',
    'partid*',
    'eleic*',
    'eleitor*',
    'candidat*',
    'petista*',
    'bolsonar*',
    'lulist*',
    'comunis*',
    'socialis*',
    'sindica*',
    'patriota*',
  ],
  seal: [
    'selo*',
    'certificad*',
    'verificad*',
    'aprovad*',
    'recomendad*',
    'premi*',
    'credenciad*',
    'homologad*',
    'oficia*',
    'garantid*',
  ],
  praise: [
    'melhor*',
    'excelen*',
    'otim*',
    'maravilhos*',
    'imperdive*',
    'favorit*',
    'confiave*',
    'honest*',
    'qualidade',
    'tradiciona*',
    'renomad*',
    'famos*',
    'barat*',
    'estrelas',
    'numero 1',
    'n 1',
    'top',
  ],
} as const

type FlaggedTopic = keyof typeof flaggedWords

const toPattern = (word: string) => word.replaceAll('*', '[a-z0-9]*')

const patterns = Object.entries(flaggedWords).map(([topic, words]) => ({
  topic: topic as FlaggedTopic,
  pattern: new RegExp(`(?<![a-z0-9])(?:${words.map(toPattern).join('|')})(?![a-z0-9])`),
}))

const ofPerson = 'pode dizer de uma pessoa'
const checkable = 'Um atributo é um fato do serviço, que o visitante pode conferir.'

/** Objection to a word, by topic. */
const topicTexts: Record<FlaggedTopic, string> = {
  health: `${ofPerson} a saúde`,
  faith: `${ofPerson} a religião`,
  origin: `${ofPerson} a origem`,
  sexuality: `${ofPerson} a sexualidade`,
  politics: `${ofPerson} a posição política`,
  seal: 'parece um selo',
  praise: 'parece um elogio',
}

/**
 * Warns an administrator about flagged words in an attribute's texts (attributes); does not prevent saving.
 *
 * @returns the warning in Portuguese, or null if no word is flagged
 */
export function attributeWarning(texts: readonly string[]): string | null {
  for (const text of texts.map((each) => each.normalize('NFC'))) {
    const compared = unaccent(text)
    for (const { topic, pattern } of patterns) {
      const found = pattern.exec(compared)
      if (!found) continue
      const { 0: word, index } = found
      const written = compared.length === text.length ? text.slice(index, index + word.length) : word
      return `“${written}” ${topicTexts[topic]}. ${checkable}`
    }
  }
  return null
}
