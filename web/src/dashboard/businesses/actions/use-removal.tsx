import { ServerError } from '@apollo/client'
import { useState } from 'react'
import { useClient } from '../../../apollo/page-data.tsx'
import { serverMessage } from '../../../apollo/refusals.ts'
import { useDeleteBusinessesMutation, useDeleteListedBusinessMutation } from '../../../gql/dashboard/hooks.ts'
import { businessListMessages as texts } from '../../../messages/dashboard/business-list.ts'
import { dashboardMessages } from '../../../messages/dashboard/dashboard.ts'
import { showToast } from '../../../toasts/toasts.tsx'
import { useUndo } from '../../audit/use-restore.ts'
import { useConfirm } from '../../feedback/questions.tsx'
import { forgetBusinesses } from '../../forget-lists.ts'
import { ChosenNames } from './bulk-dialog.tsx'
import type { Selection } from './selection.tsx'

type Action = Parameters<typeof showToast>[0]['action']

/** What went wrong with the last deletion; another object each time. */
export interface Failure {
  text: string
}

/**
 * Deleting establishments, one or several, each after a question.
 *
 * @param onRemoved called when some are gone, or turned out to be gone
 */
export function useRemoval(onRemoved: (ids: readonly string[]) => Promise<unknown>) {
  const { cache } = useClient()
  const { confirm, dialog } = useConfirm()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [deleteOne] = useDeleteListedBusinessMutation()
  const [deleteSeveral] = useDeleteBusinessesMutation()
  const undoOf = useUndo(() => onRemoved([]))

  /**
   * @param send answers what is said when it is done
   * @param action the way back
   */
  async function run(ids: readonly string[], send: () => Promise<string>, failed: string, action?: Action) {
    setFailure(null)
    setIsBusy(true)
    try {
      const text = await send()
      showToast({ tone: 'success', text, action })
      forgetBusinesses(cache, ids)
      await onRemoved(ids)
    } catch (error) {
      setFailure({ text: failureText(error, failed) })
    } finally {
      setIsBusy(false)
    }
  }

  async function removeOne({ id, name }: { id: string; name: string }) {
    const { question, text, done, failed } = texts.remove
    const isSure = await confirm({ title: question, text: text(name), action: dashboardMessages.remove })
    if (!isSure) return
    const undo = undoOf({ entity: 'BUSINESS', id, name })
    await run([id], () => deleteOne({ variables: { id } }).then(() => done), failed, undo)
  }

  async function removeSeveral(chosen: Selection) {
    const ids = [...chosen.keys()]
    const { question, text, done, gone, failed } = texts.removeMany
    const isSure = await confirm({
      title: question(ids.length),
      text: <ChosenNames lead={text} chosen={chosen} />,
      action: dashboardMessages.remove,
    })
    if (!isSure) return
    const send = async () => {
      const { data } = await deleteSeveral({ variables: { ids } })
      const deleted = data?.deleteBusinesses.length ?? 0
      return deleted > 0 ? done(deleted) : gone
    }
    await run(ids, send, failed)
  }

  return { removeOne, removeSeveral, dialog, isBusy, failure, dismiss: () => setFailure(null) }
}

/** The server's message, else that of the service with its status, else the plain one. */
function failureText(error: unknown, failed: string): string {
  const message = serverMessage(error)
  if (message) return message
  return ServerError.is(error) ? texts.remove.serviceFailed(error.statusCode) : failed
}
