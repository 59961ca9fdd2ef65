import { dirname, relative } from 'node:path'
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers'
import { Kind } from 'graphql'

interface Operation {
  name: string
  isMutation: boolean
}

/**
 * A codegen plugin: one hook per operation. In a `.generated.ts` file the hook reads what the page's loaders returned for
 * the query; in a folder of the client preset it is Apollo's `useQuery` or `useMutation` with the document.
 */
export const plugin: CodegenPlugin['plugin'] = (_schema, files, _config, info) => {
  const operations = files
    .flatMap((file) => file.document?.definitions ?? [])
    .flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.name
        ? [{ name: definition.name.value, isMutation: definition.operation === 'mutation' }]
        : [],
    )
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  const output = info?.outputFile ?? ''
  return output.endsWith('/hooks.ts') ? apolloHooks(operations) : loaderHooks(operations, output)
}

function loaderHooks(operations: Operation[], output: string) {
  const queries = operations.filter(({ isMutation }) => !isMutation)
  if (queries.length === 0) return ''
  return {
    prepend: [`import { useLoaded } from '${relative(dirname(output), 'web/src/ask/use-loaded.ts')}'`],
    content: queries
      .map(({ name }) => `\nexport const use${name} = () => useLoaded<${name}Query>('${name}')`)
      .join(''),
  }
}

function apolloHooks(operations: Operation[]) {
  const binders = [...new Set(operations.map(({ isMutation }) => binder(isMutation)))].sort()
  const documents = operations.map(({ name }) => `${name}Document`)
  return {
    prepend: [
      `import { ${binders.join(', ')} } from '../../apollo/bind.ts'`,
      `import { ${documents.join(', ')} } from './graphql.ts'`,
    ],
    content: operations
      .map(({ name, isMutation }) => {
        const kind = isMutation ? 'Mutation' : 'Query'
        // Pure: a bundle holds only the hooks that it uses.
        return `\nexport const use${name}${kind} = /* @__PURE__ */ ${binder(isMutation)}(${name}Document)`
      })
      .join(''),
  }
}

const binder = (isMutation: boolean) => (isMutation ? 'bindMutation' : 'bindQuery')
