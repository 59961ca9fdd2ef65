import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { defaultAttributes, defaultPosition } from '../../../schema/attributes/default-set.ts'
import {
  type DeprecatedAnswer,
  deprecatedAnswerNames,
  deprecatedAnswers,
} from '../../../schema/attributes/deprecated-names.ts'
import { insertAccessibilityAttributes } from '../../test/accessibility-attributes.ts'
import { useBusinessWrites } from '../../test/business-writes.ts'
import { query } from '../../test/query.ts'
import { useRestServer } from '../../test/rest.ts'
import { restoreOperation } from '../../test/restorations.ts'
import { insertWorld } from '../../test/roles.ts'
import { lastEntry, undoOperation, undoPreviewOperation } from '../../test/undos.ts'
import { splitStatements } from '../database/split-statements.ts'
import { readDeprecatedColumns } from './deprecated-columns.ts'
import type { AnswerField } from './fields.ts'

const { database, run, create, update, remove, trail, version } = useBusinessWrites()
const rest = useRestServer(database)

let fields: Record<DeprecatedAnswer, AnswerField>
beforeEach(async () => {
  fields = await insertAccessibilityAttributes(database.prisma)
})

const nothing = { stepFreeEntrance: null, accessibleToilet: null, reservedParking: null, libras: null }
const attribute = (name: DeprecatedAnswer, value: string | null) => ({ slug: deprecatedAnswers[name], value })
const select = { stepFreeEntrance: true, accessibleToilet: true, reservedParking: true, libras: true }
const columns = (id = 1) => database.prisma.business.findUniqueOrThrow({ where: { id }, select })

async function answers(id = 1) {
  const { data } = await query(
    database,
    `{ business(id: ${id}) { ${deprecatedAnswerNames.join(' ')} attributes { attribute { slug } value } } }`,
  )
  const business = data?.business as Record<DeprecatedAnswer, boolean | null> & {
    attributes: { attribute: { slug: string }; value: string }[]
  }
  const { attributes, ...deprecated } = business
  const old: readonly string[] = Object.values(deprecatedAnswers)
  const pairs = attributes.map(({ attribute, value }) => [attribute.slug, value] as const)
  return { deprecated, attributes: Object.fromEntries(pairs.filter(([slug]) => old.includes(slug))) }
}

describe('a deprecated field', () => {
  it('is written as an answer, with the columns of the previous release and an entry of the attribute', async () => {
    const given = { ...nothing, stepFreeEntrance: true, libras: false }
    const id = Number((await create(given)).id)
    const attributes = {
      [deprecatedAnswers.stepFreeEntrance]: 'yes',
      [deprecatedAnswers.libras]: 'no',
    }
    expect(await answers(id)).toEqual({ deprecated: given, attributes })
    expect(await columns(id)).toEqual(given)
    await update({ stepFreeEntrance: false, libras: null }, String(id))
    expect(await columns(id)).toEqual({ ...nothing, stepFreeEntrance: false })
    const [created, changed] = await trail()
    expect(created?.changes).toMatchObject({ [fields.libras]: { before: null, after: 'no' } })
    expect(Object.keys(created?.changes ?? {})).not.toContain('libras')
    expect(changed?.changes).toEqual({
      [fields.stepFreeEntrance]: { before: 'yes', after: 'no' },
      [fields.libras]: { before: 'no', after: null },
    })
  })

  it('follows the answer to its attribute, as its column does', async () => {
    await update({ attributes: [attribute('reservedParking', 'yes')] })
    expect((await answers()).deprecated).toEqual({ ...nothing, reservedParking: true })
    expect(await columns()).toEqual({ ...nothing, reservedParking: true })
    await update({ attributes: [attribute('reservedParking', null)] })
    expect(await columns()).toEqual(nothing)
  })

  it('and its attribute may be sent back as they were read: what changes something counts', async () => {
    await update({ stepFreeEntrance: true, libras: true })
    await update({ stepFreeEntrance: false, attributes: [attribute('stepFreeEntrance', 'yes')] })
    await update({ libras: true, attributes: [attribute('libras', 'no')] })
    expect(await columns()).toEqual({ ...nothing, stepFreeEntrance: false, libras: false })
  })

  it('is answered and taken by REST under its name', async () => {
    await insertWorld(database)
    await insertAccessibilityAttributes(database.prisma)
    const json = { stepFreeEntrance: true, libras: 'false' }
    expect((await rest.ask('PUT /businesses/1', { as: 'admin', json })).status).toBe(200)
    const { body } = await rest.ask('GET /businesses/1')
    expect(body.data).toMatchObject({ ...nothing, stepFreeEntrance: true, libras: false })
  })

  it('without its attribute is null, and is refused by its name', async () => {
    await database.prisma.attribute.deleteMany({ where: { slug: deprecatedAnswers.libras } })
    expect(await update({ libras: null, reservedParking: true })).toMatchObject({ version: 2 })
    expect(await update({ libras: true })).toMatchObject({
      fields: { 'input.libras': `Não há um atributo “${deprecatedAnswers.libras}”.` },
    })
  })
})

