import { createHmac, randomBytes } from 'node:crypto'
import { BadUserInputError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'

/** Kinds of hashed values of an erased establishment (erasure). */
export type ErasedKind = 'slug' | 'phone' | 'email' | 'reference'

/** Kind and value; WhatsApp numbers count as phones. */
type ErasedValue = readonly [ErasedKind, string]

interface Identity {
  slug?: string | null
  phone?: string | null
  whatsapp?: string | null
  email?: string | null
  /** References in sources, each prefixed with the name of its source. */
  references?: readonly string[]
}

/** Hashed form of a source's reference to a place. */
export const sourceReference = ({ source, reference }: { source: string; reference: string }): string =>
  `${source}:${reference}`

/** @param secret of `ErasureKey` @returns HMAC-SHA-256 in hex */
export const erasureHash = (secret: string, [kind, value]: ErasedValue) =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(`${kind}:${value.toLowerCase()}`).digest('hex')

/** Values of an establishment to hash, each with its field. Excludes three-digit numbers of public services. */
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

/** Key of the hashes; created by the first erasure. */
export async function erasureSecret(transaction: Prisma.TransactionClient): Promise<string> {
  await transaction.$executeRaw`
    INSERT IGNORE INTO erasure_keys (id, secret) VALUES (1, ${randomBytes(32).toString('hex')})`
  return (await transaction.erasureKey.findUniqueOrThrow({ where: { id: 1 } })).secret
}

/** Key of a value in sets. */
const named = ([kind, value]: ErasedValue) => `${kind}:${value}`

/** @returns a function that finds values of erased establishments; runs no statement while nothing was erased */
export async function erasureReader(transaction: Prisma.TransactionClient) {
  const key = await transaction.erasureKey.findUnique({ where: { id: 1 } })
  return async (values: readonly ErasedValue[]): Promise<ReadonlySet<string>> => {
    if (!key || values.length === 0) return new Set()
    const byHash = new Map(values.map((value) => [erasureHash(key.secret, value), named(value)]))
    const found = await transaction.erasure.findMany({ where: { hash: { in: [...byHash.keys()] } } })
    return new Set(found.map(({ hash }) => byHash.get(hash) ?? ''))
  }
}

/** Fields of each establishment with a value of an erased one, in one statement. */
export async function erasedFields(
  transaction: Prisma.TransactionClient,
  list: readonly Identity[],
): Promise<(keyof Identity)[][]> {
  const values = list.map(hashedValues)
  const all = values.flat().map(([, value]) => value)
  const erased = all.length > 0 ? await (await erasureReader(transaction))(all) : new Set()
  return values.map((each) => each.flatMap(([field, value]) => (erased.has(named(value)) ? field : [])))
}

/** @throws BadUserInputError by path under `input` if any has a slug or contact of an erased establishment */
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
