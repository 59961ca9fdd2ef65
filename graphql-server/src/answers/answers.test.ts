import { describe, expect, it } from 'vitest'
import { useBusinessWrites } from '../../test/business-writes.ts'
import { query } from '../../test/query.ts'
import { restoreOperation } from '../../test/restorations.ts'
import { lastEntry, undoOperation, undoPreviewOperation } from '../../test/undos.ts'

const { database, run, create, update, remove, trail, version } = useBusinessWrites()

const answer = (slug: string, value: string | null) => ({ attributes: [{ slug, value }] })
const stored = (businessId = 1) =>
  database.prisma.businessAttribute
    .findMany({ where: { businessId }, orderBy: { attributeId: 'asc' } })
    .then((rows) => rows.map(({ attributeId, value }) => [attributeId, value]))
const last = () => lastEntry(database.prisma)
const contentVersion = async () =>
  (await database.prisma.catalogueVersion.findUnique({ where: { id: 2 } }))?.version ?? 0

async function shown(key = 'id: 1') {
  const { data } = await query(
    database,
    `{ business(${key}) { attributes { attribute { slug name } value label } } }`,
  )
  return (data as { business: { attributes: unknown[] } }).business.attributes
}

const pix = { attribute: { slug: 'aceita-pix', name: 'Aceita Pix' }, value: 'yes', label: 'Sim' }

describe('answers', () => {
  it('are saved with a new establishment and shown by position, with their labels', async () => {
    const attributes = [
      { slug: 'cardapio', value: 'cantina.com.br/cardapio' },
      { slug: '3', value: 'aberto' },
      { slug: 'aceita-pix', value: 'no' },
    ]
    const { id } = await create({ attributes })
    expect(await shown(`id: ${id}`)).toEqual([
      { ...pix, value: 'no', label: 'Não' },
      { attribute: { slug: 'ambiente', name: 'Ambiente' }, value: 'aberto', label: 'Ao ar livre' },
      {
        attribute: { slug: 'cardapio', name: 'Cardápio' },
        value: 'https://cantina.com.br/cardapio',
        label: 'https://cantina.com.br/cardapio',
      },
    ])
    expect((await trail()).at(-1)?.changes).toMatchObject({
      'attribute:1': { before: null, after: 'no' },
      'attribute:3': { before: null, after: 'aberto' },
    })
  })

  it('change where an update names them, and null or blank takes one away', async () => {
    await update(answer('ambiente', 'aberto'))
    expect(await stored()).toEqual([
      [1, 'yes'],
      [3, 'aberto'],
    ])
    await update({ name: 'Cantina' })
    await update(answer('aceita-pix', null))
    await update(answer('ambiente', ' '))
    expect(await stored()).toEqual([])
    expect((await trail()).map(({ changes }) => changes)).toEqual([
      { 'attribute:3': { before: null, after: 'aberto' } },
      { name: expect.anything() },
      { 'attribute:1': { before: 'yes', after: null } },
      { 'attribute:3': { before: 'aberto', after: null } },
    ])
  })

  it('that are the same are no change', async () => {
    expect(
      await update({ attributes: [{ slug: 'aceita-pix', value: 'yes' }, { slug: 'ambiente' }] }),
    ).toMatchObject({
      version: 1,
    })
    expect(await trail()).toEqual([])
  })

  it('are kept and not shown while no category asks for them, and while the attribute is inactive', async () => {
    await update(answer('ambiente', 'fechado'))
    await update({ categoryIds: ['1'], subcategoryIds: ['4'] })
    expect([await shown(), await stored()]).toEqual([
      [pix],
      [
        [1, 'yes'],
        [3, 'fechado'],
      ],
    ])
    await update({ categoryIds: ['2'], subcategoryIds: ['1'] })
    expect(await shown()).toHaveLength(2)
    await run('mutation { updateAttribute(id: 1, input: { active: false }) { id } }', {})
    expect(await shown()).toMatchObject([{ value: 'fechado' }])
  })

  it('of filters raise the version of the catalogue, others only that of contents', async () => {
    const before = [await version(), await contentVersion()]
    await update(answer('cardapio', 'https://cantina.com.br/'))
    expect([await version(), await contentVersion()]).toEqual([before[0], (before[1] ?? 0) + 1])
    await update(answer('ambiente', 'aberto'))
    expect(await version()).toBe((before[0] ?? 0) + 1)
  })

  it('that are links are hidden with the contacts, except from administrators', async () => {
    await update(answer('cardapio', 'https://cantina.com.br/'))
    await database.prisma.business.update({ where: { id: 1 }, data: { contactsHiddenUntil: '2999-01-01' } })
    await database.pool.query('UPDATE catalogue_version SET version = version + 1')
    expect(await shown()).toEqual([pix])
    const whole = '{ business(id: 1) { attributes { value } } }'
    const { data } = await query(database, whole, { viewer: { id: 1, role: 'admin' } })
    expect(data?.business).toEqual({ attributes: [{ value: 'yes' }, { value: 'https://cantina.com.br' }] })
  })
})

