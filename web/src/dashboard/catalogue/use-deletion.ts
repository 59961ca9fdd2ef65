import { useState } from 'react'
import { isNotFound } from '../../apollo/refusals.ts'
import { catalogueMessages } from '../../messages/dashboard/catalogue.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { useConfirm } from '../feedback/questions.tsx'
import type { ListDescription, Place, PlaceUse } from './description.ts'
import { deleteFailure, isInUse } from './form/failures.ts'

export interface DeletionOptions<TRow> {
  onDeleted: (row: TRow) => Promise<void>
  /** Told why not, and what uses it if that is why. */
  onFailed: (text: string, uses: readonly PlaceUse[]) => void
  /** Somebody else has deleted it already. */
  onGone: () => Promise<void>
}

/** Deletes a row after asking. */
export function useDeletion<TRow extends Place>(
  { texts, usesOf, operations }: ListDescription<TRow>,
  { onDeleted, onFailed, onGone }: DeletionOptions<TRow>,
) {
  const { confirm, dialog } = useConfirm()
  const [run] = operations.useDelete()
  const [deletedId, setDeletedId] = useState<string | null>(null)
  async function remove(row: TRow) {
    const isSure = await confirm({
      title: texts.confirm,
      text: catalogueMessages.deletion(row.name),
      action: dashboardMessages.remove,
    })
    if (!isSure) return
    setDeletedId(row.id)
    try {
      await run({ variables: { id: row.id } })
      await onDeleted(row)
    } catch (error) {
      if (isNotFound(error)) await onGone()
      onFailed(deleteFailure(error, texts), isInUse(error) ? seenUses(usesOf(row)) : [])
    } finally {
      setDeletedId(null)
    }
  }
  return { remove, deletedId, dialog }
}

/** Those that were there when the list was loaded; all of them when something has come only since. */
function seenUses(uses: readonly PlaceUse[]): readonly PlaceUse[] {
  const seen = uses.filter(({ count }) => count > 0)
  return seen.length > 0 ? seen : uses
}
