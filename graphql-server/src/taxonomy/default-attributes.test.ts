import { expect, it } from 'vitest'
import { defaultAttributes } from '../../../schema/attributes/default-set.ts'
import { attributeWarning } from '../../../schema/attributes/flagged-words.ts'
import { useEntryWrites } from '../../test/entry-writes.ts'
import { query } from '../../test/query.ts'

const { database, admin } = useEntryWrites()

const add = async () =>
  (await query(database, 'mutation { addDefaultAttributes }', { viewer: admin() })).data?.addDefaultAttributes

it('the default set is added where slugs are free, once, as one act', async () => {
  const { prisma } = database
  const taken = await prisma.attribute.findMany({ select: { slug: true } })
  const already = defaultAttributes.filter(({ slug }) => taken.some((each) => each.slug === slug)).length
  expect(already).toBeGreaterThan(0)
  expect(await add()).toBe(defaultAttributes.length - already)
  expect(await add()).toBe(0)
  const [whole, ...lines] = await prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })
  expect(whole).toMatchObject({ action: 'bulk', entity: 'attribute', actorId: admin().id })
  expect(lines).toHaveLength(defaultAttributes.length - already)
})

it('what is asked of some categories is asked of those that are here, and inactive where there is none', async () => {
  await add()
  const read = (slug: string) =>
    database.prisma.attribute.findUnique({
      where: { slug },
      select: { active: true, position: true, categories: { select: { categoryId: true } } },
    })
  expect(await read('aceita-convenio')).toMatchObject({ active: true, categories: [{ categoryId: 1 }] })
  expect(await read('piscina')).toMatchObject({ active: false, categories: [] })
  expect(await read('emite-nota-fiscal')).toMatchObject({ active: true, categories: [] })
})

it.each(defaultAttributes.map((each) => [each.slug, each] as const))(
  'the texts of %s are facts of the service',
  (_slug, { name, question, group, options = [] }) =>
    expect(attributeWarning([name, question, group, ...options.map((option) => option.name)])).toBeNull(),
)
