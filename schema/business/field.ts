import type { z } from 'zod'

/** One scalar field of an establishment: everything that the sides have to know of it. */
export interface BusinessField {
  /** In Portuguese, as the form has it. */
  label: string
  /** How it is written and read. Degrees are numbers, all others are text. */
  kind: 'text' | 'html' | 'phone' | 'zipCode' | 'degrees' | 'profile' | 'site' | 'video'
  /** Those of `address` are in an object of this name in both APIs. */
  group: 'facts' | 'description' | 'contact' | 'address' | 'coordinates' | 'links'
  /** Whether each establishment has it; the others are null where there is nothing. */
  isRequired: boolean
  /** What is kept of a client's value. */
  rule: z.ZodType
  /** In English, for the APIs' descriptions: what they answer. */
  answered: string
  /** What they take, unless it reads like `answered`. */
  sent?: string
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
