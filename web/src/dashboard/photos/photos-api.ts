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
import type { SavedPhoto } from './photos-state.ts'

/** A change that is answered with the establishment's photos. */
type Change<TVariables> = TypedDocumentNode<{ changed: { photos: readonly SavedPhoto[] } }, TVariables>

/**
 * How the photos of one establishment are read and changed on the server; each call throws the server's refusal.
 *
 * @param save whose key marks what belongs to one save (one-save); null outside of one
 */
export function photosApi(client: ApolloClient, businessId: string, save: { key: string | null }) {
  async function change<TVariables extends OperationVariables>(
    mutation: Change<TVariables>,
    variables: NoInfer<TVariables>,
    fetchOptions?: SendOptions,
  ) {
    const { data } = await client.mutate({ mutation, variables, context: { fetchOptions } })
    return data?.changed.photos ?? []
  }
  /** Empty as well if the establishment is gone. */
  async function read() {
    const query = BusinessPhotosDocument
    const { data } = await client.query({ query, variables: { id: businessId }, fetchPolicy: 'network-only' })
    return data?.business?.photos ?? []
  }
  return {
    read,
    add(file: File, onProgress: (part: number) => void, signal: AbortSignal) {
      const variables = { businessId, photos: [file], saveKey: save.key }
      return change(AddBusinessPhotosDocument, variables, { send: progressFetch(onProgress), signal })
    },
    order: (photoIds: string[]) =>
      change(OrderBusinessPhotosDocument, { businessId, photoIds, saveKey: save.key }),
    remove: (photoId: string) => change(DeleteBusinessPhotoDocument, { businessId, photoId }),
    describe: (id: string, alt: string | null) =>
      client.mutate({ mutation: UpdateBusinessPhotoDocument, variables: { id, alt, saveKey: save.key } }),
    /** Returns the image as it is then; undefined if the server does not say. */
    async turn(id: string, quarterTurns: number) {
      const variables = { id, quarterTurns, saveKey: save.key }
      const { data } = await client.mutate({ mutation: TurnBusinessPhotoDocument, variables })
      return data?.turnBusinessPhoto.image
    },
    /** Restores what was removed last. */
    async putBack() {
      const query = LastEntriesDocument
      const filter = { entity: 'BUSINESS', entityId: businessId, action: 'UPDATE' } as const
      const { data } = await client.query({ query, variables: { filter }, fetchPolicy: 'no-cache' })
      const removal = data?.auditEntries.items.find((each) => each.restorationState === 'POSSIBLE')
      if (removal)
        await client.mutate({ mutation: RestoreDeletionDocument, variables: { entry: removal.id } })
      return read()
    },
  }
}

export type PhotosApi = ReturnType<typeof photosApi>
