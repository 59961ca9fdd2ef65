/** Pixels of the photo's sides as it is sent: the server makes whatever is smaller. */
const side = 640

/** A part of a picture, in its own pixels. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Cuts a square out of a picture.
 *
 * @param image loaded
 * @returns a JPEG file of 640 by 640 pixels, or smaller where the picture has fewer
 * @throws when the browser cannot draw it
 */
export async function cropImage(image: HTMLImageElement, area: CropArea): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.round(Math.min(side, area.width))
  const pen = canvas.getContext('2d')
  // Where the picture is transparent.
  if (pen) pen.fillStyle = '#ffffff'
  pen?.fillRect(0, 0, canvas.width, canvas.height)
  pen?.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
  if (!blob) throw new Error('the picture cannot be drawn')
  return new File([blob], 'foto.jpg', { type: blob.type })
}
