import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useClient } from '../../apollo/page-data.tsx'
import { useFormAnswer } from '../../forms/checked-form.ts'
import { usePage } from '../../page-context.tsx'
import { isDirty, type PhotosData, type SavedPhoto } from './photo-item.ts'
import { photoRequests } from './photo-requests.ts'
import { photosReducer, startPhotos } from './photos-state.ts'
import { type PhotosWork, savePhotos, stopAll } from './save-photos.ts'

/** A form with photos among its values. */
export interface PhotosValues {
  photos: PhotosData
}

/**
 * The photos of an establishment in its form.
 *
 * @param businessId null until the establishment exists
 * @param saved as loaded, the cover first: what photos begin with that are a form by themselves
 * @param form that has photos among its values
 */
export function usePhotos<Values extends PhotosValues, Context>(
  businessId: string | null,
  saved: readonly SavedPhoto[],
  form?: UseFormReturn<Values, Context>,
) {
  const client = useClient()
  const alone = useForm<PhotosValues>({ defaultValues: { photos: startPhotos(saved) } })
  const whole = (form ?? alone) as unknown as UseFormReturn<PhotosValues>
  const { imageMaxBytes } = usePage().config
  const [save] = useState<{ key: string | null }>({ key: null })
  const [work] = useState(() => workOn(whole, photoRequests(client, save), imageMaxBytes))
  useEffect(() => () => stopAll(work), [work])
  return {
    /** Whether something would be lost by leaving: files not sent, turns, words or an order not saved. */
    isDirty: useFormAnswer(whole, ({ photos }) => isDirty(photos)),
    /** While photos are sent, ordered or deleted. */
    isBusy: useFormAnswer(whole, ({ photos }) => photos.isSending || photos.deleting !== null),
    /**
     * Sends the files that were chosen, one after the other, with progress on each, then words and order. To be called
     * after the establishment itself is saved. Never throws: what failed stays on the page and says why.
     */
    upload: async (id: string, saveKey?: string) => {
      save.key = saveKey ?? null
      const outcome = await savePhotos(work, id)
      // What failed is sent again under the same key, since only its answer may have been lost (one-save).
      if (outcome.failed === 0) save.key = null
      return outcome
    },
    businessId,
    form: whole,
    work,
  }
}

export type PhotosState = ReturnType<typeof usePhotos>

function workOn(
  { getValues, setValue }: UseFormReturn<PhotosValues>,
  requests: PhotosWork['requests'],
  maxBytes: number,
): PhotosWork {
  const read = () => getValues('photos')
  return {
    read,
    change: (action) => setValue('photos', photosReducer(read(), action)),
    requests,
    maxBytes,
    stops: new Map(),
  }
}
