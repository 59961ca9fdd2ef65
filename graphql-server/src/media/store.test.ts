import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useS3Double } from '../../test/s3-double.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'
import { type ImageStore, parseKey, storeKey } from './store.ts'

const double = useS3Double()
let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'guia-store-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const {
  TEST_S3_ENDPOINT: endpoint,
  TEST_S3_BUCKET: bucket = 'imagens',
  TEST_S3_ACCESS_KEY_ID: accessKeyId = '',
  TEST_S3_SECRET_ACCESS_KEY: secretAccessKey = '',
} = process.env

/** Pages of two, so that a list has several. A real server's bucket must be empty. */
const stores: [string, () => ImageStore][] = [
  ['a folder', () => folderStore(join(root, 'images'))],
  ['a double of S3', () => s3Store(double.access, { pageSize: 2 })],
]
if (endpoint) {
  const access = { endpoint, bucket, region: 'us-east-1', accessKeyId, secretAccessKey }
  stores.push(['the S3-compatible server that was named', () => s3Store(access, { pageSize: 2 })])
}

const file = (text: string) => {
  const bytes = Buffer.from(text)
  return { hash: createHash('sha256').update(bytes).digest('hex'), bytes }
}

async function all(store: ImageStore): Promise<string[]> {
  const found: string[] = []
  for await (const { hash, format } of store.list()) found.push(`${hash}.${format}`)
  return found.sort()
}

describe.each(stores)('%s', (_name, open) => {
  it('gives back what was put into it, under its name only', async () => {
    const store = open()
    const { hash, bytes } = file('um')
    expect(await store.read(hash, 'webp')).toBeNull()
    expect(await store.has(hash, 'webp')).toBe(false)
    await store.put(hash, 'webp', bytes)
    expect(await store.read(hash, 'webp')).toEqual(bytes)
    expect(await store.has(hash, 'webp')).toBe(true)
    expect(await store.read(hash, 'avif')).toBeNull()
    await store.delete(hash, 'webp')
  })

  it('keeps the first of two files of one name, and takes a removal twice', async () => {
    const store = open()
    const { hash, bytes } = file('dois')
    await Promise.all([store.put(hash, 'webp', bytes), store.put(hash, 'webp', bytes)])
    await store.put(hash, 'webp', Buffer.from('outra coisa'))
    expect(await store.read(hash, 'webp')).toEqual(bytes)
    await store.delete(hash, 'webp')
    await store.delete(hash, 'webp')
    expect(await store.has(hash, 'webp')).toBe(false)
  })

  it('has copies of erasures apart from its files, however many, and takes a removal twice', async () => {
    const store = open()
    const { hash, bytes } = file('de uma empresa')
    await store.put(hash, 'webp', bytes)
    const names = [1, 2, 3, 4, 5].map((protocol) => `${String(protocol).padStart(10, '0')}.json`)
    for (const name of names) await store.putErasure(name, Buffer.from(name))
    await store.putErasure('0000000001.json', Buffer.from('de novo'))
    const read = async () => (await store.readErasures()).map(String).sort()
    expect(await read()).toEqual([...names.slice(1), 'de novo'])
    expect(await all(store)).toEqual([`${hash}.webp`])
    for (const name of [...names, ...names]) await store.deleteErasure(name)
    expect(await read()).toEqual([])
    expect(await store.read(hash, 'webp')).toEqual(bytes)
    await store.delete(hash, 'webp')
  })

  it('lists all files with the time at which they came', async () => {
    const store = open()
    const files = ['a', 'b', 'c', 'd', 'e'].map(file)
    for (const { hash, bytes } of files) await store.put(hash, 'webp', bytes)
    expect(await all(store)).toEqual(files.map(({ hash }) => `${hash}.webp`).sort())
    for await (const { storedAt } of store.list()) {
      expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(60_000)
    }
    for (const { hash } of files) await store.delete(hash, 'webp')
    expect(await all(store)).toEqual([])
    expect(await store.removeTemporary(new Date())).toBe(0)
  })

  it.each(['', '../../etc/passwd', 'A'.repeat(64), 'a'.repeat(63)])('takes %j for no name', async (name) => {
    await expect(open().read(name, 'webp')).rejects.toThrow(RangeError)
    await expect(open().put(name, 'webp', Buffer.alloc(1))).rejects.toThrow(RangeError)
  })
})

it('a store that refuses its visitor is a failure, not an absence', async () => {
  const { hash } = file('um')
  const store = s3Store({ ...double.access, secretAccessKey: 'another' })
  await expect(store.read(hash, 'webp')).rejects.toThrow()
  await expect(store.has(hash, 'webp')).rejects.toThrow()
  const elsewhere = s3Store({ ...double.access, bucket: 'outro' })
  await expect(elsewhere.read(hash, 'webp')).rejects.toMatchObject({ name: 'NoSuchBucket' })
})

it('what a crash left half written is not listed, and goes when it is old', async () => {
  const folder = join(root, 'crashed')
  const store = folderStore(folder)
  const { hash, bytes } = file('três')
  await store.put(hash, 'webp', bytes)
  const place = join(folder, storeKey(hash, 'webp'))
  const [old, young] = [`${place}.0123456789ab.tmp`, `${place}.ba9876543210.tmp`] as const
  for (const path of [old, young]) await writeFile(path, 'half')
  await utimes(old, 0, 0)
  expect(await all(store)).toEqual([`${hash}.webp`])
  expect(await store.removeTemporary(new Date(Date.now() - 60_000))).toBe(1)
  expect(await readdir(join(folder, hash.slice(0, 2)))).toHaveLength(2)
  await expect(stat(old)).rejects.toThrow()
})

it('a write that fails leaves nothing behind', async () => {
  const folder = join(root, 'failing')
  const store = folderStore(folder)
  const { hash } = file('quatro')
  await expect(store.put(hash, 'webp', { length: 1 } as never)).rejects.toThrow()
  expect(await readdir(join(folder, hash.slice(0, 2)))).toEqual([])
})

it('only places of our own are files', () => {
  const { hash } = file('um')
  expect(parseKey(storeKey(hash, 'webp'))).toEqual({ hash, format: 'webp' })
  expect(parseKey(`00/${hash}.webp`)).toBeNull()
  expect(parseKey(`${hash.slice(0, 2)}/${hash}.svg`)).toBeNull()
  expect(parseKey('README.md')).toBeNull()
})
