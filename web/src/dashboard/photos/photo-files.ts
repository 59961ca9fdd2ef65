import { businessLimits } from '../../../../schema/input/business.ts'
import { photosMessages } from '../../messages/dashboard/photos.ts'
import type { ChosenFile } from './photos-state.ts'

const texts = photosMessages.refused

/** What the server takes (image-intake). It looks at the content, and has the last word. */
const types = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif'])
const extensions = /\.(png|jpe?g|jfif|webp|avif)$/i

/** Of one file as it is chosen; files over the upload limit are resized. */
const maxBytes = 100 * 1024 ** 2

/** For the file dialog of the browser. */
export const acceptedTypes = [...types].join(',')

/**
 * Rejects the files that the server would refuse.
 *
 * @param files as chosen, dropped or pasted
 * @param items that are there already, saved or not
 * @returns the files to take, and a message about every other one
 */
export function acceptFiles(
  files: readonly File[],
  items: readonly { chosen: Pick<ChosenFile, 'file'> | null }[],
): { accepted: File[]; refusals: string[] } {
  const there = new Set(items.flatMap(({ chosen }) => (chosen ? fileIdentity(chosen.file) : [])))
  const fitting: File[] = []
  const refusals: string[] = []
  for (const file of files) {
    const refusal = there.has(fileIdentity(file)) ? texts.twice(file.name) : refusalText(file)
    if (refusal) refusals.push(refusal)
    else {
      fitting.push(file)
      there.add(fileIdentity(file))
    }
  }
  const room = Math.max(0, businessLimits.photos - items.length)
  const over = fitting.length - room
  if (over > 0) refusals.push(texts.over(businessLimits.photos, room, over))
  return { accepted: fitting.slice(0, room), refusals }
}

function refusalText({ name, type, size }: File): string | null {
  // Some systems know no type for the newer formats.
  const isImage = type ? types.has(type) : extensions.test(name)
  if (!isImage) return texts.notAnImage(name)
  return size > maxBytes ? texts.tooLarge(name, megabytes(size), megabytes(maxBytes)) : null
}

function fileIdentity({ name, size, lastModified }: File): string {
  return `${name}:${size}:${lastModified}`
}

/** Rounded up: what is too large never reads as if it were not. */
function megabytes(bytes: number): string {
  return (Math.ceil((bytes / 1024 ** 2) * 10) / 10).toLocaleString('pt-BR')
}

/** Maximum pixels of the longer side of a resized picture: the server stores no more. */
const maxSide = 2400

/**
 * The file to upload: unchanged, unless it is too large or was rotated; then resized and rotated. The browser decodes,
 * resizes and encodes off the main thread.
 *
 * @param turns quarter turns to the right
 * @param maxBytes of one file
 * @throws when the browser cannot read it, or cannot make it small enough
 */
export async function preparedFile(file: File, turns: number, maxBytes: number): Promise<File> {
  if (file.size <= maxBytes && turns === 0) return file
  const canvas = turned(await shrunk(file), turns)
  // The best first: a browser that cannot write one writes PNG in its place.
  for (const type of ['image/webp', 'image/jpeg']) {
    const blob = await canvas.convertToBlob({ type, quality: 0.92 })
    if (blob.size <= maxBytes) return new File([blob], file.name, { type: blob.type })
  }
  throw new Error('the picture stays too large')
}

/** The pixels at the size that is sent, upright. */
async function shrunk(file: File): Promise<ImageBitmap> {
  const image = new Image()
  const loaded = new Promise((resolve, reject) => {
    image.onload = resolve
    image.onerror = reject
  })
  image.src = URL.createObjectURL(file)
  // Its size is known without decoding it, which the bitmap does at the smaller size.
  await loaded.finally(() => URL.revokeObjectURL(image.src))
  const { naturalWidth: width, naturalHeight: height } = image
  const side = width >= height ? 'resizeWidth' : 'resizeHeight'
  const isLarger = Math.max(width, height) > maxSide
  return createImageBitmap(file, { ...(isLarger && { [side]: maxSide }), resizeQuality: 'high' })
}

function turned(bitmap: ImageBitmap, turns: number): OffscreenCanvas {
  const { width, height } = bitmap
  const canvas = turns % 2 === 0 ? new OffscreenCanvas(width, height) : new OffscreenCanvas(height, width)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('the picture cannot be drawn')
  pen.translate(canvas.width / 2, canvas.height / 2)
  pen.rotate((turns * Math.PI) / 2)
  pen.drawImage(bitmap, -width / 2, -height / 2)
  bitmap.close()
  return canvas
}
