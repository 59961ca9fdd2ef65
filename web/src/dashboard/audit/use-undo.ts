import { useApolloClient } from '@apollo/client/react'
import type { UndoChangeMutationVariables } from '../../gql/dashboard/graphql.ts'
import { useUndoChangeMutation } from '../../gql/dashboard/hooks.ts'
import { auditMessages } from '../../messages/dashboard/audit.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { forgetBusinesses } from '../forget-lists.ts'
import { linesAct } from './lines.tsx'

/**
 * Takes a change back, with a toast that says what was done. Whatever was loaded before is refetched where it is shown next.
 *
 * @returns throws what the server refuses with
 */
export function useUndoChange() {
  const { cache } = useApolloClient()
  const [run] = useUndoChangeMutation()
  return async (variables: UndoChangeMutationVariables) => {
    const { data } = await run({ variables })
    if (!data) return
    const { done, changed, impossible, proposals, entry } = data.undoChange
    forgetBusinesses(cache, linesAct(entry) ? [] : [entry.entityId])
    showToast({ tone: 'success', text: auditMessages.undoing.done(done, changed + impossible, proposals) })
  }
}
