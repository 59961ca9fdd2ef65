import { businessLimits } from '../../../../schema/input/business.ts'
import { photosMessages } from '../../messages/dashboard/photos.ts'
import type { PhotoItem } from './photo-item.ts'

const texts = photosMessages.refused

/** What the server takes (image-intake). It looks at the content, and has the last word. */
const types = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif'])
const extensions = /\.(png|jpe?g|jfif|webp|avif)$/i

/** Of one file as it is chosen: what the server would not take is made smaller before it is sent. */
const maxBytes = 100 * 1024 ** 2

/** For the file dialog of the browser. */
export const acceptedTypes = [...types].join(',')

/**
 * Sorts out what could only be refused by the server.
 *
 * @param files as chosen, dropped or pasted
 * @param items that are there already, saved or not
 * @returns the files to take, and a message about every other one
 */
export function acceptFiles(
  files: readonly File[],
  items: readonly PhotoItem[],
): { accepted: File[]; refusals: string[] } {
  const there = new Set(items.flatMap(({ chosen }) => (chosen ? sameness(chosen.file) : [])))
  const fitting: File[] = []
  const refusals: string[] = []
  for (const file of files) {
    const refusal = there.has(sameness(file)) ? texts.twice(file.name) : refusalOf(file)
    if (refusal) refusals.push(refusal)
    else {
      fitting.push(file)
      there.add(sameness(file))
    }
  }
  const room = Math.max(0, businessLimits.photos - items.length)
  const over = fitting.length - room
  if (over > 0) refusals.push(texts.over(businessLimits.photos, room, over))
  return { accepted: fitting.slice(0, room), refusals }
}

function refusalOf({ name, type, size }: File): string | null {
  // Some systems know no type for the newer formats.
  const isImage = type ? types.has(type) : extensions.test(name)
  if (!isImage) return texts.notAnImage(name)
  return size > maxBytes ? texts.tooLarge(name, megabytes(size), megabytes(maxBytes)) : null
}

function sameness({ name, size, lastModified }: File): string {
  return `${name}:${size}:${lastModified}`
}

/** Rounded up: what is too large never reads as if it were not. */
function megabytes(bytes: number): string {
  return (Math.ceil((bytes / 1024 ** 2) * 10) / 10).toLocaleString('pt-BR')
}
