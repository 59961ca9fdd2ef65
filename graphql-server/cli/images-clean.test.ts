import { createHash } from 'node:crypto'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { folderStore } from '../src/media/folder-store.ts'
import { placeOf } from '../src/media/store.ts'
import { runCli } from '../test/command.ts'
import { useDatabase } from '../test/database.ts'

const database = useDatabase()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guia-clean-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const clean = (...parameters: string[]) =>
  runCli('images-clean', database.config, parameters, {
    env: { JWT_SECRET: 'x'.repeat(32), DATA_DIR: folder },
  })

it('npm run images:clean tells first, and deletes only what is old and only when told to', async () => {
  const store = folderStore(join(folder, 'images'))
  const put = async (text: string) => {
    const hash = createHash('sha256').update(text).digest('hex')
    await store.put(hash, 'webp', Buffer.from(text))
    return { hash, place: placeOf(hash, 'webp') }
  }
  const [old, young] = [await put('old'), await put('young')]
  const before = Date.now() / 1000 - 7200
  await utimes(join(folder, 'images', old.place), before, before)
  const missing = 'f'.repeat(64)
  const { id } = await database.prisma.image.create({
    data: { hash: missing, format: 'webp', width: 1, height: 1, bytes: 1, color: '#000000' },
  })

  const told = await clean()
  expect(told).toMatchObject({ code: 0, problem: '' })
  for (const { place } of [old, young]) expect(told.output).toContain(`Arquivo sem registro: ${place}`)
  expect(told.output).toContain(`Registro sem arquivo: ${id} (${missing})`)
  expect(told.output).toContain('2 arquivos sem registro, 1 registros sem arquivo, 1 registros sem uso.')
  expect(told.output).toContain('Nada foi apagado.')
  expect(await store.has(old.hash, 'webp')).toBe(true)

  const done = await clean('--apagar')
  expect(done.output).toContain('Apagados: 1 arquivos sem registro, 0 registros sem uso')
  expect(await store.has(old.hash, 'webp')).toBe(false)
  expect(await store.has(young.hash, 'webp')).toBe(true)
})

it('explains itself when it does not understand', async () => {
  const { code, problem } = await clean('--delete')
  expect(code).toBe(1)
  expect(problem).toContain('npm run images:clean -- --apagar')
})
