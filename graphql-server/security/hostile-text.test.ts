import type { ExecutionResult } from 'graphql'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/schema.ts'
import { createSearchEngine } from '../src/search/engine.ts'
import { useDatabase } from '../test/database.ts'
import { sentPicture, useImages } from '../test/pictures.ts'
import { query } from '../test/query.ts'
import { accounts, databaseChecksum, insertWorld } from '../test/roles.ts'
import { hostileTexts, hostileWrites } from './hostile-texts.ts'
import { operationOf, textPlaces, variablesWith } from './text-arguments.ts'

const database = useDatabase()
const pictures = useImages(database)

const rootFields = (kind: 'query' | 'mutation') => {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
  return Object.values(root?.getFields() ?? {}).filter((field) => textPlaces(field).length > 0)
}

/** Milliseconds for a field with many arguments on a loaded machine. */
const timeoutMs = 120_000

const admin = { id: accounts.admin, role: 'admin' } as const

/** Asks as an administrator, who gets furthest; answers what of all tries is no clear answer. */
async function findFailures(kind: 'query' | 'mutation', name: string): Promise<string[]> {
  const field = rootFields(kind).find((each) => each.name === name)
  if (!field) return ['no such field']
  const search = createSearchEngine({ pool: database.pool, secret: 'secret' })
  const document = operationOf(kind, field)
  const failures: string[] = []
  for (const place of textPlaces(field)) {
    for (const [what, text] of Object.entries(kind === 'query' ? hostileTexts : hostileWrites)) {
      const variables = variablesWith(field, place, text, sentPicture('one'))
      const services = { ...database, ...pictures, search }
      const answer = await query(services, document, { variables, viewer: admin })
      const problem = unclearMessage(answer)
      if (problem) failures.push(`${place.join('.')} with ${what}: ${problem}`)
    }
  }
  return failures
}

// The viewer has no session that could be confirmed.
const clear = ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT', 'INVALID_CREDENTIALS', 'UNAUTHENTICATED']

function unclearMessage({ errors }: ExecutionResult): string | undefined {
  const [error] = errors ?? []
  return error && !clear.includes(String(error.extensions.code)) ? error.message : undefined
}

describe('a query', () => {
  beforeAll(() => insertWorld(database))

  it.each(rootFields('query').map(({ name }) => name))(
    '%s takes whatever text there is in each argument, and changes nothing',
    async (name) => {
      const before = await databaseChecksum(database)
      expect(await findFailures('query', name)).toEqual([])
      expect(await databaseChecksum(database)).toBe(before)
    },
    timeoutMs,
  )
})

describe('a mutation', () => {
  beforeEach(() => insertWorld(database))

  const counts = async () => {
    const { prisma } = database
    return Promise.all([
      prisma.user.count({ where: { role: 'admin' } }),
      prisma.business.count(),
      prisma.city.count(),
      prisma.neighborhood.count(),
      prisma.category.count(),
      prisma.subcategory.count(),
      prisma.favorite.count(),
      prisma.photo.count(),
    ])
  }

  it.each(rootFields('mutation').map(({ name }) => name))(
    '%s takes whatever text there is in each argument, and takes nothing away',
    async (name) => {
      const before = await counts()
      expect(await findFailures('mutation', name)).toEqual([])
      const after = await counts()
      expect(after.filter((count, index) => count < (before[index] ?? 0))).toEqual([])
    },
    timeoutMs,
  )
})
