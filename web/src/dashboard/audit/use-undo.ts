import { useClient } from '../../apollo/page-data.tsx'
import { serverMessage } from '../../apollo/refusals.ts'
import { LastDeletionDocument } from '../../gql/dashboard/graphql.ts'
import { auditMessages } from '../../messages/dashboard/audit.ts'
import { showToast } from '../../toasts/store.ts'
import type { Entry } from './use-audit-list.ts'
import { useRestore } from './use-restore.ts'

const { undo: texts } = auditMessages

/** Something that has just been deleted. */
export interface JustDeleted {
  entity: Entry['entity']
  id: string
  name: string
}

/**
 * The way back on the notice of a deletion.
 *
 * @param restored called when it has come back
 * @returns makes a notice's action
 */
export function useUndo(restored: () => Promise<unknown>) {
  const client = useClient()
  const { restore } = useRestore()

  async function undo({ entity, id, name }: JustDeleted) {
    try {
      const { data } = await client.query({
        query: LastDeletionDocument,
        variables: { entity, entityId: id },
        fetchPolicy: 'no-cache',
      })
      const [entry] = data?.auditEntries.items ?? []
      if (!entry) throw new Error(texts.notKept)
      await restore(entry.id)
      await restored()
    } catch (error) {
      const message = serverMessage(error)
      showToast({ tone: 'error', text: message ? texts.refused(name, message) : texts.failed(name) })
    }
  }

  return (deleted: JustDeleted) => ({ label: texts.action, run: () => void undo(deleted) })
}
