import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { defaultAttributes } from './default-set.ts'
import { deprecatedAnswerNames, deprecatedTitles } from './deprecated-names.ts'

const root = new URL('../../', import.meta.url).pathname

/** What may name them: the default set, the deprecated names, and the document of REST that selects the deprecated fields. */
const allowed = [
  'schema/attributes/default-set.ts',
  'schema/attributes/deprecated-names.ts',
  'graphql-server/src/http/rest/routes/businesses.graphql',
]

const isProduct = (path: string) =>
  !/\.test\.tsx?$|generated|^schema\/schema\.graphql$|\/gql\/|^schema\/migrations\/|^web\/src\/(mocks|test)\//.test(
    path,
  ) && !allowed.includes(path)

const files = globSync('{graphql-server/src,web/src,schema}/**/*.{ts,tsx,graphql}', { cwd: root }).filter(
  isProduct,
)

const names = [
  ...defaultAttributes.map(({ slug }) => slug),
  ...deprecatedAnswerNames,
  ...Object.values(deprecatedTitles),
]

/** As a text of the code, a property of an object or a field that is read. */
const named = new RegExp(`['"\`](?:${names.join('|')})['"\`]|\\b(?:${deprecatedAnswerNames.join('|')})\\b`)

const isNamed = (path: string) => named.test(readFileSync(root + path, 'utf8'))

it('no file of the product names an attribute but the default set and the deprecated names (one-more-attribute)', () => {
  expect(files.filter(isNamed)).toEqual([])
  expect(allowed.filter(isNamed)).toEqual(allowed)
})
