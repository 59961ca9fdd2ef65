import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers'
import { Kind } from 'graphql'

/**
 * A codegen plugin: one line per operation and fragment, in alphabetical order, that binds its typed document
 * to Apollo's hook. The typing is in `src/apollo/bind-hooks.ts`.
 */
export const plugin: CodegenPlugin['plugin'] = (_schema, files) => {
  const definitions = files.flatMap((file) => file.document?.definitions ?? [])
  const hooks = definitions.flatMap((definition) => {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      return hook(definition.name.value, 'Fragment', 'FragmentDoc')
    }
    if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return []
    return hook(definition.name.value, definition.operation === 'mutation' ? 'Mutation' : 'Query', 'Document')
  })
  const sorted = hooks.sort((a, b) => a.line.localeCompare(b.line, 'en'))
  const binders = [...new Set(hooks.map(({ binder }) => binder))].sort()
  return {
    prepend: [
      `import { ${binders.join(', ')} } from '../apollo/bind-hooks.ts'`,
      `import { ${sorted.map(({ document }) => document).join(', ')} } from './graphql.ts'`,
    ],
    content: `\n${sorted.map(({ line }) => line).join('\n')}\n`,
  }
}

function hook(name: string, kind: 'Query' | 'Mutation' | 'Fragment', suffix: string) {
  const pascal = name.replace(/(^|_)[a-z]/g, (letters) => letters.toUpperCase())
  const document = pascal + suffix
  const binder = `bind${kind}`
  return { binder, document, line: `export const use${pascal}${kind} = ${binder}(${document})` }
}
