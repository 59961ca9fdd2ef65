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

interface Action {
  question: Question
  run: () => Promise<unknown>
  done: string
  /** Said when the server refused without a message. */
  failed: string
}

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

  const act = ({ name }: UserRow, { question, run, done, failed }: Action) =>
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
    if (id === ownId) return acting.fail(texts.change.own)
    await act(user, {
      question: {
        title: texts.change.ask[role](name),
        text: `${texts.change.about[role]} ${texts.change.sessions}`,
        action: texts.change[role],
      },
      run: () => setRole({ variables: { id, role } }),
      done: texts.change.done[role](name),
      failed: texts.change.failed(name),
    })
  }

  async function changeActive(user: UserRow) {
    const { id, name } = user
    const isActive = user.deactivatedAt !== null
    if (id === ownId) return acting.fail(texts.deactivate.own)
    const { ask, about, open, done, failed } = isActive ? texts.reactivate : texts.deactivate
    await act(user, {
      question: { title: ask(name), text: about, action: open },
      run: () => setActive({ variables: { id, isActive } }),
      done: done(name),
      failed: failed(name),
    })
  }

  async function sendPasswordLink(user: UserRow) {
    const { id, name, email } = user
    const { ask, about, action, done, failed } = texts.passwordLink
    await act(user, {
      question: { title: ask(name), text: about(email), action },
      run: () => sendLink({ variables: { id } }),
      done: done(email),
      failed: failed(name),
    })
  }

  async function removeSecondFactor(user: UserRow) {
    const { id, name, email } = user
    const { ask, about, open, done, failed } = texts.secondFactor
    await act(user, {
      question: { title: ask(name), text: about(email), action: open },
      run: () => removeFactor({ variables: { id } }),
      done: done(name),
      failed: failed(name),
    })
  }

  return { ...acting, changeRole, changeActive, sendPasswordLink, removeSecondFactor }
}
