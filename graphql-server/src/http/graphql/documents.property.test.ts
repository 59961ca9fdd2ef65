import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { Lexer, Source, TokenKind } from 'graphql'
import { beforeAll, expect, it } from 'vitest'
import { closeApps, testApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/database.ts'
import { useImages } from '../../../test/pictures.ts'
import { always, anyText } from '../../../test/property.ts'
import { insertWorld, roleToken } from '../../../test/roles.ts'
import { schema } from '../../schema.ts'

const database = useDatabase()
const pictures = useImages(database)
closeApps()
beforeAll(() => insertWorld(database))

const root = new URL('../../../../', import.meta.url)

/** The symbols of every document that the facade and the web app send. */
const documents = globSync('{graphql-server,web}/src/**/*.graphql', { cwd: root }).map((path) =>
  readSymbols(readFileSync(new URL(path, root), 'utf8')),
)

function readSymbols(text: string): string[] {
  const lexer = new Lexer(new Source(text))
  const symbols: string[] = []
  for (let next = lexer.advance(); next.kind !== TokenKind.EOF; next = lexer.advance())
    symbols.push(text.slice(next.start, next.end))
  return symbols
}

const names = Object.values(schema.getTypeMap()).flatMap((type) =>
  'getFields' in type ? [type.name, ...Object.keys(type.getFields())] : [type.name],
)
const symbol = fc.oneof(
  fc.constantFrom(...names),
  fc.constantFrom(
    ...'{}()[]:=!|&@$'.split(''),
    '...',
    'on',
    'query',
    'mutation',
    'subscription',
    'fragment',
    'null',
  ),
  fc.constantFrom(
    '@skip(if: true)',
    '@include',
    '@defer',
    '@stream',
    '__typename',
    '__schema',
    '__proto__',
    '-1',
    '1e999',
  ),
  fc.constantFrom(
    '9007199254740993',
    '"\\ud800"',
    '"""block"""',
    '"',
    '# a comment\n',
    '\u0000',
    '\ufeff',
    '$input',
    '{}',
  ),
  anyText,
)
const change = fc.record({
  kind: fc.constantFrom(
    'leave out' as const,
    'repeat' as const,
    'replace' as const,
    'insert' as const,
    'end' as const,
  ),
  at: fc.nat(10_000),
  symbol,
})

function changed(
  symbols: readonly string[],
  { kind, at, symbol }: { kind: string; at: number; symbol: string },
) {
  const place = at % (symbols.length + 1)
  const [before, after] = [symbols.slice(0, place), symbols.slice(place)]
  const [next = ''] = after
  if (kind === 'leave out') return [...before, ...after.slice(1)]
  if (kind === 'repeat') return [...before, next, ...after]
  if (kind === 'replace') return [...before, symbol, ...after.slice(1)]
  return kind === 'insert' ? [...before, symbol, ...after] : before
}

const names2 = fc.constantFrom(
  'input',
  'id',
  'slug',
  'filter',
  'page',
  'perPage',
  'seed',
  'ids',
  'name',
  'token',
  '__proto__',
)
const scalar = fc.oneof(anyText, fc.constantFrom('1', '2', 'x', '', null, true, -1, 1.5, 1e21, 2 ** 53))
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(names2, tie('value'), { maxKeys: 4 }),
  ),
}))
const role = fc.constantFrom('visitor' as const, 'user' as const, 'admin' as const)
const accept = fc.constantFrom('application/json', 'application/graphql-response+json')

interface Sent {
  payload: string
  role: 'visitor' | 'user' | 'admin'
  accept: string
}

let app: Awaited<ReturnType<typeof testApp>>['app']
beforeAll(async () => {
  app = (await testApp({ services: { ...database, ...pictures }, env: { LOG_LEVEL: 'silent' } })).app
})

/** Whatever was sent, the answer is one of the specification's: https://graphql.github.io/graphql-over-http. */
async function isAnsweredBySpecification({ payload, role, accept }: Sent): Promise<void> {
  const token = roleToken(role)
  const headers = {
    accept,
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload })
  const body = answer.json() as {
    data?: unknown
    errors?: { message: unknown; extensions: { code: unknown } }[]
  }
  expect(Object.keys(body).filter((key) => !['data', 'errors'].includes(key))).toEqual([])
  expect([200, 400, 401, 403, 404, 409, 413, 429], answer.body).toContain(answer.statusCode)
  expect(answer.headers['content-type']).toMatch(/^application\/(graphql-response\+)?json; charset=utf-8$/)
  expect(body.data !== undefined || body.errors !== undefined).toBe(true)
  if (body.errors) expect(body.errors.length).toBeGreaterThan(0)
  for (const { message, extensions } of body.errors ?? []) {
    expect(message).toEqual(expect.stringMatching(/./))
    expect(extensions.code, answer.body).not.toBe('INTERNAL_SERVER_ERROR')
    expect(extensions.code).toEqual(expect.stringMatching(/^[A-Z_]+$/))
  }
}

const asked = { role, accept }

it('a document that was true once is answered by the specification, whatever has become of it', async () => {
  const arbitrary = fc.record({
    symbols: fc.constantFrom(...documents),
    changes: fc.array(change, { maxLength: 3 }),
    variables: fc.dictionary(names2, value, { maxKeys: 5 }),
    ...asked,
  })
  await always(
    arbitrary,
    async ({ symbols, changes, variables, ...sent }) => {
      const query = changes.reduce(changed, symbols).join(' ')
      await isAnsweredBySpecification({ payload: JSON.stringify({ query, variables }), ...sent })
    },
    400,
  )
})

it('one field with any arguments is answered by the specification', async () => {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ kind: type?.name.toLowerCase(), ...field })),
  )
  const arbitrary = fc.record({
    field: fc.constantFrom(...fields),
    values: fc.array(value, { minLength: 4 }),
    ...asked,
  })
  await always(
    arbitrary,
    async ({ field: { kind, name, args }, values, ...sent }) => {
      const declared = args.map((arg, index) => `$v${index}: ${arg.type}`).join(', ')
      const given = args.map((arg, index) => `${arg.name}: $v${index}`).join(', ')
      const query = `${kind} ${declared && `(${declared})`} { ${name} ${given && `(${given})`} { __typename } }`
      const bare = query.replace(' { __typename }', '')
      const variables = Object.fromEntries(
        args.map((_, index) => [`v${index}`, values[index % values.length]]),
      )
      for (const text of [query, bare])
        await isAnsweredBySpecification({ payload: JSON.stringify({ query: text, variables }), ...sent })
    },
    200,
  )
})

it('a body that is any JSON, or none, is answered by the specification', () => {
  const body = fc.oneof(
    fc.record(
      { query: scalar, variables: value, operationName: scalar, extensions: value },
      { requiredKeys: [] },
    ),
    value,
  )
  const payload = fc.oneof(
    body.map((sent) => JSON.stringify(sent)),
    anyText.filter((text) => text !== ''),
  )
  return always(fc.record({ payload, ...asked }), isAnsweredBySpecification, 400)
})
