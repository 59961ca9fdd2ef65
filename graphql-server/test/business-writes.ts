import { beforeEach } from 'vitest'
import { addressFieldNames, plainFieldNames } from '../../schema/business/per-field.ts'
import type { Viewer } from '../src/context.ts'
import { type TestDatabase, useDatabase } from './database.ts'
import { type TestImages, useImages } from './pictures.ts'
import { query } from './query.ts'
import { insertSmallCatalogue } from './small-catalogue.ts'
import { insertUser } from './user-rows.ts'

/** What answered a write: what it selected, or what refused it. */
export type Answer = Record<string, unknown> & { code?: string; fields?: Record<string, string> }

/** The least that a new establishment of the small catalogue needs. */
export const leastBusiness = {
  name: 'Pizzaria Bella Vista',
  description: '<p>Forno a lenha.</p>',
  phone: '1238421000',
  address: { cityId: '3', neighborhoodId: '2' },
  categoryIds: ['2'],
  subcategoryIds: ['1'],
}

const selection = `{
  id slug ${plainFieldNames.join(' ')} excerpt version createdAt updatedAt owner { name }
  address { ${addressFieldNames.join(' ')} city { slug } neighborhood { slug } }
  categories { slug } subcategories { slug } photos { id alt image { url } }
}`

/**
 * Inserts the small catalogue before each test, with an administrator, and ways to write its
 * establishments. Call it once, outside any test.
 */
export function useBusinessWrites() {
  const database: TestDatabase = useDatabase()
  const pictures: TestImages = useImages(database)
  let admin: Viewer
  beforeEach(async () => {
    await database.empty()
    const { store } = pictures.images
    for await (const { hash, format } of store.list()) await store.delete(hash, format)
    await insertSmallCatalogue(database.prisma)
    admin = await insertUser(database.prisma, 'Ana', { role: 'admin' })
  })

  async function run(
    operation: string,
    variables: Record<string, unknown>,
    viewer?: Viewer,
  ): Promise<Answer> {
    const services = { ...database, images: pictures.images }
    const { data, errors } = await query(services, operation, { variables, viewer: viewer ?? admin })
    const { message, extensions } = errors?.[0] ?? {}
    if (message !== undefined) return { message, ...(extensions as Pick<Answer, 'code' | 'fields'>) }
    const [answer] = Object.values(data ?? {})
    return (typeof answer === 'object' ? answer : { id: answer }) as Answer
  }

  return {
    database,
    pictures,
    run,
    /** Creates one, of the least that it needs and of what differs. */
    create: (differing: object = {}, { requestKey, viewer }: { requestKey?: string; viewer?: Viewer } = {}) =>
      run(
        `mutation ($input: CreateBusinessInput!, $requestKey: String) {
          createBusiness(input: $input, requestKey: $requestKey) ${selection}
        }`,
        { input: { ...leastBusiness, ...differing }, requestKey },
        viewer,
      ),
    update: (input: object, id = '1') =>
      run(
        `mutation ($id: ID!, $input: UpdateBusinessInput!) { updateBusiness(id: $id, input: $input) ${selection} }`,
        { id, input },
      ),
    remove: (id: string) => run('mutation ($id: ID!) { deleteBusiness(id: $id) }', { id }),
    addPhotos: (photos: unknown[], businessId = '1') =>
      run(
        `mutation ($businessId: ID!, $photos: [Upload!]!) {
          addBusinessPhotos(businessId: $businessId, photos: $photos) ${selection}
        }`,
        { businessId, photos },
      ),
    /** Of the catalogue. */
    version: async () =>
      (await database.prisma.catalogueVersion.findUniqueOrThrow({ where: { id: 1 } })).version,
    trail: () =>
      database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' }, omit: { id: true, at: true } }),
  }
}
