/** Pixels of the longer side of what is drawn anew: the server keeps no more. */
const maxSide = 2400

/** Formats to try, the best first: a browser that cannot write one writes PNG in its place. */
const types = ['image/webp', 'image/jpeg'] as const

/**
 * A file as it is sent: itself, unless it is too large or was turned; then its pixels, fewer and upright. The browser
 * decodes, shrinks and encodes beside the page, which answers meanwhile.
 *
 * @param turns quarter turns to the right
 * @param maxBytes of one file
 * @throws when the browser cannot read it, or cannot make it small enough
 */
export async function preparedFile(file: File, turns: number, maxBytes: number): Promise<File> {
  if (file.size <= maxBytes && turns === 0) return file
  const canvas = turned(await shrunk(file), turns)
  for (const type of types) {
    const blob = await canvas.convertToBlob({ type, quality: 0.92 })
    if (blob.size <= maxBytes) return new File([blob], file.name, { type: blob.type })
  }
  throw new Error('the picture stays too large')
}

async function shrunk(file: File): Promise<ImageBitmap> {
  const { width, height } = await sizeOf(file)
  const side = width >= height ? 'resizeWidth' : 'resizeHeight'
  const isLarger = Math.max(width, height) > maxSide
  return createImageBitmap(file, { ...(isLarger && { [side]: maxSide }), resizeQuality: 'high' })
}

/** Without decoding the picture: the pixels of its sides, upright. */
async function sizeOf(file: File): Promise<{ width: number; height: number }> {
  const image = new Image()
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = () => reject(new Error('the picture cannot be read'))
      image.src = URL.createObjectURL(file)
    })
    return { width: image.naturalWidth, height: image.naturalHeight }
  } finally {
    URL.revokeObjectURL(image.src)
  }
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
