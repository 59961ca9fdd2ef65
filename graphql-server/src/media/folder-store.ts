import { access, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileAt, type ImageFormat, type ImageStore, placeOf } from './store.ts'
import { nullWhenMissing, removeTemporary, writeBeside } from './write-beside.ts'

/**
 * A store in a folder: `<root>/ab/<hash>.<format>`.
 *
 * @param root is made when something is put into it
 */
export function folderStore(root: string): ImageStore {
  const pathOf = (hash: string, format: ImageFormat) => join(root, placeOf(hash, format))
  const has = (path: string) => access(path).then(() => true, nullWhenMissing)
  return {
    async put(hash, format, bytes) {
      const path = pathOf(hash, format)
      if (await has(path)) return
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeBeside(path, bytes)
    },
    read: async (hash, format) => readFile(pathOf(hash, format)).catch(nullWhenMissing),
    has: async (hash, format) => (await has(pathOf(hash, format))) ?? false,
    delete: async (hash, format) => rm(pathOf(hash, format), { force: true }),
    async *list() {
      for (const folder of await foldersOf(root)) {
        for (const name of await readdir(join(root, folder))) {
          const file = fileAt(`${folder}/${name}`)
          const found = file && (await stat(join(root, folder, name)).catch(nullWhenMissing))
          if (file && found) yield { ...file, storedAt: found.mtime }
        }
      }
    },
    async removeLeftovers(before) {
      let removed = 0
      for (const folder of await foldersOf(root)) removed += await removeTemporary(join(root, folder), before)
      return removed
    },
  }
}

async function foldersOf(root: string): Promise<string[]> {
  const names = (await readdir(root).catch(nullWhenMissing)) ?? []
  return names.filter((name) => /^[0-9a-f]{2}$/.test(name))
}
