import type { z } from 'zod'
import type { BusinessField } from './field.ts'
import { businessFields } from './fields.ts'

type Table = typeof businessFields

/** The name of a scalar field of an establishment. */
export type BusinessFieldName = keyof Table

/** The names of the fields that have these properties. */
export type FieldNameWith<Properties> = {
  [Name in BusinessFieldName]: Table[Name] extends Properties ? Name : never
}[BusinessFieldName]

/** The values of fields, as they are stored. */
export type FieldValues<Name extends BusinessFieldName> = {
  [Each in Name]: z.output<Table[Each]['rule']>
}

/** All names, in the order of the table. */
export const businessFieldNames = Object.keys(businessFields) as BusinessFieldName[]

/** Whether a field has these properties. */
export function isField<const Properties extends Partial<BusinessField>>(
  name: BusinessFieldName,
  properties: Properties,
): name is FieldNameWith<Properties> {
  const field: Readonly<Record<string, unknown>> = businessFields[name]
  return Object.entries(properties).every(([property, value]) => field[property] === value)
}

/** @returns those names whose fields have these properties, in the order of the table */
export function fieldsWith<
  const Properties extends Partial<BusinessField>,
  Among extends BusinessFieldName = BusinessFieldName,
>(properties: Properties, among: readonly Among[] = businessFieldNames as Among[]) {
  return among.filter((name) => isField(name, properties)) as Extract<Among, FieldNameWith<Properties>>[]
}

/** The fields that are in an object of their own in both APIs. */
export type AddressFieldName = FieldNameWith<{ group: 'address' }>
export const addressFieldNames = fieldsWith({ group: 'address' })

/** All others. */
export type PlainFieldName = Exclude<BusinessFieldName, AddressFieldName>
export const plainFieldNames = businessFieldNames.filter(
  (name) => businessFields[name].group !== 'address',
) as PlainFieldName[]

/** @returns something for each of these fields, under its name */
export function perField<Name extends BusinessFieldName, Value>(
  names: readonly Name[],
  make: (name: Name, field: BusinessField) => Value,
): Record<Name, Value> {
  const entries = names.map((name) => [name, make(name, businessFields[name])])
  return Object.fromEntries(entries) as Record<Name, Value>
}

/** The column of a field in the database. @param name of a model's field */
export const columnName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** @returns the rules of these fields, under their names */
export function fieldRules<Name extends BusinessFieldName>(names: readonly Name[]) {
  return perField(names, (_name, { rule }) => rule) as { [Each in Name]: Table[Each]['rule'] }
}

/**
 * The names of all fields and of what an establishment refers to, in one order.
 *
 * @param behind what comes behind a field
 */
export function fieldsInOrder<Other extends string>(
  behind: Partial<Record<BusinessFieldName, readonly Other[]>>,
): (BusinessFieldName | Other)[] {
  return businessFieldNames.flatMap((name) => [name, ...(behind[name] ?? [])])
}
