import type { z } from 'zod'
import { weekdayHours } from '../hours/rules.ts'
import { yesOrNo } from '../input/rules.ts'

/** Scalar field of an establishment, described for the server, both APIs, the form and CSV files. */
export interface BusinessField {
  /** Label in the form, in Portuguese. */
  label: string
  /** Format. `degrees` are numbers, `flag` is a boolean, all others are strings. */
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
  /** Fields of the group `address` are nested in an object of this name in both APIs. */
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
  /** Whether the field is required; optional fields are null when empty. */
  isRequired: boolean
  /** Validates and normalizes a client's value. */
  rule: z.ZodType
  /** API description of the value in responses, in English. */
  answered: string
  /** API description of the value in requests, if it differs from `answered`. */
  sent?: string
  /** Values in requests and in responses. */
  examples: { sent: string; answered: string }
  /** Keyboard on phones; absent for the default one. */
  inputMode?: 'text' | 'tel' | 'numeric' | 'url' | 'email'
  /** Name and descriptions in REST, where they differ. */
  rest: { name?: string; answered?: string; sent?: string }
  /** CSV column titles: the one that the export writes, then others that the import accepts. */
  csv: readonly [string, ...string[]]
  /** Explanation in the import's help; columns with the same text share an entry. */
  csvHelp: string
}

/** Defaults of most nullable fields. */
export const optional = { isRequired: false, rest: {} } as const

/** Defaults of the lines of an address. */
export const addressLine = { ...optional, group: 'address', csvHelp: 'O endereço' } as const

/** Defaults of latitude and longitude. */
export const coordinate = {
  kind: 'degrees',
  inputMode: 'text',
  group: 'coordinates',
  isRequired: false,
  csvHelp: 'Graus, com vírgula ou ponto; as duas ou nenhuma',
} as const

/**
 * Opening hours of a weekday.
 *
 * @param label in Portuguese, such as "Segunda-feira"
 * @param day in English
 * @param column CSV column title
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
 * Boolean of the area served; false without an answer.
 *
 * @param label in Portuguese
 * @param question in English, such as "Whether its address is hidden"
 * @param csv CSV column titles
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
 * Link to a profile or site.
 *
 * @param to such as "Facebook page"
 * @param bare input that is completed to a URL
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
