import type { CodegenConfig } from '@graphql-codegen/cli'

/**
 * Typed documents and one hook per operation, from the committed schema and the `.graphql`
 * files beside the components. Fragments are masked by their types alone, except where a document says `@unmask`. The
 * REST facade's documents are typed in the plainest way.
 */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  generates: {
    // What the layout and the search's form ask, and what any page may.
    ...part('web/src/gql/', [
      'web/src/**/*.graphql',
      '!web/src/{account,dashboard,map,site/home,site/explore,site/profile,site/em,site/search/suggestions}/**',
      '!web/src/apollo/actions.graphql',
    ]),
    // What only the home page asks.
    ...part('web/src/gql/home/', ['web/src/{site/home,ui}/**/*.graphql']),
    // What public pages tell the server once they are there: loaded then.
    ...part('web/src/gql/actions/', ['web/src/apollo/actions.graphql']),
    // What only results ask, and suggestions.
    ...part('web/src/gql/pages/', ['web/src/{site/explore,site/search/suggestions,ui}/**/*.graphql']),
    // What only the map of results asks.
    ...part('web/src/gql/map/', ['web/src/map/**/*.graphql']),
    // What only profiles ask.
    ...part('web/src/gql/profile/', ['web/src/{site/profile,ui}/**/*.graphql']),
    // What only the pages of places ask.
    ...part('web/src/gql/em/', ['web/src/{site/em,ui}/**/*.graphql']),
    // What only the pages of an account ask: a part of its own, since a module is loaded whole by whoever needs one of it.
    ...part('web/src/gql/account/', [
      'web/src/account/**/*.graphql',
      'web/src/session/viewer.graphql',
      'web/src/ui/**/*.graphql',
    ]),
    // What only administrators ask.
    ...part('web/src/gql/dashboard/', ['web/src/dashboard/**/*.graphql']),
    'graphql-server/src/http/rest/gql/documents.ts': {
      documents: 'graphql-server/src/http/rest/routes/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        scalars: { DateTime: 'string', JSON: 'unknown', Upload: 'unknown' },
        enumType: 'string-literal',
        useTypeImports: true,
      },
    },
  },
}

/**
 * The generated files of one part of the web app.
 *
 * @param folder where they go
 * @param documents the operations of the part, and the fragments that they use
 */
function part(folder: string, documents: string[]): CodegenConfig['generates'] {
  return {
    [folder]: {
      documents,
      preset: 'client',
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
      config: {
        customDirectives: { apolloUnmask: true },
        scalars: { DateTime: 'string', JSON: 'unknown', Upload: 'File' },
        enumType: 'string-literal',
        useTypeImports: true,
        importExtension: '.ts',
      },
    },
    [`${folder}hooks.ts`]: { documents, plugins: ['./web/codegen-hooks.ts'] },
  }
}

export default config
