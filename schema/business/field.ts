import type { z } from 'zod'
import { weekdayHours } from '../hours/rules.ts'
import { yesOrNo } from '../input/rules.ts'

/** One scalar field of an establishment: everything that the sides have to know of it. */
export interface BusinessField {
  /** In Portuguese, as the form has it. */
  label: string
  /** How it is written and read. Degrees are numbers, flags yes or no, all others are text. */
  kind:
    | 'text'
    | 'html'
    | 'phone'
    | 'zipCode'
    | 'degrees'
    | 'profile'
    | 'site'
    | 'video'
    | 'hours'
    | 'flag'
    | 'state'
    | 'date'
  /** Those of `address` are in an object of this name in both APIs. */
  group:
    | 'facts'
    | 'description'
    | 'contact'
    | 'address'
    | 'coordinates'
    | 'links'
    | 'hours'
    | 'area'
    | 'state'
  /** Whether each establishment has it; the others are null where there is nothing. */
  isRequired: boolean
  /** What is kept of a client's value. */
  rule: z.ZodType
  /** In English, for the APIs' descriptions: what they answer. */
  answered: string
  /** What they take, unless it reads like `answered`. */
  sent?: string
  /** As they stand in a form or in a query. */
  examples: { sent: string; answered: string }
  /** The keyboard that phones show for it in the form, unless any will do. */
  inputMode?: 'text' | 'tel' | 'numeric' | 'url' | 'email'
  /** Where REST differs: its name and its descriptions. */
  rest: { name?: string; answered?: string; sent?: string }
  /** Titles of its column in CSV files: the one that an export writes, then the others that an import takes. */
  csv: readonly [string, ...string[]]
  /** What the column holds, in the help of the import; columns with the same text share a line there. */
  csvHelp: string
}

/** What most of the fields that may be null have in common. */
export const optional = { isRequired: false, rest: {} } as const

/** What the lines of an address have in common. */
export const addressLine = { ...optional, group: 'address', csvHelp: 'O endereço' } as const

/** What latitude and longitude have in common. */
export const coordinate = {
  kind: 'degrees',
  inputMode: 'text',
  group: 'coordinates',
  isRequired: false,
  csvHelp: 'Graus, com vírgula ou ponto; as duas ou nenhuma',
} as const

/**
 * What the hours of weekdays have in common.
 *
 * @param label in Portuguese, such as "Segunda-feira"
 * @param day in English
 * @param column the title in CSV files
 */
export const weekday = (label: string, day: string, column: string) =>
  ({
    ...optional,
    label,
    kind: 'hours',
    group: 'hours',
    rule: weekdayHours(label),
    answered: `When it opens on ${day}s, as text: "08:00-12:00, 13:30-18:00", "24h" or "fechado"; null when it is not known. An interval that ends before it begins passes midnight.`,
    sent: `When it opens on ${day}s: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do.`,
    examples: { sent: '8-12, 1330-18', answered: '08:00-12:00, 13:30-18:00' },
    csv: [column],
    csvHelp: 'Como 08:00-12:00, 13:30-18:00, ou 24h, ou fechado; vazio é não informado',
  }) as const

/**
 * What yes or no about the area served has in common: without an answer it is no.
 *
 * @param label in Portuguese
 * @param question in English, such as "Whether its address is hidden"
 * @param csv the titles in CSV files
 */
export const flag = (label: string, question: string, csv: readonly [string, ...string[]]) =>
  ({
    ...optional,
    label,
    kind: 'flag',
    group: 'area',
    rule: yesOrNo(label),
    answered: `${question}.`,
    sent: `${question}; null is no.`,
    examples: { sent: 'true', answered: 'true' },
    csv,
    csvHelp: 'sim ou não; vazio é não',
  }) as const

/**
 * What the links have in common.
 *
 * @param to such as "Facebook page"
 * @param bare what is completed to an address
 */
export const link = (to: string, bare: string) =>
  ({
    group: 'links',
    inputMode: 'url',
    isRequired: false,
    answered: `Address of its ${to}, if it has one.`,
    sent: `Its ${to}: an http or https address. ${bare} is completed.`,
    rest: { sent: `Its ${to}.` },
    csvHelp: 'Endereços ou nomes de perfil',
  }) as const
