import { dirname, relative } from 'node:path'
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers'
import { Kind } from 'graphql'

/** Each in a file of its own: public pages start without Apollo's mutations. */
const binders = {
  bindQuery: 'web/src/apollo/bind-query.ts',
  bindMutation: 'web/src/apollo/bind-mutation.ts',
}

/**
 * A codegen plugin: one line per operation, in alphabetical order, that binds its typed document to its hook. The typing is in `src/apollo/`.
 */
export const plugin: CodegenPlugin['plugin'] = (_schema, files, _config, info) => {
  const definitions = files.flatMap((file) => file.document?.definitions ?? [])
  const hooks = definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return []
    return hook(definition.name.value, definition.operation === 'mutation' ? 'Mutation' : 'Query')
  })
  const sorted = hooks.sort((a, b) => a.line.localeCompare(b.line, 'en'))
  const used = [...new Set(hooks.map(({ binder }) => binder))].sort()
  const folder = dirname(info?.outputFile ?? '')
  return {
    prepend: [
      ...used.map((binder) => `import { ${binder} } from '${relative(folder, binders[binder])}'`),
      `import { ${sorted.map(({ document }) => document).join(', ')} } from './graphql.ts'`,
    ],
    content: `\n${sorted.map(({ line }) => line).join('\n')}\n`,
  }
}

function hook(name: string, kind: 'Query' | 'Mutation') {
  const pascal = name.replace(/(^|_)[a-z]/g, (letters) => letters.toUpperCase())
  const document = `${pascal}Document`
  const binder = `bind${kind}` as const
  // Pure: a bundle holds only the hooks that it uses.
  return {
    binder,
    document,
    line: `export const use${pascal}${kind} = /* @__PURE__ */ ${binder}(${document})`,
  }
}
