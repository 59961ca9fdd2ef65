import type { ApolloClient } from '@apollo/client'
import { progressFetch } from '../../apollo/progress-fetch.ts'
import type { SendOptions } from '../../apollo/upload-link.ts'
import {
  AddBusinessPhotosDocument,
  BusinessPhotosDocument,
  DeleteBusinessPhotoDocument,
  LastRemovalsDocument,
  OrderBusinessPhotosDocument,
  RestoreDeletionDocument,
  TurnBusinessPhotoDocument,
  UpdateBusinessPhotoDocument,
} from '../../gql/dashboard/graphql.ts'
import type { SavedPhoto } from './photo-item.ts'

export interface SendingOptions {
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/**
 * What is asked of the server about photos. All but `describe` and `turn` answer the establishment's photos as they are
 * then; each throws what the client throws, for `apollo/refusals.ts` to read.
 *
 * @param save whose key tells the server what belongs to one save; null outside of one
 */
export function photoRequests(client: ApolloClient, save: { key: string | null }) {
  /** Empty as well when there is no such establishment any more. */
  async function read(id: string): Promise<readonly SavedPhoto[]> {
    const query = BusinessPhotosDocument
    const { data } = await client.query({ query, variables: { id }, fetchPolicy: 'network-only' })
    return data?.business?.photos ?? []
  }
  return {
    read,
    async add(businessId: string, file: File, { onProgress, signal }: SendingOptions) {
      const fetchOptions: SendOptions = { send: progressFetch(onProgress), signal }
      const variables = { businessId, photos: [file], saveKey: save.key }
      const mutation = AddBusinessPhotosDocument
      const { data } = await client.mutate({ mutation, variables, context: { fetchOptions } })
      return data?.addBusinessPhotos.photos ?? []
    },
    async order(businessId: string, photoIds: string[]) {
      const variables = { businessId, photoIds, saveKey: save.key }
      const { data } = await client.mutate({ mutation: OrderBusinessPhotosDocument, variables })
      return data?.orderBusinessPhotos.photos ?? []
    },
    async remove(businessId: string, photoId: string) {
      const variables = { businessId, photoId }
      const { data } = await client.mutate({ mutation: DeleteBusinessPhotoDocument, variables })
      return data?.deleteBusinessPhoto.photos ?? []
    },
    async describe(id: string, alt: string | null) {
      const variables = { id, alt, saveKey: save.key }
      await client.mutate({ mutation: UpdateBusinessPhotoDocument, variables })
    },
    /** @returns the picture as it is then; undefined when the server does not say */
    async turn(id: string, quarterTurns: number) {
      const { data } = await client.mutate({
        mutation: TurnBusinessPhotoDocument,
        variables: { id, quarterTurns, saveKey: save.key },
      })
      return data?.turnBusinessPhoto.image
    },
    /** Puts back what was removed last. */
    async putBack(businessId: string) {
      const query = LastRemovalsDocument
      const { data } = await client.query({ query, variables: { businessId }, fetchPolicy: 'no-cache' })
      const removal = data?.auditEntries.items.find((each) => each.restorationState === 'POSSIBLE')
      if (removal)
        await client.mutate({ mutation: RestoreDeletionDocument, variables: { entry: removal.id } })
      return read(businessId)
    },
  }
}

export type PhotoRequests = ReturnType<typeof photoRequests>
