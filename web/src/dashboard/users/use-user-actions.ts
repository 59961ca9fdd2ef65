import type { UserPageQuery } from '../../gql/dashboard/graphql.ts'
import {
  useRemoveSecondFactorMutation,
  useSendPasswordLinkMutation,
  useSetUserActiveMutation,
  useSetUserRoleMutation,
} from '../../gql/dashboard/hooks.ts'
import { usersMessages as texts } from '../../messages/dashboard/users.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { type Question, useAct } from '../feedback/questions.tsx'

export type UserRow = UserPageQuery['userPage']['items'][number]

/**
 * What administrators do with accounts, each after asking.
 *
 * @param ownId the account of who asks, which keeps its role and stays active
 * @param changed called when an account has been changed
 */
export function useUserActions(ownId: string, changed: () => void) {
  const { act: ask, ...acting } = useAct()
  const [setRole] = useSetUserRoleMutation()
  const [setActive] = useSetUserActiveMutation()
  const [removeFactor] = useRemoveSecondFactorMutation()
  const [sendLink] = useSendPasswordLinkMutation()

  /** @param failed said when the server refused without a message */
  const act = (
    { name }: UserRow,
    question: Question,
    run: () => Promise<unknown>,
    done: string,
    failed: string,
  ) =>
    ask(
      question,
      async () => {
        await run()
        showToast({ tone: 'success', text: done })
        changed()
      },
      (message) => (message ? texts.refused(name, message) : failed),
    )

  async function changeRole(user: UserRow) {
    const { id, name } = user
    const role = user.role === 'ADMIN' ? 'USER' : 'ADMIN'
    const { own, ask, about, sessions, done, failed } = texts.change
    if (id === ownId) return acting.fail(own)
    const text = `${about[role]} ${sessions}`
    const question = { title: ask[role](name), text, action: texts.change[role] }
    await act(user, question, () => setRole({ variables: { id, role } }), done[role](name), failed(name))
  }

  async function changeActive(user: UserRow) {
    const { id, name } = user
    const isActive = user.deactivatedAt !== null
    if (id === ownId) return acting.fail(texts.deactivate.own)
    const { ask, about, open, done, failed } = isActive ? texts.reactivate : texts.deactivate
    const question = { title: ask(name), text: about, action: open }
    await act(user, question, () => setActive({ variables: { id, isActive } }), done(name), failed(name))
  }

  async function sendPasswordLink(user: UserRow) {
    const { id, name, email } = user
    const { ask, about, action, done, failed } = texts.passwordLink
    const question = { title: ask(name), text: about(email), action }
    await act(user, question, () => sendLink({ variables: { id } }), done(email), failed(name))
  }

  async function removeSecondFactor(user: UserRow) {
    const { id, name, email } = user
    const { ask, about, open, done, failed } = texts.secondFactor
    const question = { title: ask(name), text: about(email), action: open }
    await act(user, question, () => removeFactor({ variables: { id } }), done(name), failed(name))
  }

  return { ...acting, changeRole, changeActive, sendPasswordLink, removeSecondFactor }
}
