import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router-dom'
import { serverMessage } from '../../ask/errors.ts'
import { LastEntriesDocument } from '../../gql/dashboard/graphql.ts'
import { useRestoreDeletionMutation } from '../../gql/dashboard/hooks.ts'
import { auditMessages } from '../../messages/dashboard/audit.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { useAct } from '../feedback/questions.tsx'
import { forgetBusinesses, forgetPlaces } from '../forget-lists.ts'
import type { Entry } from './entry-name.ts'
import { entryName, subjectPath } from './entry-name.ts'

const { undo: texts } = auditMessages

/**
 * Restores deletions, with a toast that links to the restored record. Whatever was loaded before is refetched where it is
 * shown next.
 *
 * @returns throws what the server refuses with
 */
function useRestore() {
  const { cache } = useApolloClient()
  const navigate = useNavigate()
  const [run] = useRestoreDeletionMutation()
  return async (entryId: string) => {
    const { data } = await run({ variables: { entry: entryId } })
    if (!data) return
    const { name, slug, formerSlug, entry: _entry, ...restored } = data.restoreDeletion
    forgetPlaces(cache)
    forgetBusinesses(cache, restored.entity === 'BUSINESS' ? [restored.id] : [])
    showToast({
      tone: 'success',
      text: formerSlug ? texts.doneElsewhere(name, slug) : texts.done(name),
      action: { label: texts.see, run: () => navigate(subjectPath({ ...restored, name, slug })) },
    })
  }
}

/**
 * Takes the deletions of a list back, each after a question.
 *
 * @param restored called when something has come back
 */
export function useRestoration(restored: () => void) {
  const { act, ...acting } = useAct()
  const restoreEntry = useRestore()

  async function restore(entry: Entry) {
    const name = entryName(entry)
    const { BUSINESS, other } = texts.about
    const question = {
      title: texts.question(`“${name}”`),
      text: entry.entity === 'BUSINESS' ? BUSINESS : other,
      action: texts.restore,
      isHarmless: true,
    }
    // Refused, it may have been taken back by somebody else, or be too late.
    const run = () => restoreEntry(entry.id).finally(restored)
    await act(question, run, (message) => (message ? texts.refused(name, message) : texts.failed(name)))
  }

  return { ...acting, restore }
}

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
  const client = useApolloClient()
  const restore = useRestore()

  async function undo({ entity, id, name }: JustDeleted) {
    try {
      const { data } = await client.query({
        query: LastEntriesDocument,
        variables: { filter: { entity, entityId: id, action: 'DELETE' } },
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
