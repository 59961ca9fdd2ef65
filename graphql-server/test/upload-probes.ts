import { text } from 'node:stream/consumers'
import { builder } from '../src/builder.ts'
import type { Upload } from '../src/uploads/file.ts'
import { withImages } from '../src/uploads/with-images.ts'

/** Mutations that take files in ways that those of the product do and might; import this before the schema. */
builder.mutationFields((t) => ({
  probeSizes: t.field({
    type: 'JSON',
    authScopes: { signedIn: true },
    args: { files: t.arg({ type: ['Upload'], required: true }) },
    resolve: (_root, { files }) => Promise.all(files.map(sizeOf)),
  }),
  probeOne: t.field({
    type: 'JSON',
    nullable: true,
    authScopes: { signedIn: true },
    args: { file: t.arg({ type: 'Upload', required: true }), fail: t.arg.boolean() },
    resolve: (_root, { file, fail }) => (fail ? null : sizeOf(file)),
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
    resolve: (_root, { file }) => sizeOf(file),
  }),
}))

async function sizeOf(file: Upload) {
  const { filename, createReadStream } = await file
  return { filename, bytes: (await text(createReadStream().setEncoding('latin1'))).length }
}
