import { text } from 'node:stream/consumers'
import { vi } from 'vitest'
import { builder } from '../src/builder.ts'
import { withImages } from '../src/media/uploads/request-images.ts'
import { type Upload, uploadLimits } from '../src/media/uploads/upload.ts'

/** Receives the result of `probeLeaving`, which waits until its client disconnects. */
export const leaving = vi.fn<(step: 'read' | 'left') => void>()

/** Mutations that take files in ways that those of the product do and might; import this before the schema. */
builder.mutationFields((t) => ({
  probeSizes: t.field({
    type: 'JSON',
    authScopes: { signedIn: true },
    args: { files: t.arg({ type: ['Upload'], required: true }) },
    resolve: (_root, { files }) => Promise.all(files.map((file) => readSize(file))),
  }),
  probeOne: t.field({
    type: 'JSON',
    nullable: true,
    authScopes: { signedIn: true },
    args: { file: t.arg({ type: 'Upload', required: true }), reads: t.arg.string() },
    resolve: (_root, { file, reads }) => {
      if (reads === 'nothing') return null
      if (reads === 'archive') return readSize(file, uploadLimits.archiveBytes)
      return reads === 'some' ? goAway(file) : readSize(file)
    },
  }),
  probeLeaving: t.int({
    authScopes: { signedIn: true },
    args: { file: t.arg({ type: 'Upload', required: true }) },
    resolve: async (_root, { file }, { signal }) => {
      await readSize(file)
      leaving('read')
      await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()))
      leaving('left')
      return 0
    },
  }),
  probeImages: t.int({
    authScopes: { signedIn: true },
    args: { files: t.arg({ type: ['Upload'], required: true }), fail: t.arg.boolean() },
    resolve: (_root, { files, fail }, { images }) =>
      withImages(images, files, async (taken) => {
        if (fail) throw new Error('the transaction failed')
        return taken.length
      }),
  }),
  probeAdmin: t.field({
    type: 'JSON',
    authScopes: { admin: true },
    args: { file: t.arg({ type: 'Upload', required: true }) },
    resolve: (_root, { file }) => readSize(file),
  }),
}))

/** Reads the first bytes and no more. */
async function goAway(file: Upload) {
  const stream = (await file).createReadStream()
  for await (const _first of stream) return null
}

async function readSize(file: Upload, maxBytes?: number) {
  const { filename, createReadStream } = await file
  return { filename, bytes: (await text(createReadStream(maxBytes).setEncoding('latin1'))).length }
}
