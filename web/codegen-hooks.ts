import { dirname, relative } from 'node:path'
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers'
import { Kind } from 'graphql'

const bindHooks = 'web/src/apollo/bind-hooks.ts'

/**
 * A codegen plugin: one line per operation, in alphabetical order, that binds its typed document to its hook. The typing is in `src/apollo/bind-hooks.ts`.
 */
export const plugin: CodegenPlugin['plugin'] = (_schema, files, _config, info) => {
  const definitions = files.flatMap((file) => file.document?.definitions ?? [])
  const hooks = definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return []
    return hook(definition.name.value, definition.operation === 'mutation' ? 'Mutation' : 'Query')
  })
  const sorted = hooks.sort((a, b) => a.line.localeCompare(b.line, 'en'))
  const binders = [...new Set(hooks.map(({ binder }) => binder))].sort()
  return {
    prepend: [
      `import { ${binders.join(', ')} } from '${relative(dirname(info?.outputFile ?? ''), bindHooks)}'`,
      `import { ${sorted.map(({ document }) => document).join(', ')} } from './graphql.ts'`,
    ],
    content: `\n${sorted.map(({ line }) => line).join('\n')}\n`,
  }
}

function hook(name: string, kind: 'Query' | 'Mutation') {
  const pascal = name.replace(/(^|_)[a-z]/g, (letters) => letters.toUpperCase())
  const document = `${pascal}Document`
  const binder = `bind${kind}`
  // Pure: a bundle holds only the hooks that it uses.
  return {
    binder,
    document,
    line: `export const use${pascal}${kind} = /* @__PURE__ */ ${binder}(${document})`,
  }
}
