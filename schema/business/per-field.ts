import type { z } from 'zod'
import type { BusinessField } from './field.ts'
import { businessFields } from './fields.ts'

type Table = typeof businessFields

export type BusinessFieldName = keyof Table

/** Names of the fields with these properties. */
export type FieldNameWith<Properties> = {
  [Name in BusinessFieldName]: Table[Name] extends Properties ? Name : never
}[BusinessFieldName]

/** Stored values of these fields. */
export type FieldValues<Name extends BusinessFieldName> = {
  [Each in Name]: z.output<Table[Each]['rule']>
}

/** All names, in the order of `businessFields`. */
export const businessFieldNames = Object.keys(businessFields) as BusinessFieldName[]

export function isField<const Properties extends Partial<BusinessField>>(
  name: BusinessFieldName,
  properties: Properties,
): name is FieldNameWith<Properties> {
  const field: Readonly<Record<string, unknown>> = businessFields[name]
  return Object.entries(properties).every(([property, value]) => field[property] === value)
}

/** @returns names of the fields with these properties, in the order of `businessFields` */
export function fieldsWith<
  const Properties extends Partial<BusinessField>,
  Among extends BusinessFieldName = BusinessFieldName,
>(properties: Properties, among: readonly Among[] = businessFieldNames as Among[]) {
  return among.filter((name) => isField(name, properties)) as Extract<Among, FieldNameWith<Properties>>[]
}

/** Fields that both APIs nest in an `address` object. */
export type AddressFieldName = FieldNameWith<{ group: 'address' }>
export const addressFieldNames = fieldsWith({ group: 'address' })

/** Fields outside the address. */
export type PlainFieldName = Exclude<BusinessFieldName, AddressFieldName>
export const plainFieldNames = businessFieldNames.filter(
  (name) => businessFields[name].group !== 'address',
) as PlainFieldName[]

/** @returns an object with `make`'s result for each field */
export function perField<Name extends BusinessFieldName, Value>(
  names: readonly Name[],
  make: (name: Name, field: BusinessField) => Value,
): Record<Name, Value> {
  const entries = names.map((name) => [name, make(name, businessFields[name])])
  return Object.fromEntries(entries) as Record<Name, Value>
}

/** Database column of a field. @param name the field's name in the Prisma model */
export const columnName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** @returns an object with the zod rule of each field */
export function fieldRules<Name extends BusinessFieldName>(names: readonly Name[]) {
  return perField(names, (_name, { rule }) => rule) as { [Each in Name]: Table[Each]['rule'] }
}

/**
 * Names of all fields, with other names inserted.
 *
 * @param behind names to insert after a field
 */
export function fieldsInOrder<Other extends string>(
  behind: Partial<Record<BusinessFieldName, readonly Other[]>>,
): (BusinessFieldName | Other)[] {
  return businessFieldNames.flatMap((name) => [name, ...(behind[name] ?? [])])
}
