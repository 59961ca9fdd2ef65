import { buffer } from 'node:stream/consumers'
import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { zip, zipped } from '../../test/archive.ts'
import { useFiles } from '../../test/imports.ts'
import { isPhotoTitle, readPhotoNames } from './names.ts'
import { PhotoZip } from './zip.ts'

const saveFile = useFiles()

type Files = Parameters<typeof zip>

const open = async (...args: Files) => PhotoZip.open(await saveFile(zip(...args)), 1e6, 1e5)

it('a column of photos is known by its title', () => {
  const known = [
    'Fotos',
    'FOTO 1',
    'Foto_2',
    'Imagens',
    'imagem',
    'Arquivo da foto',
    'Photos',
    'Foto de capa',
  ]
  expect(known.filter(isPhotoTitle)).toEqual(known)
  const others = ['Fotógrafo', 'Telefone', 'Imagem da marca registrada', 'Fotocópias', 'Data da foto']
  expect(others.filter(isPhotoTitle)).toEqual([])
  expect(readPhotoNames(' a.jpg | b.jpg;c.jpg , ')).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
})

it('files are found without folders, by any case and form of accents', async () => {
  const composed = 'Pão.JPG'.normalize('NFC')
  const archive = await open({ [`fotos/${composed.normalize('NFD')}`]: 'x', 'b.png': 'y' })
  expect([composed, 'pão.jpg', 'C:\\fotos\\PÃO.jpg'].map((name) => archive.find(name))).toEqual([0, 0, 0])
  expect(archive.find('pao.jpg')).toBe('missing')
  expect((await buffer(archive.read(1))).toString()).toBe('y')
})

it('files of one name are found by their folders, else ambiguous', async () => {
  const archive = await open({ 'bar/1.jpg': 'x', 'loja/1.jpg': 'y', 'outra loja/2.jpg': 'z' })
  expect(archive.find('1.jpg')).toBe('ambiguous')
  expect(archive.find('loja/1.jpg')).toBe(1)
  expect(archive.find('fotos/1.jpg')).toBe('ambiguous')
})

it('names of Windows without an encoding are read, broken ones are named', async () => {
  const archive = await open({ 'x.jpg': 'x' }, () => Buffer.from([0x70, 0xc6, 0x6f, 0x2e, 0x6a, 0x70, 0x67]))
  expect(archive.find('pão.jpg')).toBe(0)
  const utf8 = { bytes: deflateRawSync('x'), size: 1, flags: 0x800 }
  const broken = await open({ x: utf8 }, () => Buffer.from([0x70, 0xff, 0x6f]))
  expect(broken.photos).toMatchObject([{ problem: 'encoding' }])
})

it('folders and what systems add are no photos', async () => {
  const names = ['a/', '__MACOSX/._a.jpg', '.DS_Store', 'a/Thumbs.db', 'a/a.jpg']
  const { photos } = await open(Object.fromEntries(names.map((name) => [name, 'x'])))
  expect(photos.map(({ path }) => path)).toEqual(['a/a.jpg'])
})

it('bombs, locked and large files are problems of their own', async () => {
  const zeros = Buffer.alloc(4e6)
  const archive = await open({
    'good.jpg': 'x',
    'locked.jpg': { ...(zipped(Buffer.from('x')) as object), flags: 1 } as Files[0][string],
    'large.jpg': zipped(zeros),
    'liar.jpg': zipped(zeros, 5),
    'short.jpg': zipped(Buffer.from('x'), 5),
    'broken.jpg': { bytes: Buffer.from('no deflate'), size: 5 },
  })
  expect(archive.photos.map(({ problem }) => problem)).toEqual([
    null,
    'encrypted',
    'tooLarge',
    null,
    null,
    null,
  ])
  await expect(buffer(archive.read(3))).rejects.toMatchObject({ problem: 'bomb' })
  await expect(buffer(archive.read(4))).rejects.toMatchObject({ problem: 'damaged' })
  await expect(buffer(archive.read(5))).rejects.toMatchObject({ problem: 'damaged' })
  const dense = await PhotoZip.open(await saveFile(zip({ 'zeros.jpg': zipped(zeros) })), 1e6, 1e7)
  expect(dense.photos).toMatchObject([{ problem: 'bomb' }])
})

it('what is no archive, too large, or of too many files is refused as a whole', async () => {
  const refused = (content: Buffer, maxBytes = 1e7) =>
    saveFile(content).then((path) => PhotoZip.open(path, maxBytes, 1e5))
  await expect(refused(Buffer.from('nome;fotos'))).rejects.toThrow(/não é um ZIP/)
  await expect(refused(zip({ 'a.jpg': 'x' }), 10)).rejects.toThrow(/grande demais/)
  const many = zip(Object.fromEntries(Array.from({ length: 20_001 }, (_, index) => [`${index}.jpg`, ''])))
  await expect(refused(many)).rejects.toThrow(/arquivos demais/)
  const strong = zip({ 'a.jpg': { bytes: deflateRawSync('x'), size: 1, flags: 0x41 } })
  await expect(refused(strong)).rejects.toThrow(/senha/)
})
