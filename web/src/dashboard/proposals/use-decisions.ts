import { useRef, useState } from 'react'
import { hasCode, serverMessage } from '../../ask/errors.ts'
import { useAcceptProposalMutation, useRefuseProposalMutation } from '../../gql/dashboard/hooks.ts'
import { proposalMessages as texts } from '../../messages/dashboard/proposals.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { type Asked, hasPanel, isReport, type Proposal } from './use-queue.ts'

/** The element of a proposal in the queue. */
export const cardId = (id: string) => `proposta-${id}`

export const topicAndName = ({ topic, business }: Pick<Proposal, 'topic' | 'business'>) =>
  [texts.topic(topic), business?.name ?? texts.goneBusiness] as const

/**
 * Decides proposals, one at a time.
 *
 * @param shown in the order of the page
 * @param onDecided called after each decision, to load the list again
 */
export function useDecisions(shown: readonly Proposal[], onDecided: () => void) {
  const [accept] = useAcceptProposalMutation()
  const [refuse] = useRefuseProposalMutation()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [failure, setFailure] = useState<{ id: string; text: string } | null>(null)
  const isRunning = useRef(false)

  async function decide(proposal: Proposal, send: () => Promise<unknown>, done: string) {
    if (isRunning.current) return
    isRunning.current = true
    setFailure(null)
    try {
      await send()
      setAsked(null)
      showToast({ tone: 'success', text: done })
      focusNext(shown, proposal.id)
      onDecided()
    } catch (error) {
      // Its values can have changed since they were loaded.
      if (hasCode(error, 'CONFLICT') || hasCode(error, 'NOT_FOUND')) onDecided()
      setFailure({ id: proposal.id, text: serverMessage(error) ?? texts.failed })
    } finally {
      isRunning.current = false
    }
  }

  function sendAcceptance(proposal: Proposal, usesOverflow: boolean) {
    const { id } = proposal
    const variables = { id, confirmed: isAsked(proposal), usesOverflow }
    const done = isReport(proposal) && !usesOverflow ? texts.resolved : texts.accepted
    return decide(
      proposal,
      () => accept({ variables, update: (cache) => cache.modify({ fields: { openProposals: oneLess } }) }),
      done(...topicAndName(proposal)),
    )
  }

  const isAsked = ({ id }: Proposal, about?: Asked['about']) =>
    asked?.id === id && (about ? asked.about === about : asked.about !== 'refusal')

  return {
    asked,
    failure,
    /** Asks first where it needs a second key (proposal-keys). */
    accept(proposal: Proposal) {
      if (hasPanel(proposal)) return
      if (proposal.needsConfirmation && !isAsked(proposal, 'acceptance'))
        setAsked({ id: proposal.id, about: 'acceptance' })
      else void sendAcceptance(proposal, false)
    },
    /** Always asks first: its warnings are those of other values. */
    acceptOverflow(proposal: Proposal) {
      if (!isAsked(proposal, 'overflow')) setAsked({ id: proposal.id, about: 'overflow' })
      else void sendAcceptance(proposal, true)
    },
    askReason({ id, topic }: Proposal) {
      if (topic !== 'CLAIM') setAsked({ id, about: 'refusal' })
    },
    /** What a panel has decided: the list is loaded again. */
    reload: onDecided,
    refuse(proposal: Proposal, reason: string) {
      void decide(
        proposal,
        () =>
          refuse({
            variables: { id: proposal.id, reason },
            update: (cache) => cache.modify({ fields: { openProposals: oneLess } }),
          }),
        texts.refused(...topicAndName(proposal)),
      )
    },
    /** Closes what is asked, and gives the focus back to its proposal. */
    dismiss() {
      if (asked) document.getElementById(cardId(asked.id))?.focus()
      setAsked(null)
    },
  }
}

export type Decisions = ReturnType<typeof useDecisions>

const oneLess = (count: number) => Math.max(0, count - 1)

/** The one after it, else the one before it, else the page's content. */
function focusNext(shown: readonly Proposal[], id: string) {
  const place = shown.findIndex((each) => each.id === id)
  const next = shown[place + 1] ?? shown[place - 1]
  const element = next ? document.getElementById(cardId(next.id)) : document.querySelector('main')
  element?.focus()
}
