import { useState } from 'react'
import { hasCode, isNotFound } from '../../ask/errors.ts'
import { catalogueMessages } from '../../messages/dashboard/catalogue.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { useConfirm } from '../feedback/questions.tsx'
import type { ListDescription, Place, PlaceUse } from './description.ts'
import { deleteFailure } from './failures.ts'

export interface DeletionOptions<TRow> {
  onDeleted: (row: TRow) => Promise<void>
  /** Receives the reason, and the records that block the deletion. */
  onFailed: (text: string, uses: readonly PlaceUse[]) => void
  /** Somebody else has deleted it already. */
  onGone: () => Promise<void>
}

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
      // What is in use is not deleted (in-use). The loaded counts may all be 0 by now: then every use is listed.
      const uses = hasCode(error, 'CONFLICT') ? usesOf(row) : []
      const known = uses.filter(({ count }) => count > 0)
      onFailed(deleteFailure(error, texts), known.length > 0 ? known : uses)
    } finally {
      setDeletedId(null)
    }
  }
  return { remove, deletedId, dialog }
}
