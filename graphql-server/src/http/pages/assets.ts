import { readFile } from 'node:fs/promises'
import type { PageAssets } from '../../../../schema/page.ts'

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
 * @returns addresses below the site's root: the entry, its styles, its fonts, the scripts that it loads later, and for
 *   each module that comes with its route the scripts that it needs beyond those. A script stands after those that it
 *   imports.
 * @throws when the manifest is missing or has no entry: the web app was not built
 */
export async function readPageAssets(manifestFile: URL): Promise<PageAssets> {
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry && !chunk.isDynamicEntry)
  if (!entry) throw new Error(`no entry in ${manifestFile.pathname}`)
  const first = withImports([entry], manifest)
  const later = withImports(named(entry.dynamicImports, manifest), manifest)
  const chunks = [...new Set([...first, ...later])]
  const files = (of: (chunk: ManifestChunk) => string[] | undefined) => [
    ...new Set(chunks.flatMap((chunk) => of(chunk) ?? [])),
  ]
  const scriptsBeyond = (known: ManifestChunk[], needed: ManifestChunk[]) =>
    needed.filter((chunk) => !known.includes(chunk)).map(({ file }) => `/${file}`)
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

function named(names: string[] = [], manifest: Manifest): ManifestChunk[] {
  return names.map((name) => manifest[name]).filter((chunk) => chunk !== undefined)
}

/** Chunks and whatever they import, each after its own imports. */
function withImports(
  of: ManifestChunk[],
  manifest: Manifest,
  known = new Set<ManifestChunk>(),
): ManifestChunk[] {
  return of.flatMap((chunk) => {
    if (known.has(chunk)) return []
    known.add(chunk)
    return [...withImports(named(chunk.imports, manifest), manifest, known), chunk]
  })
}
