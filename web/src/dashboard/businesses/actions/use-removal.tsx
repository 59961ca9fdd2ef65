import { ServerError } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router-dom'
import { newRequestKey } from '../../../forms/checked-form.ts'
import { useDeleteBusinessesMutation, useDeleteListedBusinessMutation } from '../../../gql/dashboard/hooks.ts'
import { businessListMessages as texts } from '../../../messages/dashboard/business-list.ts'
import { dashboardMessages } from '../../../messages/dashboard/dashboard.ts'
import { paths } from '../../../paths.ts'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { useUndo } from '../../audit/use-restore.ts'
import { type Question, useAct } from '../../feedback/questions.tsx'
import { forgetBusinesses } from '../../forget-lists.ts'
import { ChosenNames } from './bulk-dialog.tsx'
import type { Selection } from './selection.tsx'

type Undo = Parameters<typeof showToast>[0]['action']

/**
 * Deleting establishments, one or several, each after a question.
 *
 * @param onRemoved called when some are gone, or turned out to be gone
 */
export function useRemoval(onRemoved: (ids: readonly string[]) => Promise<unknown>) {
  const { cache } = useApolloClient()
  const navigate = useNavigate()
  const { act, ...acting } = useAct()
  const [deleteOne] = useDeleteListedBusinessMutation()
  const [deleteSeveral] = useDeleteBusinessesMutation()
  const undoAction = useUndo(() => onRemoved([]))

  /**
   * @param send answers what is said when it is done
   * @param undo the way back
   */
  async function run(
    question: Question,
    ids: readonly string[],
    send: () => Promise<string>,
    failed: string,
    undo?: Undo,
  ) {
    const work = async () => {
      showToast({ tone: 'success', text: await send(), action: undo })
      forgetBusinesses(cache, ids)
      await onRemoved(ids)
    }
    await act(question, work, (message, error) => {
      if (message) return message
      return ServerError.is(error) ? texts.remove.serviceFailed(error.statusCode) : failed
    })
  }

  async function removeOne({ id, name }: { id: string; name: string }) {
    const { question: title, text, done, failed } = texts.remove
    const undo = undoAction({ entity: 'BUSINESS', id, name })
    const send = () => deleteOne({ variables: { id } }).then(() => done)
    await run({ title, text: text(name), action: dashboardMessages.remove }, [id], send, failed, undo)
  }

  async function removeSeveral(chosen: Selection) {
    const ids = [...chosen.keys()]
    const { question: writeTitle, text, done, gone, failed } = texts.removeMany
    const question = {
      title: writeTitle(ids.length),
      text: <ChosenNames lead={text} chosen={chosen} />,
      action: dashboardMessages.remove,
    }
    const actKey = newRequestKey()
    const send = async () => {
      const { data } = await deleteSeveral({ variables: { ids, actKey } })
      const deleted = data?.deleteBusinesses.length ?? 0
      return deleted > 0 ? done(deleted) : gone
    }
    const undo = { label: texts.act.undo, run: () => navigate(paths.dashboardAuditUndo(actKey)) }
    await run(question, ids, send, failed, undo)
  }

  return { ...acting, removeOne, removeSeveral }
}
