import actions from '../ui/actions.module.css'
import text from '../ui/text.module.css'
import 'react-easy-crop/react-easy-crop.css'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { useObjectUrl } from '../browser/use-object-url.ts'
import { accountMessages } from '../messages/account.ts'
import { Button } from '../ui/button.tsx'
import styles from './photo-crop.module.css'

const { photo: texts } = accountMessages

export interface PhotoCropProps {
  file: File
  isSending: boolean
  onCropped: (photo: File) => void
  /** Called if the browser cannot decode the file. */
  onUnreadable: () => void
}

/** Pans and zooms a picture behind a round crop area. */
export function PhotoCrop({ file, isSending, onCropped, onUnreadable }: PhotoCropProps) {
  const url = useObjectUrl(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<CropArea | null>(null)
  const [image, setImage] = useState<HTMLImageElement | null>(null)

  return (
    <div className={styles.frame}>
      <div className={styles.stage}>
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            setImageRef={({ current }) => setImage(current)}
            mediaProps={{ alt: '', onError: onUnreadable }}
            cropperProps={{ 'aria-label': texts.crop }}
            disableAutomaticStylesInjection
          />
        )}
      </div>
      <p className={text.hint}>{texts.crop}</p>
      <label className={text.label}>
        {texts.zoom}
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
        />
      </label>
      <div className={actions.end}>
        <Button
          aria-busy={isSending}
          disabled={!area || !image}
          onClick={() => {
            if (area && image && !isSending) cropImage(image, area).then(onCropped, onUnreadable)
          }}
        >
          {isSending ? texts.submitting : texts.submit}
        </Button>
      </div>
    </div>
  )
}

/** Pixels per side of the uploaded photo; the server creates smaller sizes. */
const side = 640

/** In pixels of the original picture. */
interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Crops a picture to a square.
 *
 * @param image loaded
 * @returns a JPEG of 640 by 640 pixels, or less if the picture is smaller
 * @throws if the browser cannot draw it
 */
async function cropImage(image: HTMLImageElement, area: CropArea): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.round(Math.min(side, area.width))
  const pen = canvas.getContext('2d')
  // Background of transparent pixels.
  if (pen) pen.fillStyle = '#ffffff'
  pen?.fillRect(0, 0, canvas.width, canvas.height)
  pen?.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
  if (!blob) throw new Error('the picture cannot be drawn')
  return new File([blob], 'foto.jpg', { type: blob.type })
}
