import { createHash } from 'node:crypto'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { folderStore } from '../src/media/folder-store.ts'
import { storeKey } from '../src/media/store.ts'
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

it('npm run images:clean counts first, and deletes only old files and only with the option', async () => {
  const store = folderStore(join(folder, 'images'))
  const put = async (text: string) => {
    const hash = createHash('sha256').update(text).digest('hex')
    await store.put(hash, 'webp', Buffer.from(text))
    return { hash, place: storeKey(hash, 'webp') }
  }
  const [old, young] = [await put('old'), await put('young')]
  const before = Date.now() / 1000 - 7200
  await utimes(join(folder, 'images', old.place), before, before)
  const missing = 'f'.repeat(64)
  const image = { format: 'webp', width: 1, height: 1, bytes: 1, color: '#000000' }
  const { id } = await database.prisma.image.create({ data: { hash: missing, ...image } })
  await database.prisma.city.create({
    data: { name: 'Cunha', slug: 'cunha', image: { create: { hash: 'e'.repeat(64), ...image } } },
  })

  const counted = await clean()
  expect(counted).toEqual({
    code: 0,
    problem: '',
    output:
      '2 arquivos sem registro, 2 registros sem arquivo, 1 registro sem uso.\n' +
      'Nada foi apagado. Para apagar o que tem mais de uma hora, repita com --apagar.\n',
  })
  expect(await store.has(old.hash, 'webp')).toBe(true)

  const { output } = await clean('--verbose')
  for (const { place } of [old, young]) expect(output).toContain(`Arquivo sem registro: ${place}`)
  expect(output).toContain(`Registro sem arquivo: ${id} (${missing})`)
  expect(output).toContain(`Registro sem uso: ${id} (${missing})`)

  const done = await clean('--apagar')
  expect(done.output.split('\n')).toEqual([
    '2 arquivos sem registro, 2 registros sem arquivo, 1 registro sem uso.',
    'Apagados: 1 arquivo sem registro, 0 registros sem uso, 0 arquivos incompletos. ' +
      'Mantidos: 2 com menos de uma hora, talvez de um envio em andamento; 1 registro sem arquivo, mas em uso (envie a imagem de novo).',
    '',
  ])
  expect(await store.has(old.hash, 'webp')).toBe(false)
  expect(await store.has(young.hash, 'webp')).toBe(true)
})

it('npm run images:clean says that nothing was kept', async () => {
  await database.empty()
  await rm(join(folder, 'images'), { recursive: true })
  const { output } = await clean('--apagar')
  expect(output).toMatch(/\nApagados: 0 .*\. Nada foi mantido\.\n$/)
})

it('explains itself when it does not understand', async () => {
  const { code, problem } = await clean('--delete')
  expect(code).toBe(1)
  expect(problem).toContain('npm run images:clean -- --apagar')
})
