import { useNavigate } from 'react-router-dom'
import { useClient } from '../../apollo/page-data.tsx'
import { useRestoreDeletionMutation } from '../../gql/dashboard/hooks.ts'
import { auditMessages } from '../../messages/dashboard/audit.ts'
import { showToast } from '../../toasts/store.ts'
import { forgetBusinesses } from '../businesses/forget-businesses.ts'
import { forgetPlaces } from '../catalogue/forget-places.ts'
import { placeOf } from './entry-name.ts'

const { undo: texts } = auditMessages

/**
 * Takes deletions back, and says so with a way to what has come back. Everything that was loaded without it is asked
 * for anew where it is shown next.
 *
 * @returns `restore` throws what the server refuses with
 */
export function useRestore(): { restore: (entryId: string) => Promise<void>; isBusy: boolean } {
  const { cache } = useClient()
  const navigate = useNavigate()
  const [run, { loading }] = useRestoreDeletionMutation()
  async function restore(entryId: string) {
    const { data } = await run({ variables: { entry: entryId } })
    if (!data) return
    const { name, slug, formerSlug, entry, ...restored } = data.restoreDeletion
    const done = entry.action === 'UPDATE' ? texts.photosDone(name) : texts.done(name)
    forgetPlaces(cache)
    forgetBusinesses(cache, restored.entity === 'BUSINESS' ? [restored.id] : [])
    showToast({
      tone: 'success',
      text: formerSlug ? texts.doneElsewhere(name, slug) : done,
      action: { label: texts.see, run: () => navigate(placeOf({ ...restored, name, slug })) },
    })
  }
  return { restore, isBusy: loading }
}