describe('an answer is refused', () => {
  it.each([
    ['nada', 'yes', 'Não há um atributo “nada”.'],
    ['99', 'yes', 'Não há um atributo “99”.'],
    ['aceita-fiado', 'yes', 'O atributo “Aceita fiado” não está ativo.'],
    ['aceita-pix', 'sim', 'Aceita Pix: responda sim ou não, ou deixe em branco.'],
    ['ambiente', 'yes', 'Ambiente: escolha Ao ar livre ou Fechado.'],
    ['cardapio', 'javascript:alert(1)', 'Cardápio: Informe um endereço que comece com http:// ou https://.'],
    [
      'cardapio',
      'http://192.168.0.1/menu',
      'Cardápio: Informe um endereço válido, como https://www.exemplo.com.br.',
    ],
    [
      'cardapio',
      `https://cantina.com.br/${'a'.repeat(240)}`,
      'Cardápio: O endereço deve ter no máximo 255 caracteres.',
    ],
  ])('to %s that is %s', async (slug, value, message) => {
    const attributes = [
      { slug: 'ambiente', value: null },
      { slug, value },
    ].slice(slug === 'ambiente' ? 1 : 0)
    const refusal = {
      code: 'BAD_USER_INPUT',
      fields: { [`input.attributes.${attributes.length - 1}`]: message },
    }
    expect(await update({ attributes })).toMatchObject(refusal)
    expect(await create({ attributes })).toMatchObject(refusal)
    expect(await stored()).toEqual([[1, 'yes']])
  })

  it('the second time, also under the id', async () => {
    const attributes = [
      { slug: 'aceita-pix', value: 'yes' },
      { slug: '1', value: 'no' },
    ]
    expect(await update({ attributes })).toMatchObject({
      fields: { 'input.attributes.1': 'O atributo “Aceita Pix” está repetido.' },
    })
  })
})

describe('taking back', () => {
  const undo = (entry: string, options: object = {}) => run(undoOperation, { entry, ...options })

  it('works answer by answer, and gives back what was taken away', async () => {
    await update({
      attributes: [
        { slug: 'aceita-pix', value: null },
        { slug: 'ambiente', value: 'aberto' },
      ],
    })
    const entry = await last()
    await undo(entry, { fields: ['attribute:1'] })
    expect(await stored()).toEqual([
      [1, 'yes'],
      [3, 'aberto'],
    ])
    await undo(entry)
    expect(await stored()).toEqual([[1, 'yes']])
  })

  it('keeps an answer that was changed since', async () => {
    await update(answer('ambiente', 'aberto'))
    const entry = await last()
    await update(answer('ambiente', 'fechado'))
    expect(await run(undoPreviewOperation, { entry })).toMatchObject({
      changed: 1,
      fields: [{ field: 'attribute:3', now: 'fechado', set: 'aberto', old: null, isChangedSince: true }],
    })
  })

  it('is refused where the attribute or the option is gone', async () => {
    await update(answer('ambiente', 'aberto'))
    await update(answer('ambiente', 'fechado'))
    const entry = await last()
    await run(
      'mutation { updateAttribute(id: 3, input: { options: [{ name: "Fechado" }, { name: "Outro" }] }) { id } }',
      {},
    )
    expect(await undo(entry)).toMatchObject({
      reason: 'UNDO_IMPOSSIBLE',
      message: 'Não é possível desfazer: Um atributo, ou a opção que era a resposta, não existe mais.',
    })
  })

  it('a deletion brings the answers whose attributes are there', async () => {
    await update(answer('ambiente', 'aberto'))
    await remove('1')
    expect(await stored()).toEqual([])
    await run('mutation { deleteAttribute(id: 3) }', {})
    const [deletion] = await database.prisma.deletion.findMany({ orderBy: { at: 'asc' } })
    await run(restoreOperation, { entry: String(deletion?.auditEntryId) })
    expect(await stored()).toEqual([[1, 'yes']])
    expect((await trail()).at(-1)?.changes).toMatchObject({ 'attribute:1': { before: null, after: 'yes' } })
  })
})
