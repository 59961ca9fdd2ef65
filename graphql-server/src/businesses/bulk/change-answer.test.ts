import { beforeEach, describe, expect, it } from 'vitest'
import { useBusinessWrites } from '../../../test/business-writes.ts'
import { query } from '../../../test/query.ts'
import { countingPrisma } from '../../../test/statements.ts'
import { lastEntry, undoOperation } from '../../../test/undos.ts'
import { insertUser } from '../../../test/user-rows.ts'

const { database, create, run, version, trail } = useBusinessWrites()

const edit = `mutation ($input: EditBusinessesInput!) {
  editBusinesses(input: $input) { id version attributes { attribute { slug } value } }
}`
const preview = `query ($input: EditBusinessesInput!) {
  editBusinessesPreview(input: $input) { total changed fingerprint edits { id changes { field before after } } }
}`

const input = (slug: string, value: string | null, ids = ['1', '2', '3', '999']) => ({
  input: { ids, attribute: { slug, value } },
})

/** Values by establishment. */
const answers = async (slug: string) => {
  const rows = await database.prisma.businessAttribute.findMany({
    where: { attribute: { slug } },
    orderBy: { businessId: 'asc' },
  })
  return rows.map(({ businessId, value }) => `${businessId} ${value}`)
}

// Establishment 1 accepts Pix; the others have answered nothing.
beforeEach(async () => {
  await create()
  await create({ name: 'Outra' })
})

describe('an edit of the answer to an attribute', () => {
  it('sets it for those that differ, as one entry of the trail, and raises the version', async () => {
    const before = await version()
    expect(await run(edit, input('aceita-pix', 'yes'))).toMatchObject([
      { id: '1', version: 1 },
      { id: '2', version: 2, attributes: [{ attribute: { slug: 'aceita-pix' }, value: 'yes' }] },
      { id: '3', version: 2 },
    ])
    expect(await answers('aceita-pix')).toEqual(['1 yes', '2 yes', '3 yes'])
    expect(await version()).toBe(before + 1)
    const changes = { 'attribute:1': { before: null, after: 'yes' } }
    expect((await trail()).slice(-2)).toMatchObject([
      { entityId: 2, changes },
      { entityId: 3, changes },
    ])
    expect(await run(edit, input('aceita-pix', 'yes'))).toMatchObject([{ version: 1 }, {}, { version: 2 }])
  })

  it('takes it away, and is taken back as one', async () => {
    await run(edit, input('ambiente', 'aberto'))
    await run(edit, input('aceita-pix', 'no'))
    await run(edit, input('aceita-pix', null))
    expect(await answers('aceita-pix')).toEqual([])
    expect(await answers('ambiente')).toEqual(['1 aberto', '2 aberto', '3 aberto'])
    const entry = await lastEntry(database.prisma)
    expect(await run(undoOperation, { entry })).toMatchObject({ done: 3, impossible: 0 })
    expect(await answers('aceita-pix')).toEqual(['1 no', '2 no', '3 no'])
  })

  it('is shown in words before it is made', async () => {
    const shown = await run(preview, input('3', 'fechado'))
    const changes = [{ field: 'attribute:3', before: null, after: 'Fechado' }]
    expect(shown).toMatchObject({ total: 3, changed: 3, edits: [{ id: '1', changes }, {}, {}] })
    expect(await answers('ambiente')).toEqual([])
    const removed = [{ field: 'attribute:1', before: 'Sim', after: null }]
    expect(await run(preview, input('aceita-pix', ''))).toMatchObject({
      changed: 1,
      edits: [{ id: '1', changes: removed }],
    })
  })

  it('is refused when an answer has changed since it was shown', async () => {
    const { fingerprint } = await run(preview, input('aceita-pix', 'no'))
    await run(edit, input('aceita-pix', 'yes', ['2']))
    const sent = { input: { ...input('aceita-pix', 'no').input, fingerprint } }
    expect(await run(edit, sent)).toMatchObject({ code: 'CONFLICT', reason: 'STALE_VERSION' })
    expect(await answers('aceita-pix')).toEqual(['1 yes', '2 yes'])
  })

  it.each([
    ['atlantida', 'yes', 'Não há um atributo “atlantida”.'],
    ['aceita-fiado', 'yes', 'O atributo “Aceita fiado” não está ativo.'],
    ['aceita-pix', 'talvez', 'Aceita Pix: responda sim ou não, ou deixe em branco.'],
    ['ambiente', 'longe', 'Ambiente: escolha Ao ar livre ou Fechado.'],
    ['cardapio', 'http://localhost/', expect.stringContaining('Cardápio: ')],
  ])('refuses %s: %s', async (slug, value, message) => {
    for (const operation of [preview, edit])
      expect(await run(operation, input(slug, value))).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { 'input.attribute': message },
      })
    expect(await answers('aceita-pix')).toEqual(['1 yes'])
  })

  it('sends as many statements for thirty as for two', async () => {
    for (let index = 0; index < 28; index += 1) await create({ name: `Casa ${index}` })
    const ids = (await database.prisma.business.findMany({ select: { id: true } })).map(({ id }) =>
      String(id),
    )
    const viewer = await insertUser(database.prisma, 'Rui', { role: 'admin' })
    const counting = countingPrisma(database.config, 'all')
    const statements = async (chosen: string[], value: string) => {
      counting.statements.length = 0
      const { errors } = await query({ ...database, prisma: counting.prisma }, edit, {
        variables: input('aceita-pix', value, chosen),
        viewer,
      })
      expect(errors).toBeUndefined()
      return counting.statements.length
    }
    const two = await statements(ids.slice(1, 3), 'no')
    expect(await statements(ids.slice(1), 'yes')).toBe(two)
    await counting.prisma.$disconnect()
  })
})
