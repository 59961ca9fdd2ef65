import { access, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isTemporary, nullIfNotFound, removeTemporary, writeAtomically } from './atomic-write.ts'
import { type ImageFormat, type ImageStore, parseKey, storeKey } from './store.ts'

/** Folder of erasure records, next to those of the images. */
const erasures = 'erasures'

/** @param root of the store, created by the first `put` */
export function folderStore(root: string): ImageStore {
  const filePath = (hash: string, format: ImageFormat) => join(root, storeKey(hash, format))
  const exists = (path: string) => access(path).then(() => true, nullIfNotFound)
  return {
    async put(hash, format, bytes) {
      const path = filePath(hash, format)
      if (await exists(path)) return
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeAtomically(path, bytes)
    },
    read: async (hash, format) => readFile(filePath(hash, format)).catch(nullIfNotFound),
    has: async (hash, format) => (await exists(filePath(hash, format))) ?? false,
    delete: async (hash, format) => rm(filePath(hash, format), { force: true }),
    async *list() {
      for (const folder of await listFolders(root)) {
        for (const name of await readdir(join(root, folder))) {
          const file = parseKey(`${folder}/${name}`)
          const stats = file && (await stat(join(root, folder, name)).catch(nullIfNotFound))
          if (file && stats) yield { ...file, storedAt: stats.mtime }
        }
      }
    },
    async putErasure(name, bytes) {
      await mkdir(join(root, erasures), { recursive: true, mode: 0o700 })
      await writeAtomically(join(root, erasures, name), bytes)
    },
    deleteErasure: async (name) => rm(join(root, erasures, name), { force: true }),
    async readErasures() {
      const names = (await readdir(join(root, erasures)).catch(nullIfNotFound)) ?? []
      const files = names.filter((name) => !isTemporary(name)).sort()
      return Promise.all(files.map((name) => readFile(join(root, erasures, name))))
    },
    async removeTemporary(before) {
      let removed = 0
      for (const folder of await listFolders(root))
        removed += await removeTemporary(join(root, folder), before)
      return removed
    },
  }
}

async function listFolders(root: string): Promise<string[]> {
  const names = (await readdir(root).catch(nullIfNotFound)) ?? []
  return names.filter((name) => /^[0-9a-f]{2}$/.test(name))
}
