import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ImageStore, storedFormat } from '../../src/media/store.ts'
import { categories } from '../catalogue.ts'
import { cities } from '../places.ts'
import type { DrawnImage } from './draw.ts'
import { type Scene, sceneOf, sceneOfCity, scenesPerCategory } from './scene.ts'

/** An image of the pool that is in the store. */
export type PoolImage = Omit<DrawnImage, 'data'>

/** What is remembered of a drawing: which image it became. */
interface Known extends PoolImage {
  /** SHA-256 of the drawing: another drawing is another image. */
  drawing: string
}

export interface PoolOptions {
  store: ImageStore
  /** The product's data folder, where it is remembered what has been drawn. */
  folder: string
  onProgress?: (done: number, total: number) => void
  /** Ends the drawing early. */
  signal?: AbortSignal
}

/** All pictures of the demo: those of every category, and one of every city. */
export function allScenes(): Scene[] {
  return [
    ...categories.flatMap(({ slug }) =>
      Array.from({ length: scenesPerCategory }, (_, index) => sceneOf(slug, index)),
    ),
    ...cities.map(({ slug }, index) => sceneOfCity(slug, index)),
  ]
}

const digest = (svg: string) => createHash('sha256').update(svg).digest('hex')

async function remembered(path: string): Promise<Map<string, Known>> {
  try {
    const list: Known[] = JSON.parse(await readFile(path, 'utf8'))
    return new Map(list.map((each) => [each.key, each]))
  } catch {
    // Absent or half written by an older version: everything is drawn again, to the same files.
    return new Map()
  }
}

async function namesIn(store: ImageStore): Promise<Set<string>> {
  const names = new Set<string>()
  for await (const { hash } of store.list()) names.add(hash)
  return names
}

/** Draws in a process of its own; each image is handed over as soon as it is there. */
async function drawElsewhere(
  scenes: readonly Scene[],
  take: (image: DrawnImage) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const child = fork(join(import.meta.dirname, 'draw.ts'), [], {
    execArgv: [],
    serialization: 'advanced',
    signal,
  })
  const taken: Promise<void>[] = []
  await new Promise<void>((resolve, reject) => {
    child.on('message', (image: DrawnImage) => {
      const work = take({ ...image, data: Buffer.from(image.data) })
      work.catch((error: unknown) => {
        child.kill()
        reject(error)
      })
      taken.push(work)
    })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The scenes could not be drawn')),
    )
    child.send(scenes.map(({ key, svg }) => ({ key, svg })))
  })
  await Promise.all(taken)
}

/**
 * Puts the demo's pictures into the store. What is there already is not drawn again: the data folder remembers
 * which drawing became which image.
 *
 * @returns the images by the key of their scene
 */
export async function drawPool({
  store,
  folder,
  onProgress,
  signal,
}: PoolOptions): Promise<Map<string, PoolImage>> {
  const path = join(folder, 'demo-scenes.json')
  const known = await remembered(path)
  const names = await namesIn(store)
  const scenes = allScenes()
  const drawings = new Map(scenes.map((scene) => [scene.key, digest(scene.svg)]))
  const isDrawn = ({ key }: Scene) => {
    const before = known.get(key)
    return before !== undefined && before.drawing === drawings.get(key) && names.has(before.hash)
  }
  const missing = scenes.filter((scene) => !isDrawn(scene))
  const images = new Map<string, Known>()
  for (const { key } of scenes.filter(isDrawn)) images.set(key, known.get(key) as Known)
  if (missing.length === 0) return images
  let done = 0
  const take = async ({ data, ...image }: DrawnImage) => {
    await store.put(image.hash, storedFormat, data)
    images.set(image.key, { ...image, drawing: drawings.get(image.key) ?? '' })
    onProgress?.(++done, missing.length)
  }
  await drawElsewhere(missing, take, signal)
  await writeFile(`${path}.new`, JSON.stringify([...images.values()]), { mode: 0o600 })
  await rename(`${path}.new`, path)
  return images
}
