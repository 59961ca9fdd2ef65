import type { CodegenConfig } from '@graphql-codegen/cli'

const documents = 'web/src/**/*.graphql'

/**
 * Typed documents and one hook per operation and fragment, from the committed schema and the `.graphql`
 * files beside the components. The options are those that let the client preset live with Apollo Client's
 * own data masking. The REST facade's documents are typed in the plainest way.
 */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  generates: {
    'web/src/gql/': {
      documents,
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        scalars: { DateTime: 'string' },
        enumType: 'string-literal',
        useTypeImports: true,
        importExtension: '.ts',
      },
    },
    'web/src/gql/hooks.ts': {
      documents,
      plugins: ['./web/codegen-hooks.ts'],
    },
    'graphql-server/src/rest/documents/documents.ts': {
      documents: 'graphql-server/src/rest/documents/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        scalars: { DateTime: 'string', JSON: 'unknown', Upload: 'unknown' },
        enumType: 'string-literal',
        useTypeImports: true,
      },
    },
  },
}

export default config
