import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useFormAnswer } from '../../forms/checked-form.ts'
import { usePage } from '../../start/page-context.tsx'
import { isDirty, type PhotosData } from './photo-item.ts'
import { photoRequests } from './photo-requests.ts'
import { photosReducer } from './photos-state.ts'
import { type PhotosWork, savePhotos, stopAll } from './save-photos.ts'

/** A form with photos among its values. */
interface PhotosValues {
  photos: PhotosData
}

/**
 * The photos of an establishment in its form.
 *
 * @param businessId null until the establishment exists
 * @param whole has photos among its values
 */
export function usePhotos<Values extends PhotosValues, Context>(
  businessId: string | null,
  whole: UseFormReturn<Values, Context>,
) {
  const client = useApolloClient()
  const form = whole as unknown as UseFormReturn<PhotosValues>
  const { imageMaxBytes } = usePage().config
  const [save] = useState<{ key: string | null }>({ key: null })
  const [work] = useState<PhotosWork>(() => {
    const read = () => form.getValues('photos')
    return {
      read,
      change: (action) => form.setValue('photos', photosReducer(read(), action)),
      requests: photoRequests(client, save),
      maxBytes: imageMaxBytes,
      stops: new Map(),
    }
  })
  useEffect(() => () => stopAll(work), [work])
  return {
    /** Whether something would be lost by leaving: files not sent, turns, words or an order not saved. */
    isDirty: useFormAnswer(form, ({ photos }) => isDirty(photos)),
    /** While photos are sent, ordered or deleted. */
    isBusy: useFormAnswer(form, ({ photos }) => photos.isSending || photos.deleting !== null),
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
    form,
    work,
  }
}

export type PhotosState = ReturnType<typeof usePhotos>
