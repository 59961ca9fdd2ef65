import { expect, it } from 'vitest'
import {
  addFiles,
  isAltDirty,
  isOrderDirty,
  mergeSaved,
  moveItem,
  type PhotosData,
  patchItem,
  type SavedPhoto,
  setStep,
  startPhotos,
  unsavedCount,
} from './photos-state.ts'

const image = { url: '/media/1', width: 4, height: 3, color: '#000000' }
const photo = (id: string, alt: string | null = null): SavedPhoto => ({ id, alt, image })
const saved = [photo('a', 'Fachada'), photo('b'), photo('c')]
const file = new File(['x'], 'x.jpg', { type: 'image/jpeg' })

type Change = (data: PhotosData) => PhotosData

/** The photos of an establishment that has three, after these changes. */
const after = (...changes: Change[]) => changes.reduce((data, change) => change(data), startPhotos(saved))
const chosen =
  (...keys: string[]): Change =>
  (data) =>
    addFiles(
      data,
      keys.map((key) => ({ key, file })),
    )
const moved =
  (key: string, to: number): Change =>
  (data) =>
    moveItem(data, key, to)
const described =
  (key: string, alt: string): Change =>
  (data) =>
    patchItem(data, key, { alt })
const merged =
  (photos: readonly SavedPhoto[], sentKey?: string): Change =>
  (data) =>
    mergeSaved(data, photos, sentKey)
const isDirty = (data: PhotosData) => unsavedCount(data) > 0
const keysOf = ({ items }: PhotosData) => items.map(({ key }) => key)
const stepOf = ({ items }: PhotosData, key: string) => items.find((item) => item.key === key)?.chosen?.step

it('begins with nothing to save', () => {
  expect([isDirty(after()), keysOf(after())]).toEqual([false, ['a', 'b', 'c']])
})

it('puts chosen files behind what is there, and has something to save then', () => {
  const data = after(chosen('n1', 'n2'))
  expect(keysOf(data)).toEqual(['a', 'b', 'c', 'n1', 'n2'])
  expect([isDirty(data), unsavedCount(data), stepOf(data, 'n1')]).toEqual([true, 2, 'waiting'])
})

it.each([
  ['c', 0, ['c', 'a', 'b']],
  ['a', 2, ['b', 'c', 'a']],
  ['b', 1, ['a', 'b', 'c']],
  ['gone', 0, ['a', 'b', 'c']],
])('moves %s to place %i', (key, to, order) => {
  expect(keysOf(after(moved(key, to)))).toEqual(order)
})

it('has an order to save only where saved photos stand in another one than on the server', () => {
  expect(isOrderDirty(after(moved('c', 0)))).toBe(true)
  const back = after(moved('c', 0), moved('c', 2))
  expect(isOrderDirty(back)).toBe(false)
  // A file between them changes nothing before it is sent.
  expect(isOrderDirty(after(chosen('n1'), moved('n1', 0)))).toBe(false)
})

it('has words to save where they say something else, spaces apart', () => {
  const withAlt = (alt: string) => after(described('a', alt))
  expect(isDirty(withAlt('Fachada à noite'))).toBe(true)
  expect(isDirty(withAlt('  Fachada '))).toBe(false)
  expect(isDirty(withAlt(''))).toBe(true)
})

it('takes a file through the queue and the sending to a photo under the same key', () => {
  const sending = setStep(after(chosen('n1')), 'n1', 'sending', { progress: 0.5 })
  expect(sending.items[3]?.chosen).toMatchObject({ step: 'sending', progress: 0.5 })
  const sent = mergeSaved(sending, [...saved, photo('d')], 'n1')
  expect([keysOf(sent), sent.items[3]?.saved?.id, sent.savedOrder]).toEqual([
    ['a', 'b', 'c', 'n1'],
    'd',
    ['a', 'b', 'c', 'd'],
  ])
  expect(isDirty(sent)).toBe(false)
})

it('keeps the place and the words of a file that becomes a photo, to be saved then', () => {
  const sent = after(
    chosen('n1'),
    moved('n1', 0),
    described('n1', 'Balcão'),
    merged([...saved, photo('d')], 'n1'),
  )
  expect(keysOf(sent)).toEqual(['n1', 'a', 'b', 'c'])
  expect(isOrderDirty(sent)).toBe(true)
  expect(sent.items[0] && isAltDirty(sent.items[0])).toBe(true)
})

it('says of a file why it failed, and no more once it is sent again', () => {
  const failed = setStep(after(chosen('n1', 'n2')), 'n1', 'failed', { failure: 'Não é uma imagem.' })
  expect(failed.items[3]).toMatchObject({ failure: 'Não é uma imagem.', chosen: { step: 'failed' } })
  expect(stepOf(failed, 'n2')).toBe('waiting')
  const again = setStep(failed, 'n1', 'queued')
  expect(again.items[3]).toMatchObject({ failure: null, chosen: { step: 'queued' } })
})

it('takes over what somebody else has added, deleted, ordered and described', () => {
  const data = after(merged([photo('c'), photo('x'), photo('a', 'Toldo')]))
  expect(keysOf(data)).toEqual(['c', 'x', 'a'])
  expect(data.items[2]).toMatchObject({ alt: 'Toldo', saved: { alt: 'Toldo' } })
  expect(isDirty(data)).toBe(false)
})

it('keeps what is not saved here when somebody else changes the photos', () => {
  const data = after(
    chosen('n1'),
    moved('c', 0),
    described('a', 'Minha descrição'),
    merged([photo('a', 'A dos outros'), photo('c'), photo('x')]),
  )
  expect(keysOf(data)).toEqual(['c', 'a', 'n1', 'x'])
  expect(data.items[1]).toMatchObject({ alt: 'Minha descrição', saved: { alt: 'A dos outros' } })
  expect(isOrderDirty(data)).toBe(true)
})

it('shows a photo once, whether it was read or sent first', () => {
  const whole = [...saved, photo('d')]
  const sent = after(chosen('n1'), merged(whole), merged(whole, 'n1'))
  expect(sent.items.filter(({ saved }) => saved?.id === 'd')).toHaveLength(1)
})

it('says so when a file turns out to be a photo that is there under another name', () => {
  const data = after(chosen('n1'), merged(saved, 'n1'))
  expect([keysOf(data), data.refusals]).toEqual([['a', 'b', 'c'], ['x.jpg: a mesma foto já está aqui.']])
})
