import { createHmac, randomBytes } from 'node:crypto'
import { BadUserInputError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'

/** What is hashed of an erased establishment (erasure). */
export type ErasedKind = 'slug' | 'phone' | 'email' | 'reference'

/** A value and what it is; a WhatsApp is a phone. */
type ErasedValue = readonly [ErasedKind, string]

interface Identity {
  slug?: string | null
  phone?: string | null
  whatsapp?: string | null
  email?: string | null
  /** What sources call it, each with the name of its source. */
  references?: readonly string[]
}

/** What a source calls a place, as it is hashed. */
export const sourceReference = ({ source, reference }: { source: string; reference: string }): string =>
  `${source}:${reference}`

/** @param secret of `ErasureKey` @returns HMAC-SHA-256 in hex */
export const erasureHash = (secret: string, [kind, value]: ErasedValue) =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(`${kind}:${value.toLowerCase()}`).digest('hex')

/** The values of an establishment that are hashed, by the field that has each. Public services of three digits are not. */
export function hashedValues({
  slug,
  phone,
  whatsapp,
  email,
  references = [],
}: Identity): [keyof Identity, ErasedValue][] {
  const number = (value: string) => value.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '')
  return [
    ...(slug ? [['slug', ['slug', slug]] as [keyof Identity, ErasedValue]] : []),
    ...(['phone', 'whatsapp'] as const).flatMap((field): [keyof Identity, ErasedValue][] => {
      const digits = number({ phone, whatsapp }[field] ?? '')
      return digits.length > 3 ? [[field, ['phone', digits]]] : []
    }),
    ...(email ? [['email', ['email', email]] as [keyof Identity, ErasedValue]] : []),
    ...references.map((each): [keyof Identity, ErasedValue] => ['references', ['reference', each]]),
  ]
}

/** The key of the hashes; made by the first erasure. */
export async function erasureSecret(transaction: Prisma.TransactionClient): Promise<string> {
  await transaction.$executeRaw`
    INSERT IGNORE INTO erasure_keys (id, secret) VALUES (1, ${randomBytes(32).toString('hex')})`
  return (await transaction.erasureKey.findUniqueOrThrow({ where: { id: 1 } })).secret
}

/** As sets have it. */
const named = ([kind, value]: ErasedValue) => `${kind}:${value}`

/** @returns reads which of some values are of erased establishments; without statements while nothing was erased */
export async function erasureReader(transaction: Prisma.TransactionClient) {
  const key = await transaction.erasureKey.findUnique({ where: { id: 1 } })
  return async (values: readonly ErasedValue[]): Promise<ReadonlySet<string>> => {
    if (!key || values.length === 0) return new Set()
    const byHash = new Map(values.map((value) => [erasureHash(key.secret, value), named(value)]))
    const found = await transaction.erasure.findMany({ where: { hash: { in: [...byHash.keys()] } } })
    return new Set(found.map(({ hash }) => byHash.get(hash) ?? ''))
  }
}

/** The fields of each establishment that have a value of an erased one. One statement for all. */
export async function erasedFields(
  transaction: Prisma.TransactionClient,
  list: readonly Identity[],
): Promise<(keyof Identity)[][]> {
  const values = list.map(hashedValues)
  const all = values.flat().map(([, value]) => value)
  const erased = all.length > 0 ? await (await erasureReader(transaction))(all) : new Set()
  return values.map((each) => each.flatMap(([field, value]) => (erased.has(named(value)) ? field : [])))
}

/** @throws BadUserInputError by path under `input` where one of them has a slug or contact of an erased establishment */
export async function refuseErased(
  transaction: Prisma.TransactionClient,
  list: readonly Identity[],
): Promise<void> {
  const fields = (await erasedFields(transaction, list)).flat()
  if (fields.length === 0) return
  throw new BadUserInputError(
    Object.fromEntries(fields.map((field) => [`input.${field}`, texts.erasures.matches])),
  )
}
