import { readFile } from 'node:fs/promises'
import type { PageAssets } from '../../../schema/page.ts'

interface ManifestChunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  isEntry?: boolean
  isDynamicEntry?: boolean
}

/**
 * What every page loads, read from Vite's manifest once at the start.
 *
 * @param manifestFile path of `.vite/manifest.json` of the client build
 * @returns addresses below the site's root: the entry, its styles, the scripts and fonts worth a preload, and for each
 *   module that is loaded later the scripts that it needs beyond those
 * @throws when the manifest is missing or has no entry: the web app was not built
 */
export async function readPageAssets(manifestFile: URL): Promise<PageAssets> {
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Record<string, ManifestChunk>
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
  if (!entry) throw new Error(`no entry in ${manifestFile.pathname}`)
  const chunks = withImports(entry, manifest)
  const files = (of: (chunk: ManifestChunk) => string[] | undefined) => [
    ...new Set(chunks.flatMap((chunk) => of(chunk) ?? [])),
  ]
  return {
    script: `/${entry.file}`,
    styles: files((chunk) => chunk.css).map((file) => `/${file}`),
    preloads: [
      ...chunks.slice(1).map((chunk) => `/${chunk.file}`),
      ...files((chunk) => chunk.assets)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => `/${file}`),
    ],
    pages: Object.fromEntries(
      Object.entries(manifest)
        .filter(([, chunk]) => chunk.isDynamicEntry)
        .map(([module, chunk]) => [module, scriptsBeyond(chunks, withImports(chunk, manifest))]),
    ),
  }
}

function scriptsBeyond(known: ManifestChunk[], needed: ManifestChunk[]): string[] {
  return needed.filter((chunk) => !known.includes(chunk)).map(({ file }) => `/${file}`)
}

function withImports(entry: ManifestChunk, manifest: Record<string, ManifestChunk>): ManifestChunk[] {
  const chunks = [entry]
  for (const chunk of chunks) {
    for (const name of chunk.imports ?? []) {
      const imported = manifest[name]
      if (imported && !chunks.includes(imported)) chunks.push(imported)
    }
  }
  return chunks
}
