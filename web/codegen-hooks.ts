import { dirname, relative } from 'node:path'
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers'
import { Kind } from 'graphql'

/** Each in a file of its own: public pages start without Apollo's mutations. */
const binders = {
  bindQuery: 'web/src/apollo/bind-query.ts',
  bindMutation: 'web/src/apollo/bind-mutation.ts',
}

interface HooksConfig {
  /** Whether hooks have the names of their queries alone: a page starts without the documents (`apollo/operation.ts`). */
  byName?: boolean
}

/**
 * A codegen plugin: one line per operation, in alphabetical order, that binds its typed document to its hook. The typing is in `src/apollo/`.
 */
export const plugin: CodegenPlugin<HooksConfig>['plugin'] = (_schema, files, config, info) => {
  const definitions = files.flatMap((file) => file.document?.definitions ?? [])
  const hooks = definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return []
    const kind = definition.operation === 'mutation' ? 'Mutation' : 'Query'
    return hook(definition.name.value, kind, config.byName)
  })
  const sorted = hooks.sort((a, b) => a.line.localeCompare(b.line, 'en'))
  const used = [...new Set(hooks.map(({ binder }) => binder))].sort()
  const folder = dirname(info?.outputFile ?? '')
  const binding = used.map((binder) => `import { ${binder} } from '${relative(folder, binders[binder])}'`)
  const lines = sorted.map(({ line }) => line)
  if (!config.byName) {
    return {
      prepend: [
        ...binding,
        `import { ${sorted.map(({ document }) => document).join(', ')} } from './graphql.ts'`,
      ],
      content: `\n${lines.join('\n')}\n`,
    }
  }
  const types = sorted.flatMap(({ pascal }) => [`${pascal}Query`, `${pascal}QueryVariables`])
  return {
    prepend: [
      ...binding,
      `import type { NamedQuery } from '${relative(folder, 'web/src/apollo/operation.ts')}'`,
      `import type { ${types.join(', ')} } from './graphql.ts'`,
    ],
    content: `\n${[...sorted.map(nameLine), '', ...lines].join('\n')}\n`,
  }
}

function hook(name: string, kind: 'Query' | 'Mutation', byName = false) {
  const pascal = name.replace(/(^|_)[a-z]/g, (letters) => letters.toUpperCase())
  const document = `${pascal}Document`
  const binder = `bind${kind}` as const
  // Pure: a bundle holds only the hooks that it uses.
  return {
    binder,
    document,
    name,
    pascal,
    line: `export const use${pascal}${kind} = /* @__PURE__ */ ${binder}(${byName ? nameOf(pascal) : document})`,
  }
}

const nameOf = (pascal: string) => `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}Query`

function nameLine({ name, pascal }: { name: string; pascal: string }): string {
  return `export const ${nameOf(pascal)} = '${name}' as NamedQuery<${pascal}Query, ${pascal}QueryVariables>`
}
