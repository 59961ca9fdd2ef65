import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { PageAssets, PageModule } from '../../../../schema/page.ts'
import { StartupError } from '../../errors.ts'
import type { PageSource } from './page-source.ts'

const dist = new URL('../../../../web/dist/', import.meta.url)

/**
 * The web app as it was built into `web/dist`, loaded once.
 *
 * @throws StartupError when it was never built
 */
export async function builtPages(): Promise<PageSource> {
  const entry = new URL('server/entry-server.js', dist)
  if (!existsSync(entry)) {
    throw new StartupError(
      'O site ainda não foi construído. Inicie o produto com "npm start", que o constrói.',
    )
  }
  const pages = (await import(entry.href)) as PageModule
  const assets = await readPageAssets(new URL('client/.vite/manifest.json', dist))
  return {
    load: async () => ({ pages, assets }),
    clientFolder: new URL('client/', dist),
    close: async () => {},
  }
}

interface ManifestChunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
  isDynamicEntry?: boolean
}

type Manifest = Record<string, ManifestChunk>

/**
 * What every page loads, read from Vite's manifest once at the start.
 *
 * @param manifestFile path of `.vite/manifest.json` of the client build
 * @returns addresses below the site's root: the entry, its styles and fonts, the scripts that it loads later, and for
 *   each lazy route module the scripts that it needs beyond those; a script stands after those that it imports
 * @throws when the manifest is missing or has no entry: the web app was not built
 */
export async function readPageAssets(manifestFile: URL): Promise<PageAssets> {
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry && !chunk.isDynamicEntry)
  if (!entry) throw new Error(`no entry in ${manifestFile.pathname}`)
  const first = withImports([entry], manifest)
  const later = withImports(chunksNamed(entry.dynamicImports, manifest), manifest)
  const chunks = [...new Set([...first, ...later])]
  const files = (of: (chunk: ManifestChunk) => string[] | undefined) => [
    ...new Set(chunks.flatMap((chunk) => of(chunk) ?? [])),
  ]
  const scriptsBeyond = (loaded: ManifestChunk[], needed: ManifestChunk[]) =>
    needed.filter((chunk) => !loaded.includes(chunk)).map(({ file }) => `/${file}`)
  return {
    script: `/${entry.file}`,
    styles: files((chunk) => chunk.css).map((file) => `/${file}`),
    fonts: files((chunk) => chunk.assets)
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => `/${file}`),
    imports: scriptsBeyond([entry], first),
    scripts: scriptsBeyond(first, chunks),
    pages: Object.fromEntries(
      Object.entries(manifest)
        .filter(([, chunk]) => chunk.isDynamicEntry && !chunks.includes(chunk))
        .map(([module, chunk]) => [module, scriptsBeyond(chunks, withImports([chunk], manifest))]),
    ),
  }
}

function chunksNamed(names: string[] = [], manifest: Manifest): ManifestChunk[] {
  return names.map((name) => manifest[name]).filter((chunk) => chunk !== undefined)
}

/** Chunks and everything they import, each after its own imports. */
function withImports(
  chunks: ManifestChunk[],
  manifest: Manifest,
  visited = new Set<ManifestChunk>(),
): ManifestChunk[] {
  return chunks.flatMap((chunk) => {
    if (visited.has(chunk)) return []
    visited.add(chunk)
    return [...withImports(chunksNamed(chunk.imports, manifest), manifest, visited), chunk]
  })
}
