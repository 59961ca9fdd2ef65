import type { Plugin } from 'vite'

interface Cut {
  /** Names the library's file. */
  file: RegExp
  /** Something that stands in the file meant and in no other that `file` names. */
  holds: string
  /** What is replaced by what; each has to be there. */
  edits: [pattern: RegExp, replacement: string][]
}

/** What no page of ours can reach and the bundler can't know to be out of reach. */
export const cuts: Cut[] = [
  {
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-[^/\\]+\.mjs$/,
    holds: 'function PrefetchPageLinks(',
    edits: [
      // Prefetching of the framework mode, which asks a server of its own.
      [/(function PrefetchPageLinks\(\{[^}]*\}\) \{)[\s\S]*?\n\}\n/, '$1 return null }\n'],
      // Names for developer tools keep what they name in the bundle.
      [/^\w+\.displayName = "[\w.]+";$/gm, ''],
      // Making a component changes nothing: one that nobody uses may go.
      [/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'],
      // Links that prefetch of themselves, the framework mode again: ours are watched (browser/load-on-intent.ts).
      [
        /(function usePrefetchBehavior\(\w+, \w+\) \{)[\s\S]*?(let ref = [^;]+;)[\s\S]*?\n\}\n/,
        '$1 $2 return [false, ref, {}] }\n',
      ],
      // Measuring of routes: we give no functions that would measure.
      [/(function getRouteInstrumentationUpdates\(\w+, \w+\) \{)[\s\S]*?\n\}\n/, '$1 return {} }\n'],
      [/(function instrumentClientSideRouter\((\w+), \w+\) \{)[\s\S]*?\n\}\n/, '$1 return $2 }\n'],
      // Errors of server components.
      [/\n {4}if \(this\.context\) \{\s*return [^;]*RSCErrorHandler[^;]*;\s*\}/, ''],
      // Results of loaders on the server: no route of ours has one.
      [/(function parseHydrationData\(\) \{)[\s\S]*?\n\}\n/, '$1 return undefined }\n'],
    ],
  },
  {
    file: /[\\/]@apollo[\\/]client[\\/]link[\\/]http[\\/]parseAndCheckHttpResponse\.js$/,
    holds: 'function readMultipartBody',
    // Answers in parts: no document of ours asks for them (@defer, @stream, subscriptions).
    edits: [
      [/async function\* consumeMultipartBody[\s\S]*?\n\}\n/, ''],
      [
        /(async function readMultipartBody\(\w+, \w+\) \{)[\s\S]*?\n\}\n/,
        "$1 throw new Error('An answer in parts') }\n",
      ],
    ],
  },
]

/** Leaves out of libraries what no page can reach: 5 kB of every page's script. */
export function trimLibraries(): Plugin[] {
  return cuts.map(({ file, holds, edits }) => ({
    name: `trim-libraries:${holds}`,
    apply: 'build',
    transform: {
      filter: { id: file, code: holds },
      handler: (code) => ({ code: cut(code, edits), map: null }),
    },
  }))
}

/** @throws when the file has another shape than the edits know */
export function cut(code: string, edits: Cut['edits']): string {
  return edits.reduce((text, [pattern, replacement]) => {
    if (text.search(pattern) < 0) throw new Error(`A library has another shape: ${pattern} is not in it`)
    return text.replace(pattern, replacement)
  }, code)
}
