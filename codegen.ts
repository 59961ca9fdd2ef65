import type { CodegenConfig } from '@graphql-codegen/cli'

/**
 * Typed documents and one hook per operation and fragment, from the committed schema and the `.graphql`
 * files beside the components. The options are those that let the client preset live with Apollo Client's
 * own data masking.
 */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: 'web/src/**/*.graphql',
  generates: {
    'web/src/gql/': {
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
      plugins: ['./web/codegen-hooks.ts'],
    },
  },
}

export default config
