import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { PageAssets, PageModule } from '../../../../schema/page.ts'
import { StartupError } from '../../errors.ts'
import type { PageSource } from './pages.ts'

const dist = new URL('../../../../web/dist/', import.meta.url)

/**
 * Loads the web app from `web/dist`.
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
    open: (app) => serveStaticFiles(app, new URL('client/', dist)),
    close: async () => {},
  }
}

/**
 * Serves the client build, precompressed if the client accepts it: files below /assets, which have a content hash in
 * their names, with a max-age of a year; others, such as the icon, of a day.
 */
export async function serveStaticFiles(app: FastifyInstance, client: URL): Promise<void> {
  const entries = await readdir(client, { withFileTypes: true })
  await app.register(async (scope) => {
    // A malformed file name, or one outside the folder, is a 404.
    scope.setErrorHandler<FastifyError>((error, _request, reply) => {
      if ((error.statusCode ?? 500) >= 500) throw error
      reply.callNotFound()
    })
    await scope.register(fastifyStatic, {
      root: fileURLToPath(new URL('assets/', client)),
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      index: false,
      preCompressed: true,
    })
    for (const { name } of entries.filter((entry) => entry.isFile())) {
      scope.get(`/${name}`, (_request, reply) =>
        reply.sendFile(name, fileURLToPath(client), { immutable: false, maxAge: '1d' }),
      )
    }
  })
}

interface ManifestChunk {
  file: string
  assets?: string[]
  imports?: string[]
  isEntry?: boolean
  isDynamicEntry?: boolean
}

type Manifest = Record<string, ManifestChunk>

/**
 * Reads a page's assets from the client build's `.vite/manifest.json`.
 *
 * @throws when the manifest or its entry is missing
 */
export async function readPageAssets(manifestFile: URL): Promise<PageAssets> {
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry && !chunk.isDynamicEntry)
  if (!entry) throw new Error(`no entry in ${manifestFile.pathname}`)
  const first = withImports(entry, manifest)
  const assetUrls = (files: string[]) => [...new Set(files)].map((file) => `/${file}`)
  const scriptUrls = (chunks: Set<ManifestChunk>, known: Set<ManifestChunk>) =>
    assetUrls([...chunks].filter((chunk) => !known.has(chunk)).map(({ file }) => file))
  const pages = Object.entries(manifest)
    .filter(([, chunk]) => chunk.isDynamicEntry && !first.has(chunk))
    .map(([module, chunk]) => [module, withImports(chunk, manifest)] as const)
  return {
    script: `/${entry.file}`,
    // Vite's name for the only sheet of an unsplit build.
    styles: assetUrls(manifest['style.css'] ? [manifest['style.css'].file] : []),
    fonts: assetUrls(
      [...first].flatMap(({ assets = [] }) => assets.filter((file) => file.endsWith('.woff2'))),
    ),
    imports: scriptUrls(first, new Set([entry])),
    pages: Object.fromEntries(pages.map(([module, needed]) => [module, scriptUrls(needed, first)])),
  }
}

/** A chunk with its transitive imports. */
function withImports(
  chunk: ManifestChunk,
  manifest: Manifest,
  found = new Set<ManifestChunk>(),
): Set<ManifestChunk> {
  found.add(chunk)
  for (const name of chunk.imports ?? []) {
    const imported = manifest[name]
    if (imported && !found.has(imported)) withImports(imported, manifest, found)
  }
  return found
}
