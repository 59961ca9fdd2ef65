import { expect, it } from 'vitest'
import { acceptFiles } from './photo-files.ts'
import { toItem } from './photos-state.ts'

const megabyte = 1024 ** 2
const file = (name: string, type: string, size = 1) => {
  const made = new File(['x'], name, { type, lastModified: 1 })
  Object.defineProperty(made, 'size', { value: size })
  return made
}
const saved = (count: number) =>
  Array.from({ length: count }, (_, id) =>
    toItem({ id: String(id), alt: null, image: { url: '/media/1', width: 1, height: 1, color: '#000000' } }),
  )
const verdict = (name: string, type: string, size?: number) => acceptFiles([file(name, type, size)], [])

it.each([
  ['a.png', 'image/png'],
  ['a.JPG', 'image/jpeg'],
  ['a.webp', 'image/webp'],
  ['a.avif', 'image/avif'],
  // Where the system knows no type, the name is all there is.
  ['a.avif', ''],
  ['a.JPEG', ''],
])('takes %s of type "%s"', (name, type) => {
  expect(verdict(name, type).refusals).toEqual([])
})

it.each([
  ['a.heic', 'image/heic'],
  ['a.gif', 'image/gif'],
  ['a.svg', 'image/svg+xml'],
  ['a.jpg', 'text/plain'],
  ['a.heic', ''],
  ['sem-nome', ''],
])('refuses %s of type "%s", which the server would not take', (name, type) => {
  expect(verdict(name, type)).toEqual({
    accepted: [],
    refusals: [`${name}: não é uma imagem PNG, JPEG, WebP ou AVIF.`],
  })
})

it('takes a file of exactly the limit, and says how large one is that is over it', () => {
  expect(verdict('a.jpg', 'image/jpeg', 100 * megabyte).refusals).toEqual([])
  expect(verdict('a.jpg', 'image/jpeg', 100 * megabyte + 1).refusals).toEqual([
    'a.jpg: tem 100,1 MB, e o limite é de 100 MB por arquivo.',
  ])
})

it.each([
  [14, 2, 'O limite é de 15 fotos: só coube mais 1, e 1 foto ficou de fora.'],
  [12, 5, 'O limite é de 15 fotos: só couberam mais 3, e 2 fotos ficaram de fora.'],
  [15, 1, 'O limite é de 15 fotos, e elas já estão aqui: 1 foto de fora. Exclua alguma para incluir outra.'],
])('with %i there takes what fits of %i more', (there, more, message) => {
  const files = Array.from({ length: more }, (_, index) => file(`${index}.jpg`, 'image/jpeg'))
  const { accepted, refusals } = acceptFiles(files, saved(there))
  expect([accepted.length, refusals]).toEqual([15 - there, [message]])
})
