import { connect } from 'node:net'
import { createConnection } from 'mariadb'
import { expect, it, onTestFinished } from 'vitest'
import { createPrisma } from '../src/database/client.ts'
import { readWithSync, retryWithSync } from '../src/database/cluster/second-look.ts'
import { inTransaction } from '../src/database/transaction.ts'
import { NotFoundError, toProductError } from '../src/errors.ts'
import { spendChallenge } from '../src/sessions/challenge.ts'
import { openSession } from '../src/sessions/session.ts'
import { leastBusiness } from '../test/business-writes.ts'
import { sentPicture } from '../test/pictures.ts'
import { query } from '../test/query.ts'
import { freshServices } from '../test/services.ts'
import { insertUser } from '../test/user-rows.ts'
import { useSides } from './use-sides.ts'

const { nodes, cluster } = useSides()

/**
 * Keeps the second node from having what is written from now on: it takes writes in their order, and cannot take the
 * first of them.
 *
 * @returns how to let it go on when somebody waits for that
 */
async function lag(name: string): Promise<() => Promise<void>> {
  const [, second] = cluster.nodes
  const connection = await createConnection(second.config)
  onTestFinished(() => connection.end())
  await connection.query('FLUSH TABLES spent_challenges WITH READ LOCK')
  await spendChallenge(nodes.one.services.prisma, name, new Date())
  const waiting = () =>
    second.query<unknown[]>(`SELECT id FROM information_schema.processlist
      WHERE info LIKE '%SET STATEMENT wsrep_sync_wait%' AND id <> CONNECTION_ID()`)
  return async () => {
    await expect.poll(waiting, { timeout: 60_000 }).toHaveLength(1)
    await connection.query('UNLOCK TABLES')
  }
}

const create = 'mutation ($input: CreateBusinessInput!) { createBusiness(input: $input) { id version } }'
const update = `mutation ($id: ID!, $input: UpdateBusinessInput!) {
  updateBusiness(id: $id, input: $input) { id version }
}`
const addPhoto = `mutation ($id: ID!, $photos: [Upload!]!) {
  addBusinessPhotos(businessId: $id, photos: $photos) { id photos { id } }
}`
const addFavorite = 'mutation ($id: ID!) { addFavorite(businessId: $id) { id } }'

interface Written {
  id?: string
  version?: number
  photos?: { id: string }[]
}

/** What an administrator writes on one node, and does on another one with what that has answered. */
const follows: {
  name: string
  first: [operation: string, variables: object]
  second: string
  variables(written: Written): object
}[] = [
  {
    name: 'the change of a new establishment',
    first: [create, { input: { ...leastBusiness, name: 'Nova' } }],
    second: update,
    variables: ({ id, version }) => ({ id, input: { version, phone: '12999990001' } }),
  },
  {
    name: 'the change of a change, by its version',
    first: [update, { id: '1', input: { phone: '12999990002' } }],
    second: update,
    variables: ({ id, version }) => ({ id, input: { version, phone: '12999990003' } }),
  },
  {
    name: 'a page of a new establishment',
    first: [create, { input: { ...leastBusiness, name: 'Vista' } }],
    second: 'query ($id: ID!) { business(id: $id) { id } }',
    variables: ({ id }) => ({ id }),
  },
  {
    name: 'an establishment in a new neighborhood',
    first: [
      'mutation ($input: CreateNeighborhoodInput!) { createNeighborhood(input: $input) { id } }',
      { input: { name: 'Bairro novo', cityId: '3' } },
    ],
    second: create,
    variables: ({ id }) => ({ input: { ...leastBusiness, address: { cityId: '3', neighborhoodId: id } } }),
  },
  {
    name: 'the turn of a new photo',
    first: [addPhoto, { id: '1', photos: [sentPicture('turned')] }],
    second: 'mutation ($id: ID!) { turnBusinessPhoto(id: $id, quarterTurns: 1) { id } }',
    variables: ({ photos }) => ({ id: photos?.at(-1)?.id }),
  },
  {
    name: 'a favorite of a new establishment',
    first: [create, { input: { ...leastBusiness, name: 'Querida' } }],
    second: addFavorite,
    variables: ({ id }) => ({ id }),
  },
  {
    name: 'the removal of a new favorite',
    first: [addFavorite, { id: '1' }],
    second: 'mutation { removeFavorite(businessId: "1") }',
    variables: () => ({}),
  },
  {
    name: 'the deletion of a new establishment',
    first: [create, { input: { ...leastBusiness, name: 'Fugaz' } }],
    second: 'mutation ($id: ID!) { deleteBusiness(id: $id) }',
    variables: ({ id }) => ({ id }),
  },
]

it.each(follows)('$name is right on a node that is behind', async ({ name, first, second, variables }) => {
  await nodes.inStep()
  const [operation, input] = first
  const goOn = await lag(name)
  const written = await nodes.one.send(operation, { ...input })
  expect(written).toHaveProperty('id')
  const following = nodes.two.send(second, { ...variables(written as Written) })
  await goOn()
  expect(await following).toMatchObject({ id: expect.stringMatching(/^\d+$/) })
})

it('a session is known on a node that is behind', async () => {
  const { prisma } = nodes.one.services
  const user = await insertUser(prisma, 'Rui')
  await nodes.inStep()
  const goOn = await lag('session')
  const { secret } = freshServices()
  const account = { id: user.id, tokenVersion: 0 }
  const { token } = await inTransaction(prisma, (transaction) =>
    openSession(transaction, { secret, userAgent: '' }, account, false),
  )
  const asked = query(nodes.two.services, '{ me { id } }', { token })
  await goOn()
  expect(await asked).toEqual({ data: { me: { id: String(user.id) } } })
})

it('what is nowhere is refused on every node', async () => {
  await nodes.inStep()
  const input = { phone: '12999990001' }
  expect(await nodes.two.send(update, { id: '999999', input })).toEqual({ code: 'NOT_FOUND' })
  const { secret } = freshServices()
  const { token } = await inTransaction(nodes.one.services.prisma, (transaction) =>
    openSession(transaction, { secret, userAgent: '' }, { id: nodes.admin.id, tokenVersion: 7 }, false),
  )
  const { errors } = await query(nodes.two.services, '{ me { id } }', { token })
  expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
})

it('what may be elsewhere is refused for now on a node that was cut off, and what is there is read', async () => {
  await nodes.inStep()
  const third = cluster.nodes[2]
  const { host, port } = third.config
  await third.isolate()
  onTestFinished(() => third.rejoin())
  await expect.poll(() => third.status('wsrep_cluster_status'), { timeout: 60_000 }).toBe('non-Primary')
  const prisma = createPrisma({ ...third.config, stream: () => connect(Number(port), host) })
  onTestFinished(() => prisma.$disconnect())
  expect(await prisma.business.findUnique({ where: { id: 1 } })).toMatchObject({ id: 1 })
  const looks = readWithSync(prisma, () => prisma.business.findUnique({ where: { id: 999_999 } }))
  expect(await looks.catch(toProductError)).toMatchObject({ status: 503 })
  const tries = retryWithSync(prisma, () => Promise.reject(new NotFoundError()))
  expect(await tries.catch(toProductError)).toMatchObject({ status: 503 })
})
