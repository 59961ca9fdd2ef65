import { expect, it } from 'vitest'
import {
  isAltDirty,
  isDirty,
  isOrderDirty,
  type PhotosData,
  type SavedPhoto,
  unsavedCount,
} from './photo-item.ts'
import { type PhotosAction, photosReducer, startPhotos } from './photos-state.ts'

const image = { url: '/media/1', width: 4, height: 3, color: '#000000' }
const photo = (id: string, alt: string | null = null): SavedPhoto => ({ id, alt, image })
const saved = [photo('a', 'Fachada'), photo('b'), photo('c')]
const file = new File(['x'], 'x.jpg', { type: 'image/jpeg' })

/** The photos of an establishment that has three, after these actions. */
const after = (...actions: PhotosAction[]): PhotosData => actions.reduce(photosReducer, startPhotos(saved))
const chosen = (...keys: string[]): PhotosAction => ({
  type: 'chosen',
  files: keys.map((key) => ({ key, file })),
  refusals: [],
})
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

it('forgets a file that is dropped, and has nothing to save again', () => {
  const data = after(chosen('n1'), { type: 'dropped', key: 'n1' })
  expect([keysOf(data), isDirty(data)]).toEqual([['a', 'b', 'c'], false])
})

it('keeps why files were not taken until something else is done', () => {
  const refused = after({ type: 'chosen', files: [], refusals: ['grande demais'] })
  expect(refused.refusals).toEqual(['grande demais'])
  expect(photosReducer(refused, { type: 'began', keys: [] }).refusals).toEqual([])
})

it.each([
  ['c', 0, ['c', 'a', 'b']],
  ['a', 2, ['b', 'c', 'a']],
  ['b', 1, ['a', 'b', 'c']],
  ['gone', 0, ['a', 'b', 'c']],
])('moves %s to place %i', (key, to, order) => {
  expect(keysOf(after({ type: 'moved', key, to }))).toEqual(order)
})

it('has an order to save only where saved photos stand in another one than on the server', () => {
  expect(isOrderDirty(after({ type: 'moved', key: 'c', to: 0 }))).toBe(true)
  const back = after({ type: 'moved', key: 'c', to: 0 }, { type: 'moved', key: 'c', to: 2 })
  expect(isOrderDirty(back)).toBe(false)
  // A file between them changes nothing before it is sent.
  expect(isOrderDirty(after(chosen('n1'), { type: 'moved', key: 'n1', to: 0 }))).toBe(false)
})

it('has words to save where they say something else, spaces apart', () => {
  const described = (alt: string) => after({ type: 'described', key: 'a', alt })
  expect(isDirty(described('Fachada à noite'))).toBe(true)
  expect(isDirty(described('  Fachada '))).toBe(false)
  expect(isDirty(described(''))).toBe(true)
  const done = photosReducer(described('Praça'), { type: 'altSaved', key: 'a', alt: 'Praça' })
  expect([isDirty(done), done.items[0]?.saved?.alt]).toEqual([false, 'Praça'])
})

it('takes a file through the queue and the sending to a photo under the same key', () => {
  const queued = after(chosen('n1'), { type: 'began', keys: ['n1'] })
  expect([queued.isSending, stepOf(queued, 'n1')]).toEqual([true, 'queued'])
  const sending = photosReducer(queued, { type: 'progressed', key: 'n1', progress: 0.5 })
  expect(sending.items[3]?.chosen).toMatchObject({ step: 'sending', progress: 0.5 })
  const sent = photosReducer(sending, { type: 'sent', key: 'n1', photos: [...saved, photo('d')] })
  expect([keysOf(sent), sent.items[3]?.saved?.id, sent.savedOrder]).toEqual([
    ['a', 'b', 'c', 'n1'],
    'd',
    ['a', 'b', 'c', 'd'],
  ])
  expect([isDirty(sent), photosReducer(sent, { type: 'ended' }).isSending]).toEqual([false, false])
})

it('keeps the place and the words of a file that becomes a photo, to be saved then', () => {
  const sent = after(
    chosen('n1'),
    { type: 'moved', key: 'n1', to: 0 },
    { type: 'described', key: 'n1', alt: 'Balcão' },
    { type: 'sent', key: 'n1', photos: [...saved, photo('d')] },
  )
  expect(keysOf(sent)).toEqual(['n1', 'a', 'b', 'c'])
  expect(isOrderDirty(sent)).toBe(true)
  expect(sent.items[0] && isAltDirty(sent.items[0])).toBe(true)
})

it('says of a file why it failed, and lets it wait for another try', () => {
  const failed = after(
    chosen('n1', 'n2'),
    { type: 'began', keys: ['n1', 'n2'] },
    {
      type: 'failed',
      key: 'n1',
      message: 'Não é uma imagem.',
    },
    { type: 'ended' },
  )
  expect(failed.items[3]).toMatchObject({ failure: 'Não é uma imagem.', chosen: { step: 'failed' } })
  expect(stepOf(failed, 'n2'), 'never begun').toBe('waiting')
  const again = photosReducer(failed, { type: 'began', keys: ['n1'] })
  expect(again.items[3]).toMatchObject({ failure: null, chosen: { step: 'queued' } })
})

it('stops a file', () => {
  expect(stepOf(after(chosen('n1'), { type: 'stopped', key: 'n1' }), 'n1')).toBe('stopped')
})

it('takes over what somebody else has added, deleted, ordered and described', () => {
  const data = after({ type: 'synced', photos: [photo('c'), photo('x'), photo('a', 'Toldo')] })
  expect(keysOf(data)).toEqual(['c', 'x', 'a'])
  expect(data.items[2]).toMatchObject({ alt: 'Toldo', saved: { alt: 'Toldo' } })
  expect(isDirty(data)).toBe(false)
})

it('keeps what is not saved here when somebody else changes the photos', () => {
  const data = after(
    chosen('n1'),
    { type: 'moved', key: 'c', to: 0 },
    { type: 'described', key: 'a', alt: 'Minha descrição' },
    { type: 'synced', photos: [photo('a', 'A dos outros'), photo('c'), photo('x')] },
  )
  expect(keysOf(data)).toEqual(['c', 'a', 'n1', 'x'])
  expect(data.items[1]).toMatchObject({ alt: 'Minha descrição', saved: { alt: 'A dos outros' } })
  expect(isOrderDirty(data)).toBe(true)
})

it('shows a photo once, whoever tells of it first', () => {
  const told = after(chosen('n1'), { type: 'synced', photos: [...saved, photo('d')] })
  const sent = photosReducer(told, { type: 'sent', key: 'n1', photos: [...saved, photo('d')] })
  expect(sent.items.filter(({ saved }) => saved?.id === 'd')).toHaveLength(1)
})

it('marks the one that is being deleted', () => {
  const data = after({ type: 'deleting', key: 'b' })
  expect(data.deleting).toBe('b')
  expect(photosReducer(data, { type: 'ended' }).deleting).toBeNull()
})

it('says so when a file turns out to be a photo that is there under another name', () => {
  const sent: PhotosAction = { type: 'sent', key: 'n1', photos: saved }
  const data = after(chosen('n1'), { type: 'began', keys: ['n1'] }, sent)
  expect([keysOf(data), data.refusals]).toEqual([['a', 'b', 'c'], ['x.jpg: a mesma foto já está aqui.']])
})
