import { businessFields } from '../../../schema/business/fields.ts'
import {
  addressFieldNames,
  type BusinessFieldName,
  isField,
  plainFieldNames,
} from '../../../schema/business/per-field.ts'
import { onlyDigits } from '../../../schema/phone-format.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'

type Sent = Readonly<Record<string, unknown>>

/**
 * Drops invalid fields that equal the stored value: data that predates a rule stays, even if a client sends it back
 * (stored-values).
 *
 * @param input input as sent
 */
export async function withoutStored<Input extends object>(
  prisma: PrismaClient,
  id: number,
  input: Input,
): Promise<Input> {
  const { address, ...plain } = input as Sent & { address?: Sent | null }
  const refused = [
    ...refusedFields(plainFieldNames, plain),
    ...refusedFields(addressFieldNames, address ?? {}),
  ]
  if (refused.length === 0) return input
  const select = Object.fromEntries(refused.map((name) => [name, true]))
  const stored: Sent | null = await prisma.business.findUnique({ where: { id }, select })
  const sent: Sent = { ...plain, ...address }
  const unchanged = new Set<string>(refused.filter((name) => isSame(name, sent[name], stored?.[name])))
  const kept = (fields: Sent) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !unchanged.has(name)))
  return { ...kept(plain), ...(address !== undefined && { address: address && kept(address) }) } as Input
}

function refusedFields<Name extends BusinessFieldName>(names: readonly Name[], sent: Sent): Name[] {
  return names.filter(
    (name) => sent[name] != null && !businessFields[name].rule.safeParse(sent[name]).success,
  )
}

function isSame(name: BusinessFieldName, sent: unknown, stored: unknown): boolean {
  if (stored === undefined) return false
  return sent === stored || (isField(name, { kind: 'phone' }) && onlyDigits(String(sent)) === stored)
}
