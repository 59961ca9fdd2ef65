import {
  type ClipboardEvent,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useState,
} from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { misplacement, readDegrees, readPoint, toPoint } from '../../../../schema/coordinates.ts'
import { misplaced } from '../../../../schema/input/place.ts'
import { useNearView } from '../../browser/use-near-view.ts'
import { putValues } from '../../forms/checked-form.ts'
import type { Point } from '../../map/place-picker.tsx'
import { businessFormMessages as texts } from '../../messages/dashboard/business-form.ts'
import { Button } from '../../ui/button.tsx'
import { part } from '../../ui/part.tsx'
import { Notice } from '../../ui/states.tsx'
import textStyles from '../../ui/text.module.css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './coordinates-field.module.css'
import { writeDegrees } from './degrees.ts'

const PlacePicker = part(
  async () => (await import('../../map/place-picker.tsx')).PlacePicker,
  texts.map.failed,
)

interface Coordinates {
  latitude: string
  longitude: string
}

interface CoordinatesFieldProps {
  /** Where the map begins, and what can be taken over; none for a city, which is its own. */
  centre?: { latitude: number | null; longitude: number | null } | null
  /** Of the map where a place is chosen; a street's when absent. */
  zoom?: number
  /** The input of one of the two, which gives what is pasted into it. */
  field: (name: keyof Coordinates, onPaste: (event: ClipboardEvent<HTMLInputElement>) => void) => ReactNode
}

/**
 * The fields `latitude` and `longitude` of the form around it: typed, pasted, clicked or dragged on a map, or taken from
 * the city's centre (coordinates). No NumberInput: maps copy both at once, with a point where people type a comma.
 */
export function CoordinatesField({ centre = null, zoom, field }: CoordinatesFieldProps) {
  const form = useFormContext<Coordinates>()
  const [latitude, longitude] = useWatch({ control: form.control, name: ['latitude', 'longitude'] })
  const [frame, isNear] = useNearView<HTMLDivElement>()
  const [said, setSaid] = useState('')
  const point = toPoint(readDegrees(latitude), readDegrees(longitude))
  const cityPoint = centre && toPoint(centre.latitude, centre.longitude)

  const doubt = point && misplacement(point)

  function place({ latitude, longitude }: Point) {
    const [lat, long] = [writeDegrees(latitude), writeDegrees(longitude)]
    putValues(form, { latitude: lat, longitude: long })
    setSaid(texts.map.placed(lat, long))
  }

  /** Maps copy both at once: "-23.0264, -45.5553". */
  function pasteBoth(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = readPoint(event.clipboardData.getData('text'))
    if (!pasted) return
    event.preventDefault()
    place(pasted)
  }

  /** The pressed button is removed, so the focus moves to the first field. */
  function focusLatitude({ currentTarget }: MouseEvent<HTMLElement>) {
    currentTarget.closest('[role=group]')?.querySelector<HTMLElement>('[name=latitude]')?.focus()
  }

  /** Both typed into one field are read as pasted ones, before the field checks what it contains. */
  function splitBoth({ target }: FocusEvent<HTMLElement>) {
    if (!(target instanceof HTMLInputElement)) return
    const typed = readPoint(target.value)
    if (typed) place(typed)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that takes the focus, or has several controls of its own; a fieldset would be laid out by other rules
    <div className={styles.mapFrame} role="group" aria-label={texts.map.label} onBlurCapture={splitBoth}>
      <p className={textStyles.hint}>{texts.map.help}</p>
      <div className={styles.map} ref={frame}>
        {isNear && (
          <Suspense fallback={<p className={styles.waiting}>{texts.map.loading}</p>}>
            <PlacePicker point={point} centre={cityPoint} zoom={zoom} onPick={place} />
          </Suspense>
        )}
      </div>
      <div className={styles.pair}>
        {field('latitude', pasteBoth)}
        {field('longitude', pasteBoth)}
      </div>
      {point && doubt && (
        <Notice tone="info">
          <p>{misplaced[doubt]}</p>
          {doubt === 'swapped' && (
            <Button
              look="outline"
              onClick={(event) => {
                focusLatitude(event)
                place({ latitude: point.longitude, longitude: point.latitude })
              }}
            >
              {texts.map.swap}
            </Button>
          )}
        </Notice>
      )}
      <div className={styles.actions}>
        {cityPoint && (
          <Button look="outline" onClick={() => place(cityPoint)}>
            {texts.map.cityCentre}
          </Button>
        )}
        {(latitude || longitude) && (
          <Button
            look="quiet"
            onClick={(event) => {
              focusLatitude(event)
              putValues(form, { latitude: '', longitude: '' })
            }}
          >
            {texts.map.clear}
          </Button>
        )}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}
