import { getNamedType, isInputObjectType } from 'graphql'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { insertBusinesses } from '../../../test/fixtures.ts'
import { exchange, form, head } from '../../../test/multipart.ts'
import { file, useUploadServer } from '../../../test/upload-server.ts'
import { schema } from '../../schema.ts'

const database = useDatabase()
const server = useUploadServer(database)

beforeAll(async () => {
  await insertBusinesses(database.pool, 3)
  await database.prisma.user.updateMany({ data: { role: 'admin' } })
})

/** A mutation that takes a file: what else it needs, and where among its arguments the file goes. */
interface TakesFile {
  name: string
  args: () => Promise<Record<string, unknown>>
  at: string
  /** The field of its answer that is asked for: `id` by default. */
  answer?: string
}

const image = { input: { image: null } }
const icon = { input: { icon: null } }
const photos = { photos: [null] }
const firstId = async (noun: 'business' | 'city' | 'category' | 'subcategory') => {
  const first = database.prisma[noun] as unknown as { findFirstOrThrow(): Promise<{ id: number }> }
  return String((await first.findFirstOrThrow()).id)
}

const mutations: TakesFile[] = [
  { name: 'updateProfile', args: async () => ({ input: { photo: null } }), at: 'input.photo' },
  {
    name: 'createCity',
    args: async () => ({ input: { name: 'Cidade nova', image: null } }),
    at: 'input.image',
  },
  { name: 'updateCity', args: async () => ({ id: await firstId('city'), ...image }), at: 'input.image' },
  {
    name: 'createCategory',
    args: async () => ({ input: { name: 'Categoria nova', icon: null } }),
    at: 'input.icon',
  },
  {
    name: 'updateCategory',
    args: async () => ({ id: await firstId('category'), ...icon }),
    at: 'input.icon',
  },
  {
    name: 'createSubcategory',
    args: async () => ({ input: { name: 'Nova', categoryId: await firstId('category'), icon: null } }),
    at: 'input.icon',
  },
  {
    name: 'updateSubcategory',
    args: async () => ({ id: await firstId('subcategory'), ...icon }),
    at: 'input.icon',
  },
  { name: 'createBusiness', args: newBusiness, at: 'input.photos.0' },
  {
    name: 'updateBusiness',
    args: async () => ({ id: await firstId('business'), input: photos }),
    at: 'input.photos.0',
  },
  {
    name: 'addBusinessPhotos',
    args: async () => ({ businessId: await firstId('business'), ...photos }),
    at: 'photos.0',
  },
  {
    name: 'replaceBusinessPhotos',
    args: async () => ({ businessId: await firstId('business'), ...photos }),
    at: 'photos.0',
  },
  {
    name: 'proposeChanges',
    args: async () => ({ businessId: await ownedId(), input: { topics: ['PHOTOS'] }, ...photos }),
    at: 'photos.0',
    answer: 'token',
  },
]

/** Of an establishment that the file's account owns. */
async function ownedId() {
  const { id: ownerId } = await database.prisma.user.findFirstOrThrow()
  await database.prisma.business.updateMany({ data: { ownerId } })
  return firstId('business')
}

async function newBusiness() {
  const place = await database.prisma.neighborhood.findFirstOrThrow()
  const { categoryId, ...subcategory } = await database.prisma.subcategory.findFirstOrThrow({
    where: { active: true },
  })
  return {
    input: {
      name: 'Padaria nova',
      description: '<p>Pães.</p>',
      phone: '12999990000',
      address: { cityId: String(place.cityId), neighborhoodId: String(place.id) },
      categoryIds: [String(categoryId)],
      subcategoryIds: [String(subcategory.id)],
      ...photos,
    },
  }
}

/** The operation that calls it, and the parts before its file. */
async function operationPart({ name, args, at, answer = 'id' }: TakesFile) {
  const field = schema.getMutationType()?.getFields()[name]
  const variables = await args()
  const given = field?.args.filter((arg) => arg.name in variables) ?? []
  const declared = given.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')
  const passed = given.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  return head(`mutation (${declared}) { ${name}(${passed}) { ${answer} } }`, variables, {
    0: `variables.${at}`,
  })
}

describe('a mutation that takes files', () => {
  it('is one of these', () => {
    const taking = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ name, args }) => {
      const types = args.flatMap(({ type }) => {
        const named = getNamedType(type)
        return isInputObjectType(named)
          ? Object.values(named.getFields()).map((each) => getNamedType(each.type))
          : [named]
      })
      return types.some((type) => type.name === 'Upload') && !name.startsWith('probe')
    })
    // A catalogue is no image.
    expect(taking.map(({ name }) => name).sort()).toEqual(
      [
        ...mutations.map(({ name }) => name),
        'importBusinesses',
        'importDutyRoster',
        'importSource',
        'inspectSource',
      ].sort(),
    )
  })

  it.each(mutations)(
    '$name keeps nothing of a file that is no image, or of one that is cut off',
    async (mutation) => {
      const before = await server.stored()
      const parts = await operationPart(mutation)
      const refused = await server.send(form([...parts, file('0', 'nothing')]))
      expect([refused.status, refused.messages]).toEqual([
        415,
        ['O arquivo não é uma imagem PNG, JPEG, WebP ou AVIF.'],
      ])
      const body = form([...parts, file('0')])
      const headers = { ...server.headers, 'content-length': body.length }
      await exchange(server.port, { headers, body: [body.subarray(0, -60)], ending: 'destroy' })
      await exchange(server.port, { headers: { ...server.headers, 'content-length': 0 }, body: [] })
      await vi.waitFor(async () => expect(await server.stored()).toEqual(before))
    },
  )

  it.each(mutations)('$name keeps an image', async (mutation) => {
    const { data, messages } = await server.send(form([...(await operationPart(mutation)), file('0')]))
    expect([data, messages]).toEqual([
      { [mutation.name]: { [mutation.answer ?? 'id']: expect.any(String) } },
      undefined,
    ])
    await vi.waitFor(async () => expect(await server.stored()).toHaveLength(1))
  })
})
