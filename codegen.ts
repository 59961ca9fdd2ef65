import type { CodegenConfig } from '@graphql-codegen/cli'

const scalars = { DateTime: 'string', JSON: 'unknown', Upload: 'File' }

const common = {
  customDirectives: { apolloUnmask: true },
  enumType: 'string-literal',
  useTypeImports: true,
  importExtension: '.ts',
  scalars,
} as const

const schemaTypes = 'web/src/ask/schema-types.generated.ts'

/**
 * Typed documents from the committed schema and the components' `.graphql` files, and a hook for each. Public
 * pages have their documents as strings, each next to its file; account, dashboard and map have Apollo's documents, one
 * folder each, since a module is loaded whole. Fragments are masked by their types alone, except for `@unmask`. The REST
 * facade's documents are typed in the plainest way.
 */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  generates: {
    [schemaTypes]: {
      plugins: ['typescript'],
      config: { ...common, enumsAsTypes: true, skipTypename: true },
    },
    'web/src/': {
      documents: ['web/src/{site,ui,session}/**/*.graphql'],
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: schemaTypes.slice('web/src/'.length) },
      plugins: ['typescript-operations', 'typed-document-node', './web/codegen-hooks.ts'],
      config: { ...common, documentMode: 'string', inlineFragmentTypes: 'mask' },
    },
    ...apolloPart('web/src/gql/account/', [
      'web/src/account/**/*.graphql',
      'web/src/session/viewer.graphql',
      'web/src/ui/**/*.graphql',
    ]),
    ...apolloPart('web/src/gql/dashboard/', ['web/src/dashboard/**/*.graphql']),
    ...apolloPart('web/src/gql/map/', ['web/src/map/**/*.graphql']),
    'graphql-server/src/http/rest/gql/documents.ts': {
      documents: 'graphql-server/src/http/rest/routes/**/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        scalars: { ...scalars, Upload: 'unknown' },
        enumType: 'string-literal',
        useTypeImports: true,
      },
    },
  },
}

/** The documents of a part of the web app that uses Apollo's hooks, with a hook for each. */
function apolloPart(folder: string, documents: string[]): CodegenConfig['generates'] {
  return {
    [folder]: { documents, preset: 'client', presetConfig: { fragmentMasking: false }, config: common },
    [`${folder}hooks.ts`]: { documents, plugins: ['./web/codegen-hooks.ts'] },
  }
}

export default config
