import { useState } from 'react'
import { serverMessage } from '../../apollo/refusals.ts'
import { useSetUserRoleMutation } from '../../gql/dashboard/hooks.ts'
import { usersMessages } from '../../messages/dashboard/users.ts'
import { showToast } from '../../toasts/store.ts'
import { useConfirm } from '../feedback/use-confirm.tsx'
import { otherRole, type UserRow } from './columns.tsx'

const { change: texts } = usersMessages

/** What went wrong; `id` tells one failure from the next. */
export interface RoleFailure {
  id: number
  text: string
}

/**
 * Gives accounts another role, after asking.
 *
 * @param ownId the account of who asks, which keeps its role
 * @param changed called when a role has been changed
 */
export function useRoleChange(ownId: string, changed: () => void) {
  const { confirm, dialog } = useConfirm()
  const [setRole, { loading }] = useSetUserRoleMutation()
  const [failure, setFailure] = useState<RoleFailure | null>(null)
  const fail = (text: string) => setFailure({ id: Date.now(), text })

  async function changeRole(user: UserRow) {
    const role = otherRole(user.role)
    setFailure(null)
    if (user.id === ownId) return fail(texts.own)
    const question = {
      title: texts.ask[role](user.name),
      text: `${texts.about[role]} ${texts.sessions}`,
      action: texts[role],
    }
    if (!(await confirm(question))) return
    try {
      await setRole({ variables: { id: user.id, role } })
      showToast({ tone: 'success', text: texts.done[role](user.name) })
      changed()
    } catch (error) {
      const message = serverMessage(error)
      fail(message ? texts.refused(user.name, message) : texts.failed(user.name))
    }
  }

  const dismiss = () => setFailure(null)
  return { changeRole, isBusy: loading, failure, dismiss, dialog }
}
