import { isReserved } from '../../../../schema/reserved-slugs.ts'
import { slugify } from '../../../../schema/slug.ts'
import { parseId } from '../../lists/keys.ts'
import { texts } from '../../messages/texts.ts'
import { type Existing, namesakes } from './existing.ts'
import type { Places } from './places.ts'
import type { Problem } from './problem.ts'
import type { Stored } from './stored.ts'
import { foldText, nameKey, type Values } from './values.ts'

/** Which establishment a line is about. */
export interface Match {
  /** Null for a new one. */
  stored: Stored | null
  /** Two lines with the same key are about the same establishment. */
  key: string
  /** Establishments of the same name in the same neighborhood, if that is how it was looked for. */
  namesakes: readonly Stored[]
  problems: Problem[]
}

interface Known {
  existing: Existing
  places: Places
  /** Names that the file has more than once in one neighborhood. */
  repeated: ReadonlySet<string>
}

/**
 * Finds the establishment that a line is about: by its id; else by its slug; else by its name in its neighborhood, and
 * where the file or the database has several of that name there, by street and number, or by phone without them.
 */
export function match(values: Values, known: Known): Match {
  const { byId, bySlug } = known.existing
  const [id, slug] = [values.get('id'), values.get('slug')]
  if (id) return matchId(byId.get(parseId(id) ?? 0), id, slug)
  if (slug) return matchSlug(bySlug.get(slug), slug)
  return matchName(values, known)
}

function found(stored: Stored): Match {
  return { stored, key: `id ${stored.id}`, namesakes: [], problems: [] }
}

function refused(field: Problem['field'], message: string): Match {
  return { stored: null, key: '', namesakes: [], problems: [{ field, message }] }
}

function matchId(stored: Stored | undefined, id: string, slug: string | undefined): Match {
  if (!stored) return refused('id', texts.imports.noSuchId(id))
  if (slug && slug !== stored.slug) return refused('slug', texts.imports.otherSlug(stored.slug))
  return found(stored)
}

/** A slug that is free becomes that of the new establishment, so that a catalogue keeps its addresses elsewhere. */
function matchSlug(stored: Stored | undefined, slug: string): Match {
  if (stored) return found(stored)
  if (slug !== slugify(slug) || slug.length > 180) return refused('slug', texts.imports.badSlug)
  if (isReserved(slug)) return refused('slug', texts.imports.reservedSlug)
  return { stored: null, key: `slug ${slug}`, namesakes: [], problems: [] }
}

function matchName(values: Values, { existing, places, repeated }: Known): Match {
  const name = nameKey(values)
  const all = namesakes(values, existing, places)
  const isClear = all.length <= 1 && !repeated.has(name)
  const left = isClear ? all : all.filter((stored) => isSameBranch(values, stored))
  const [only] = left
  if (left.length > 1 || (!only && all.length > 1 && !repeated.has(name))) {
    return refused('name', texts.imports.alike)
  }
  if (only) return found(only)
  return { stored: null, key: `${name}\n${branchOf(values)}`, namesakes: all, problems: [] }
}

const digits = (text: string | null | undefined) =>
  (text ?? '').replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '')

/** What tells lines of one name apart: street and number, else the phone. */
function branchOf(values: Values): string {
  const [street, number] = [foldText(values.get('street')), foldText(values.get('number'))]
  return street || number ? `${street}\n${number}` : digits(values.get('phone'))
}

function isSameBranch(values: Values, { street, number, phone }: Stored): boolean {
  const hasAddress = values.get('street') || values.get('number')
  const address = `${foldText(street)}\n${foldText(number)}`
  return branchOf(values) === (hasAddress ? address : digits(phone))
}
