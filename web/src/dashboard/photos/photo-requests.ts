import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { progressFetch } from '../../apollo/progress-fetch.ts'
import type { SendOptions } from '../../apollo/upload-link.ts'
import {
  AddBusinessPhotosDocument,
  BusinessPhotosDocument,
  DeleteBusinessPhotoDocument,
  LastEntriesDocument,
  OrderBusinessPhotosDocument,
  RestoreDeletionDocument,
  TurnBusinessPhotoDocument,
  UpdateBusinessPhotoDocument,
} from '../../gql/dashboard/graphql.ts'
import type { SavedPhoto } from './photo-item.ts'

/** A change of photos: it is answered by the establishment's photos as they are then. */
type Change<TVariables> = TypedDocumentNode<{ changed: { photos: readonly SavedPhoto[] } }, TVariables>

/**
 * What is asked of the server about photos. Each throws what the client throws, for `apollo/refusals.ts` to read.
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
  async function change<TVariables extends OperationVariables>(
    mutation: Change<TVariables>,
    variables: NoInfer<TVariables>,
    fetchOptions?: SendOptions,
  ) {
    const { data } = await client.mutate({ mutation, variables, context: { fetchOptions } })
    return data?.changed.photos ?? []
  }
  return {
    read,
    /** @param onProgress called with the part that has been sent, from 0 to 1 */
    add(businessId: string, file: File, onProgress: (part: number) => void, signal: AbortSignal) {
      const variables = { businessId, photos: [file], saveKey: save.key }
      return change(AddBusinessPhotosDocument, variables, { send: progressFetch(onProgress), signal })
    },
    order: (businessId: string, photoIds: string[]) =>
      change(OrderBusinessPhotosDocument, { businessId, photoIds, saveKey: save.key }),
    remove: (businessId: string, photoId: string) =>
      change(DeleteBusinessPhotoDocument, { businessId, photoId }),
    async describe(id: string, alt: string | null) {
      const variables = { id, alt, saveKey: save.key }
      await client.mutate({ mutation: UpdateBusinessPhotoDocument, variables })
    },
    /** @returns the picture as it is then; undefined when the server does not say */
    async turn(id: string, quarterTurns: number) {
      const variables = { id, quarterTurns, saveKey: save.key }
      const { data } = await client.mutate({ mutation: TurnBusinessPhotoDocument, variables })
      return data?.turnBusinessPhoto.image
    },
    /** Puts back what was removed last. */
    async putBack(businessId: string) {
      const query = LastEntriesDocument
      const filter = { entity: 'BUSINESS', entityId: businessId, action: 'UPDATE' } as const
      const { data } = await client.query({ query, variables: { filter }, fetchPolicy: 'no-cache' })
      const removal = data?.auditEntries.items.find((each) => each.restorationState === 'POSSIBLE')
      if (removal)
        await client.mutate({ mutation: RestoreDeletionDocument, variables: { entry: removal.id } })
      return read(businessId)
    },
  }
}

export type PhotoRequests = ReturnType<typeof photoRequests>
