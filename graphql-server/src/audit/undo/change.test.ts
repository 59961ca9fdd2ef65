import { beforeEach, describe, expect, it } from 'vitest'
import { useBusinessWrites } from '../../../test/business-writes.ts'
import { ageEntries, lastEntry, undoOperation, undoPreviewOperation } from '../../../test/undos.ts'
import { insertUser } from '../../../test/user-rows.ts'

const { database, run, create, update, remove, trail, version } = useBusinessWrites()

const last = () => lastEntry(database.prisma)
const undo = (entry: string, options: object = {}) => run(undoOperation, { entry, ...options })
const preview = (entry: string, options: object = {}) => run(undoPreviewOperation, { entry, ...options })
const stored = (id = 1) => database.prisma.business.findUnique({ where: { id } })

const done = { done: 1, changed: 0, nothing: 0, impossible: 0, proposals: 0, obstacles: [] }

describe('a change of an establishment', () => {
  let entry: string
  beforeEach(async () => {
    await update({ name: 'Cantina Nova', phone: '1236220000', site: 'cantina.com.br' })
    entry = await last()
  })

  it('is taken back whole: fields, version and what searches look at, as an entry that names it', async () => {
    const before = await version()
    expect(await undo(entry)).toEqual({ ...done, entry: { restorationState: 'DONE', restorableUntil: null } })
    expect(await stored()).toMatchObject({
      name: 'Cantina da Serra',
      searchName: 'cantina da serra',
      phone: '1238420000',
      site: null,
      version: 3,
    })
    expect(await version()).toBe(before + 1)
    expect((await trail()).at(-1)).toMatchObject({
      action: 'update',
      entityId: 1,
      undoesId: Number(entry),
      changes: { name: { before: 'Cantina Nova', after: 'Cantina da Serra' } },
    })
  })

  it('taken back can be taken back itself, and is not taken back twice', async () => {
    await undo(entry)
    expect(await undo(entry)).toMatchObject({ code: 'CONFLICT', reason: 'ALREADY_UNDONE' })
    await undo(await last())
    expect(await stored()).toMatchObject({ name: 'Cantina Nova', phone: '1236220000' })
  })

  it('is taken back field by field', async () => {
    expect(await undo(entry, { fields: ['phone'] })).toMatchObject({
      done: 1,
      entry: { restorationState: 'POSSIBLE' },
    })
    expect(await stored()).toMatchObject({ name: 'Cantina Nova', phone: '1238420000' })
    const { fields } = (await preview(entry)) as unknown as { fields: { field: string }[] }
    expect(fields.map(({ field }) => field).sort()).toEqual(['name', 'site'])
    expect(await undo(entry, { fields: ['phone'] })).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await undo(entry)).toMatchObject({ entry: { restorationState: 'DONE' } })
    expect(await stored()).toMatchObject({ name: 'Cantina da Serra', site: null })
  })

  it('keeps a field that was changed since, shows its values, and gives it back when it is chosen', async () => {
    await update({ phone: '1236221111' })
    expect(await preview(entry)).toMatchObject({
      done: 1,
      fields: expect.arrayContaining([
        {
          field: 'phone',
          group: 'phone',
          now: '1236221111',
          set: '1236220000',
          old: '1238420000',
          isChangedSince: true,
        },
      ]),
    })
    await undo(entry)
    expect(await stored()).toMatchObject({ name: 'Cantina da Serra', phone: '1236221111' })
    expect(await undo(entry)).toMatchObject({ code: 'CONFLICT', reason: 'CHANGED_SINCE' })
    await undo(entry, { fields: ['phone'] })
    expect(await stored()).toMatchObject({ phone: '1238420000' })
  })

  it('is refused after 30 days, once the establishment is gone, and where nothing is known of it', async () => {
    expect(await undo('999')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await undo('x')).toMatchObject({ code: 'NOT_FOUND' })
    await remove('1')
    expect(await undo(entry)).toMatchObject({
      code: 'CONFLICT',
      message: 'Não é possível desfazer: O estabelecimento foi excluído depois.',
    })
    await ageEntries(database.prisma)
    const expired = { reason: 'RESTORE_EXPIRED', message: 'O prazo de 30 dias para desfazer acabou.' }
    expect(await undo(entry)).toMatchObject(expired)
    expect(await preview(entry)).toMatchObject(expired)
  })
})

it('place and categories come back as groups, and are refused when they are gone', async () => {
  await update({ address: { cityId: '1', neighborhoodId: '1' }, categoryIds: ['1'], subcategoryIds: ['4'] })
  const entry = await last()
  await undo(entry, { fields: ['neighborhoodId'] })
  expect(await stored()).toMatchObject({ cityId: 3, neighborhoodId: 2 })
  await run('mutation { deleteSubcategory(id: 2) }', {})
  await run('mutation { deleteCategory(id: 2) }', {})
  await database.prisma.subcategory.deleteMany({ where: { id: 2 } })
  expect(await undo(entry)).toMatchObject({
    reason: 'UNDO_IMPOSSIBLE',
    message: 'Não é possível desfazer: Uma das subcategorias não foi encontrada.',
  })
  expect(await preview(entry)).toMatchObject({ done: 0, impossible: 1 })
})

it('an owner whose account is deleted does not come back', async () => {
  const { id } = await insertUser(database.prisma, 'Olga')
  await update({ ownerId: String(id) })
  await update({ ownerId: null })
  const entry = await last()
  await database.prisma.user.delete({ where: { id } })
  expect(await undo(entry)).toMatchObject({
    message: 'Não é possível desfazer: O usuário não foi encontrado.',
  })
})

it('a creation is taken back as a deletion, which can be restored', async () => {
  const { id } = await create()
  const entry = await last()
  await database.prisma.auditEntry.updateMany({ data: { requestId: 'earlier' } })
  await update({ phone: '1236220000' }, String(id))
  expect(await preview(entry)).toMatchObject({ done: 0, changed: 1, fields: [] })
  expect(await undo(entry)).toMatchObject({ reason: 'CHANGED_SINCE' })
  await undo(entry, { withChanged: true })
  expect(await stored(Number(id))).toBeNull()
  const deletion = await last()
  expect((await trail()).at(-1)).toMatchObject({ action: 'delete', undoesId: Number(entry) })
  expect(await undo(entry)).toMatchObject({ reason: 'ALREADY_UNDONE' })
  await undo(deletion)
  expect(await stored(Number(id))).toMatchObject({ phone: '1236220000' })
  expect((await trail()).at(-1)).toMatchObject({ action: 'restore', restoresId: Number(deletion) })
})

it('of two that take one change back at the same moment one is refused', async () => {
  await update({ phone: '1236220000' })
  const entry = await last()
  const answers = await Promise.all([undo(entry), undo(entry)])
  expect(answers.map(({ reason }) => reason ?? 'done').sort()).toEqual(['ALREADY_UNDONE', 'done'])
})
