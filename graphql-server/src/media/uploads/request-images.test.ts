import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Images } from '../images.ts'
import type { TakenImage } from '../intake.ts'
import { withImages } from './request-images.ts'
import type { Upload } from './upload.ts'

/** An intake whose work is done when the test says so; an image is what its stream is called. */
function slowImages() {
  const begun: string[] = []
  const discarded: string[] = []
  const done = new Map<string, PromiseWithResolvers<TakenImage>>()
  const images = {
    take: (stream: Readable & { called?: string }) => {
      const name = String(stream.called)
      begun.push(name)
      const taking = Promise.withResolvers<TakenImage>()
      done.set(name, taking)
      return taking.promise
    },
    discard: async (taken: TakenImage[]) => void discarded.push(...taken.map(({ hash }) => hash)),
  } as unknown as Images
  const finish = async (name: string) => {
    done.get(name)?.resolve({ hash: name } as TakenImage)
    await setImmediate()
  }
  const fail = async (name: string) => {
    done.get(name)?.reject(new Error(name))
    await setImmediate()
  }
  return { images, begun, discarded, finish, fail }
}

function sent(name: string, claimed: string[]): Upload {
  const createReadStream = () => {
    claimed.push(name)
    return Object.assign(new Readable({ read() {} }), { called: name })
  }
  return Promise.resolve({ filename: name, createReadStream })
}

const hashes = async (taken: TakenImage[]) => taken.map(({ hash }) => hash)

it('all files are claimed when they come, and two are taken in at the same time', async () => {
  const { images, begun, finish } = slowImages()
  const claimed: string[] = []
  const names = ['a', 'b', 'c', 'd']
  const result = withImages(
    images,
    names.map((name) => sent(name, claimed)),
    hashes,
  )
  await setImmediate()
  expect([claimed, begun]).toEqual([names, ['a', 'b']])
  await finish('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  for (const name of ['c', 'a', 'd']) await finish(name)
  expect(await result).toEqual(names)
})

it('those that come first are taken in first, and stand in their own order', async () => {
  const { images, begun, finish } = slowImages()
  const late = Promise.withResolvers<Awaited<Upload>>()
  const result = withImages(images, [late.promise, sent('b', [])], hashes)
  await setImmediate()
  await finish('b')
  late.resolve(await sent('a', []))
  await setImmediate()
  expect(begun).toEqual(['b', 'a'])
  await finish('a')
  expect(await result).toEqual(['a', 'b'])
})

it('one that fails ends the others: what was taken is taken back, what has not come is not waited for', async () => {
  const { images, begun, discarded, finish, fail } = slowImages()
  const never = new Promise<never>(() => {})
  const files = [...['a', 'b', 'c'].map((name) => sent(name, [])), never]
  const result = withImages(images, files, hashes)
  const refused = expect(result).rejects.toThrow('a')
  await setImmediate()
  await fail('a')
  await finish('b')
  await refused
  expect([begun, discarded]).toEqual([['a', 'b'], ['b']])
})

it('work that fails has all of them taken back', async () => {
  const { images, discarded, finish } = slowImages()
  const result = withImages(images, [sent('a', [])], () => Promise.reject(new Error('no')))
  const refused = expect(result).rejects.toThrow('no')
  await setImmediate()
  await finish('a')
  await refused
  expect(discarded).toEqual(['a'])
})
