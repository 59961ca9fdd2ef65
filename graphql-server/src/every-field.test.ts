import { expect, it } from 'vitest'
import { businessFields } from '../../schema/business/fields.ts'
import {
  addressFieldNames,
  type BusinessFieldName,
  businessFieldNames,
  isField,
  perField,
  plainFieldNames,
} from '../../schema/business/per-field.ts'
import { leastBusiness, useBusinessWrites } from '../test/business-writes.ts'
import { useImports } from '../test/imports.ts'
import { useRestServer } from '../test/rest.ts'
import { insertWorld } from '../test/roles.ts'

const { database, create, update, trail } = useBusinessWrites()
const { exported, run } = useImports(database)
const rest = useRestServer(database)

/** What a client sends of a field: the example of the APIs' descriptions. */
function sentValue(name: BusinessFieldName): string | number | boolean {
  const { kind, examples } = businessFields[name]
  if (kind === 'flag') return true
  return kind === 'degrees' ? Number(examples.sent) : examples.sent
}

const stored = perField(businessFieldNames, (name, { rule }) => rule.parse(sentValue(name)))
const input = {
  ...leastBusiness,
  ...perField(plainFieldNames, sentValue),
  address: { ...leastBusiness.address, ...perField(addressFieldNames, sentValue) },
}

/** A response with the address fields among the others. */
const flat = (answer: object) => ({ ...answer, ...('address' in answer && (answer.address as object)) })

it('every scalar field is saved and answered by GraphQL', async () => {
  expect(flat(await create(input))).toMatchObject(stored)
})

it('a change of every scalar field is in the trail, and null clears what is not required', async () => {
  const { id } = await create({ ...leastBusiness })
  const optional = businessFieldNames.filter((name) => isField(name, { isRequired: false }))
  const nothing = perField(optional, (_name, { rule }) => rule.parse(null))
  expect(flat(await update(input, String(id)))).toMatchObject(stored)
  const cleared = {
    ...perField(
      plainFieldNames.filter((name) => isField(name, { isRequired: false })),
      () => null,
    ),
    address: perField(addressFieldNames, () => null),
  }
  expect(flat(await update(cleared, String(id)))).toMatchObject(nothing)
  const [, changed, emptied] = await trail()
  expect(Object.keys(changed?.changes ?? {}).sort()).toEqual(businessFieldNames.toSorted())
  expect(Object.keys(emptied?.changes ?? {}).sort()).toEqual(optional.toSorted())
})

it('every scalar field is saved and answered by REST', async () => {
  await insertWorld(database)
  const named = (name: BusinessFieldName) => {
    const { rest, group } = businessFields[name]
    const restName = 'name' in rest ? rest.name : name
    return { sent: group === 'address' ? `address[${restName}]` : restName, answered: restName }
  }
  const json = {
    ...Object.fromEntries(businessFieldNames.map((name) => [named(name).sent, String(sentValue(name))])),
    'address[city]': '3',
    'address[neighborhood]': '2',
    category: ['2'],
    subCategory: ['1'],
  }
  const { status, body } = await rest.ask('POST /businesses', { as: 'admin', json })
  expect(status).toBe(201)
  const text = (value: unknown) => (typeof value === 'number' ? String(value) : value)
  expect(flat(body.data as object)).toMatchObject(
    Object.fromEntries(businessFieldNames.map((name) => [named(name).answered, text(stored[name])])),
  )
})

it('every scalar field is exported to CSV and imported from there', async () => {
  const { prisma } = database
  await prisma.business.deleteMany()
  await create(input)
  const file = await exported()
  await prisma.business.deleteMany()
  expect(await run(file, { create: true })).toMatchObject({ created: 1, problems: [] })
  expect(await prisma.business.findFirst()).toMatchObject(stored)
})
