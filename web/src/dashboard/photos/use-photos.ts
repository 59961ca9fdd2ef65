import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useFormAnswer } from '../../forms/checked-form.ts'
import { usePage } from '../../start/page-context.tsx'
import { photosApi } from './photos-api.ts'
import { type PhotosData, unsavedCount } from './photos-state.ts'
import { type PhotosStore, savePhotos, stopAll } from './save-photos.ts'

/** A form with photos among its values. */
interface PhotosValues {
  photos: PhotosData
}

/**
 * The photos of an establishment in its form.
 *
 * @param businessId null until the establishment exists
 */
export function usePhotos<Values extends PhotosValues, Context>(
  businessId: string | null,
  whole: UseFormReturn<Values, Context>,
) {
  const client = useApolloClient()
  const form = whole as unknown as UseFormReturn<PhotosValues>
  const { imageMaxBytes } = usePage().config
  const [save] = useState<{ key: string | null }>({ key: null })
  const [store] = useState<PhotosStore>(() => {
    const read = () => form.getValues('photos')
    return {
      read,
      update: (change) => form.setValue('photos', change(read())),
      maxBytes: imageMaxBytes,
      stops: new Map(),
    }
  })
  useEffect(() => () => stopAll(store), [store])
  return {
    /** Whether leaving would lose something: files, turns, descriptions or an order. */
    isDirty: useFormAnswer(form, ({ photos }) => unsavedCount(photos) > 0),
    isBusy: useFormAnswer(form, ({ photos }) => photos.isSending || photos.deleting !== null),
    /** Saves the photos, to be called once the establishment is saved. Never throws: failures are shown on the photos. */
    upload: async (id: string, saveKey?: string) => {
      save.key = saveKey ?? null
      const outcome = await savePhotos(store, photosApi(client, id, save))
      // What failed is sent again under the same key, since only its answer may have been lost (one-save).
      if (outcome.failed === 0) save.key = null
      return outcome
    },
    api: businessId === null ? null : photosApi(client, businessId, save),
    form,
    store,
  }
}

export type PhotosState = ReturnType<typeof usePhotos>