it('what a process of the previous release wrote into columns is copied, once', async () => {
  await update({ stepFreeEntrance: true, libras: true, reservedParking: true })
  const other = Number((await create({ accessibleToilet: true })).id)
  await database.pool.query(
    'UPDATE businesses SET step_free_entrance = 0, libras = NULL, accessible_toilet = 1 WHERE id = 1',
  )
  const before = await version()
  expect(await readDeprecatedColumns(database.prisma)).toBe(1)
  const expected = { ...nothing, stepFreeEntrance: false, accessibleToilet: true, reservedParking: true }
  expect((await answers()).deprecated).toEqual(expected)
  expect((await answers(other)).deprecated).toEqual({ ...nothing, accessibleToilet: true })
  expect(await version()).toBe(before + 1)
  expect(await readDeprecatedColumns(database.prisma)).toBe(0)
  expect(await version()).toBe(before + 1)
})

it('a change of the previous release is taken back as answers', async () => {
  await update({ stepFreeEntrance: true })
  const entry = await lastEntry(database.prisma)
  const changes = { stepFreeEntrance: { before: false, after: true } }
  await database.prisma.auditEntry.update({ where: { id: Number(entry) }, data: { changes } })
  expect(await run(undoPreviewOperation, { entry })).toMatchObject({
    fields: [{ field: fields.stepFreeEntrance, now: 'yes', set: 'yes', old: 'no', isChangedSince: false }],
  })
  expect(await run(undoOperation, { entry })).toMatchObject({ done: 1, entry: { restorationState: 'DONE' } })
  expect(await columns()).toEqual({ ...nothing, stepFreeEntrance: false })
})

it('a deletion of the previous release brings its columns back as answers', async () => {
  await update({ stepFreeEntrance: true, libras: false })
  await remove('1')
  const deletion = await database.prisma.deletion.findFirstOrThrow()
  const { auditEntryId } = deletion
  const state = { ...(deletion.state as object), attributes: [] }
  await database.prisma.deletion.update({ where: { auditEntryId }, data: { state } })
  await run(restoreOperation, { entry: String(auditEntryId) })
  expect((await answers()).deprecated).toEqual({ ...nothing, stepFreeEntrance: true, libras: false })
})

it('the migration inserts the attributes of the default set and copies the columns, again without harm', async () => {
  const { prisma, pool } = database
  await prisma.attribute.deleteMany({ where: { slug: { in: Object.values(deprecatedAnswers) } } })
  await prisma.business.update({
    where: { id: 1 },
    data: { ...nothing, stepFreeEntrance: true, libras: false },
  })
  const path = new URL(
    '../../../schema/migrations/20261127001000_accessibility_answers/migration.sql',
    import.meta.url,
  )
  for (let times = 0; times < 2; times += 1)
    for (const statement of splitStatements(await readFile(path, 'utf8'))) await pool.query(statement)
  const expected = { ...nothing, stepFreeEntrance: true, libras: false }
  expect(await columns()).toEqual(expected)
  await pool.query('UPDATE catalogue_version SET version = version + 1')
  expect((await answers()).deprecated).toEqual(expected)
  for (const set of defaultAttributes.filter(({ slug }) =>
    Object.values<string>(deprecatedAnswers).includes(slug),
  )) {
    const { name, question, group, meaning = null, isFilter = false, isAlwaysInSight = false } = set
    expect(await prisma.attribute.findUnique({ where: { slug: set.slug } })).toMatchObject({
      ...{ name, question, group, meaning, isFilter, isAlwaysInSight, kind: 'YES_NO', active: true },
      position: defaultPosition(set),
    })
  }
})
