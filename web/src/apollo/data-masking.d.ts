import type { GraphQLCodegenDataMasking } from '@apollo/client/masking'

// Apollo's masking in the types that codegen writes.
declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
