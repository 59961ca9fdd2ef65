import { beforeEach, expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { useImports } from '../../test/imports.ts'
import { mergeOperation } from '../../test/merges.ts'
import { useImages } from '../../test/pictures.ts'
import { query } from '../../test/query.ts'
import { useRestServer } from '../../test/rest.ts'
import { accounts, insertWorld } from '../../test/roles.ts'
import type { Viewer } from '../context.ts'
import { restorableMs } from '../writes/restorable.ts'
import { slugsFrom } from './merged.ts'

const database = useDatabase()
const imports = useImports(database)
const pictures = useImages(database)
const server = useRestServer(database, pictures)
const admin: Viewer = { id: accounts.admin, role: 'admin' }

/** Establishment 1, cantina-da-serra, is merged into 2, padaria-da-serra. */
beforeEach(async () => {
  await insertWorld(database)
  await database.prisma.business.update({ where: { id: 1 }, data: { ownerId: accounts.owner } })
  const input = { keptId: '2', otherId: '1', keptVersion: 1, otherVersion: 1 }
  const { errors } = await query(database, mergeOperation, { viewer: admin, variables: { input } })
  expect(errors).toBeUndefined()
})

const error = async (document: string, viewer?: Viewer) =>
  (await query({ ...database, images: pictures.images }, document, viewer ? { viewer } : {})).errors?.[0]

const details = { id: '2', slug: 'padaria-da-serra', isFinal: false }

it.each([
  ['{ business(id: 1) { id } }', undefined],
  ['{ business(slug: "cantina-da-serra") { id } }', undefined],
  ['mutation { updateBusiness(id: 1, input: { phone: "1236220000" }) { id } }', admin],
  ['mutation { deleteBusiness(id: 1) }', admin],
  ['mutation { addFavorite(businessId: 1) { id } }', admin],
  ['{ mergePreview(keptId: 2, otherId: 1) { differing } }', admin],
  [
    'mutation { proposeCorrection(slug: "cantina-da-serra", input: { topics: [PHONE] }) { token } }',
    undefined,
  ],
])('%s answers MERGED with the establishment that has all', async (document, viewer) => {
  expect(await error(document, viewer)).toMatchObject({
    message: 'Este estabelecimento foi unido a “Padaria da Serra”.',
    extensions: { code: 'MERGED', details },
  })
})

it.each([
  'GET /businesses/1',
  'GET /businesses/slug/cantina-da-serra',
  'PUT /businesses/1',
  'DELETE /businesses/1',
])('%s is a 404 with the code MERGED', async (call) => {
  const json = call.startsWith('PUT') ? { phone: '1236220000' } : undefined
  const { status, body } = await server.ask(call, { as: 'admin', json })
  expect([status, body.code, body.details]).toEqual([404, 'MERGED', details])
})

it('the redirect is final after 30 days', async () => {
  await database.prisma.businessMerge.updateMany({
    data: { redirectedAt: new Date(Date.now() - restorableMs) },
  })
  expect(await error('{ business(id: 1) { id } }')).toMatchObject({
    extensions: { details: { ...details, isFinal: true } },
  })
})

it('visitors do not learn of a draft; administrators do', async () => {
  await database.prisma.business.update({ where: { id: 2 }, data: { state: 'DRAFT' } })
  const document = '{ business(slug: "cantina-da-serra") { id } }'
  expect(await query(database, document)).toEqual({ data: { business: null } })
  expect(await error('mutation { addFavorite(businessId: 1) { id } }', admin)).toMatchObject({
    extensions: { code: 'NOT_FOUND' },
  })
  expect(await error(document, admin)).toMatchObject({ extensions: { code: 'MERGED' } })
})

it('a slug that redirects is not given again, by name or by a file', async () => {
  const input = `name: "Cantina da Serra", description: "<p>x</p>", phone: "12999990000", categoryIds: [2], subcategoryIds: [1],
    address: { cityId: 3, neighborhoodId: 2 }`
  const { data } = await query(database, `mutation { createBusiness(input: { ${input} }) { slug } }`, {
    viewer: admin,
  })
  expect(data).toEqual({ createBusiness: { slug: 'cantina-da-serra-2' } })
  const file = [
    'slug;nome;descrição;telefone;bairro;cidade;categorias;subcategorias',
    'cantina-da-serra;Outra;Texto.;1238420000;Centro;Bananal;Alimentação;Pizzarias',
  ].join('\n')
  for (const dryRun of [true, false])
    expect(await imports.run(file, { dryRun })).toMatchObject({ created: 0, refused: 1 })
})

it('a name that is taken is compared with its own numbered slugs alone', async () => {
  const { id: _, ...row } = await database.prisma.business.findUniqueOrThrow({ where: { id: 2 } })
  const slugs = ['cantina-da-serra-2', 'cantina-da-serra-9', 'cantina-da-serra-azul', 'cantina-da-serraria']
  await database.prisma.business.createMany({ data: slugs.map((slug) => ({ ...row, slug })) })
  expect((await slugsFrom(database.prisma, 'cantina-da-serra')).sort()).toEqual([
    'cantina-da-serra',
    'cantina-da-serra-2',
    'cantina-da-serra-9',
  ])
})
