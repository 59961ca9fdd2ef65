import { between, pick, type Random } from '../../demo/random.ts'
import type { MatchRecord } from '../../src/matching/record.ts'
import {
  families,
  givenNames,
  moved,
  type Place,
  randomMobile,
  randomPhone,
  randomPlace,
  words,
} from './place.ts'

type Change = Partial<MatchRecord>
/** How the second record of one establishment differs. */
type Kind = (place: Place, random: Random) => Change | { first: Change; second: Change }

const unaccented = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
const cut = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1)
const swapAt = (text: string, at: number) =>
  text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2)
const none = { phone: null, whatsapp: null, site: null, email: null }
/** The longest word of the name, changed. */
function inLongest(name: string, change: (word: string) => string): string {
  const longest = name.split(' ').sort((one, other) => other.length - one.length)[0] ?? ''
  return name.replace(longest, change(longest))
}
const both = (first: string, second: string, more: Change = {}) => ({
  first: { name: first },
  second: { name: second, ...more },
})

/** Sixty ways in which one establishment is listed twice. */
export const trueKinds: Record<string, Kind> = {
  'phone moved': (_, random) => ({ phone: randomPhone(random), whatsapp: randomMobile(random) }),
  'phone moved, no site': (_, random) => ({
    phone: randomPhone(random),
    whatsapp: null,
    site: null,
    email: null,
  }),
  'no phone': () => ({ phone: null, whatsapp: null }),
  'no contacts': () => none,
  'WhatsApp for phone': ({ whatsapp }) => ({ phone: whatsapp, whatsapp: null }),
  'phone for WhatsApp': ({ phone }) => ({ phone: null, whatsapp: phone }),
  'digit of the phone': ({ phone }) => ({
    phone: phone.slice(0, 6) + ((Number(phone[6]) + 1) % 10) + phone.slice(7),
    whatsapp: null,
  }),
  'digits of the phone swapped': ({ phone }) => ({ ...none, phone: swapAt(phone, 7) }),
  'no ninth digit': ({ whatsapp }) => ({ ...none, phone: whatsapp.slice(0, 2) + whatsapp.slice(3) }),
  'phone with 55': ({ phone }) => ({
    phone: `+55 (${phone.slice(0, 2)}) ${phone.slice(2, 6)}-${phone.slice(6)}`,
    whatsapp: null,
  }),
  'phone without area code': ({ phone }) => ({
    phone: phone.slice(2),
    whatsapp: null,
    street: null,
    number: null,
  }),
  'name shortened': ({ rest, trade }) => ({ name: `${trade.word} ${rest.split(' ')[0]}` }),
  'name without trade': ({ rest }) => ({ name: rest }),
  'other word of the trade': ({ rest, trade }) => ({ name: `${trade.other} ${rest}` }),
  'other word of the trade, phone moved': ({ rest, trade }, random) => ({
    name: `${trade.other} ${rest}`,
    phone: randomPhone(random),
    whatsapp: null,
  }),
  'trade at the end': ({ rest, trade }) => ({ name: `${rest} ${trade.other}` }),
  'words swapped': ({ rest, trade }) => ({ name: `${rest.split(' ').reverse().join(' ')} ${trade.word}` }),
  'legal ending': ({ name }) => ({ name: `${name} LTDA` }),
  'legal ending ME': ({ name }) => ({ name: `${name} - ME` }),
  'legal ending S/A': ({ name }) => ({ name: `${name} S/A` }),
  'legal ending EIRELI EPP': ({ name }) => ({ name: `${name.toUpperCase()} EIRELI EPP` }),
  'legal name': (_, random) => ({
    name: `${pick(random, givenNames)} ${pick(random, families)} Comércio de Alimentos Ltda`,
    whatsapp: null,
  }),
  'legal name of a person with number': (_, random) => ({
    name: `${between(random, 10_000_000, 99_999_999)} ${pick(random, givenNames)} ${pick(random, families)} da Silva`,
    site: null,
  }),
  'letter left out': ({ name }) => ({ name: inLongest(name, (word) => cut(word, 3)) }),
  'letter doubled': ({ name }) => ({ name: inLongest(name, (word) => word.slice(0, 3) + word.slice(2)) }),
  'letters swapped': ({ name }) => ({ name: inLongest(name, (word) => swapAt(word, 3)) }),
  'letter replaced': ({ name }) => ({
    name: inLongest(name, (word) => `${word.slice(0, 4)}e${word.slice(5)}`),
  }),
  'no accents': ({ name }) => ({ name: unaccented(name) }),
  capitals: ({ name }) => ({ name: name.toUpperCase() }),
  'by sound': ({ name }) => ({
    name: name.replace(/ph/gi, 'f').replace(/ç/g, 'ss').replace(/y/gi, 'i').replace(/qu/g, 'k'),
  }),
  'abbreviated Sta.': ({ trade }) => both(`${trade.word} Santa Terezinha`, `${trade.word} Sta. Terezinha`),
  'abbreviated N. Sra.': ({ trade }) =>
    both(`${trade.word} Nossa Senhora Aparecida`, `${trade.word} N. Sra. Aparecida`),
  'abbreviated Dr.': (_, random) =>
    both(...pairOf(random, (who) => [`Consultório Doutor ${who}`, `Consultório Dr. ${who}`])),
  'abbreviated Prof.': (_, random) =>
    both(...pairOf(random, (who) => [`Colégio Professor ${who}`, `Colégio Prof. ${who}`])),
  initials: ({ trade }, random) =>
    both(`J. M. ${trade.word} ${pick(random, words)}`, `JM ${trade.word}`, { site: null }),
  'given name as initial': (_, random) =>
    both(
      ...pairOf(random, (who) => [`Advocacia ${who}`, `Advocacia ${who.charAt(0)}. ${who.split(' ')[1]}`]),
    ),
  'digits for words': ({ trade }) => both(`${trade.word} Três Irmãos`, `${trade.word} 3 Irmãos`),
  'ordinal in words': () => both('Primeira Igreja Batista', '1ª Igreja Batista'),
  'and as sign': (_, random) =>
    both(...pairOf(random, (who) => [`${who} e Filhos Materiais`, `${who} & Filhos Materiais`])),
  'joined words': ({ trade }) => both(`${trade.word} Sol Nascente`, `${trade.word} Solnascente`),
  hyphens: ({ trade }) => both(`${trade.word} Beija-Flor`, `${trade.word} Beija Flor`),
  acronym: () => both('Associação de Pais e Amigos dos Excepcionais', 'APAE'),
  nickname: () => both('Bar do José Carlos', 'Bar do Zé Carlos'),
  plural: ({ trade }, random) =>
    both(...pairOf(random, (who) => [`${trade.word} ${who} Irmão`, `${trade.word} ${who} Irmãos`])),
  'name with city': ({ name, city }) => ({ name: `${name} ${city}` }),
  'name with neighborhood': ({ name, neighborhood }) => ({ name: `${name} - ${neighborhood}` }),
  'name with slogan': ({ name }) => ({ name: `${name} - o melhor sabor da cidade` }),
  'other spelling of the site': ({ site }) => ({
    ...none,
    site: `${site.replace('https://www.', 'HTTP://')}/index.html?a=1`,
  }),
  'host with other ending': ({ site }, random) => ({
    site: site.replace('.com.br', '.net.br'),
    phone: randomPhone(random),
    whatsapp: null,
    email: null,
    number: null,
  }),
  'site is a profile': (_, random) => ({
    site: 'https://www.instagram.com/nosso.perfil',
    phone: randomPhone(random),
  }),
  'e-mail alone': ({ email }) => ({ ...none, email: email.toUpperCase(), street: null, number: null }),
  'moved two doors': ({ number, ...place }) => ({
    number: String(Number(number) + 24),
    ...moved(place as Place, 25),
  }),
  'moved two doors, phone moved': ({ number }, random) => ({
    number: String(Number(number) + 4),
    phone: randomPhone(random),
    whatsapp: null,
  }),
  'no number': () => ({ number: 'S/N', latitude: null, longitude: null }),
  'no address': () => ({ street: null, number: null, latitude: null, longitude: null }),
  'street shortened': ({ street }) => ({
    street: street
      .replace('Rua', 'R.')
      .replace('Avenida', 'Av.')
      .replace('Doutor', 'Dr.')
      .replace('Coronel', 'Cel.')
      .replace('Professor', 'Prof.'),
  }),
  'street misspelt': ({ street }) => ({ street: swapAt(street, street.length - 4), site: null }),
  'number in the street': ({ street, number }) => ({
    street: `${street}, ${number}`,
    number: null,
    phone: null,
    whatsapp: null,
  }),
  'point 150 m away': (place) => ({
    ...moved(place, 150),
    phone: null,
    whatsapp: null,
    street: null,
    number: null,
  }),
  'other neighborhood': () => ({ neighborhood: 'Vila Vizinha', site: null, email: null }),
  'other category': () => ({ categoryIds: ['Serviços'], whatsapp: null }),
  'source reference': (_, random) => ({
    ...none,
    name: `${pick(random, words)} ${pick(random, families)}`,
    street: null,
    number: null,
  }),
}

function pairOf(random: Random, names: (who: string) => [string, string]): [string, string] {
  return names(`${pick(random, givenNames)} ${pick(random, families)}`)
}

/** Two records of one establishment. */
export function truePair(random: Random, kind: string): [MatchRecord, MatchRecord] {
  const place = randomPlace(random)
  const change = trueKinds[kind]?.(place, random) ?? {}
  const { first, second } =
    'first' in change ? (change as { first: Change; second: Change }) : { first: {}, second: change }
  const reference = kind === 'source reference' ? { reference: `osm ${place.id}` } : {}
  return [
    { ...place, ...first, ...reference },
    { ...place, ...first, ...second, ...reference, id: `${place.id}b` },
  ]
}
