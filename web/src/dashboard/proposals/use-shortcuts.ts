import { useEffect, useEffectEvent, useState } from 'react'
import { keep, readKept } from '../kept.ts'
import { cardId, type Decisions } from './use-decisions.ts'
import type { Proposal } from './use-queue.ts'

const storageKey = 'guiadovale.shortcuts'

/** Whether this browser uses the shortcuts of one letter, which can be switched off (WCAG 2.1.4). */
export function useShortcutsSwitch(): [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => readKept('localStorage', storageKey) === null)
  return [
    isOn,
    (next) => {
      setIsOn(next)
      keep('localStorage', storageKey, next ? null : { isOff: true })
    },
  ]
}

/**
 * j and k lead to the next and the previous proposal, a accepts and r refuses the one that has the focus. A key that is
 * held down counts once, so that it never confirms what it has asked for.
 */
export function useShortcuts(
  isOn: boolean,
  shown: readonly Proposal[],
  decisions: Decisions,
  isOpen: boolean,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || isTyping(target)) return
    const place = shown.findIndex(({ id }) => document.getElementById(cardId(id))?.contains(target as Node))
    const proposal = shown[place]
    const steps: Record<string, number> = { j: 1, k: -1 }
    const step = steps[key]
    const next = step && shown[place < 0 ? 0 : place + step]
    if (next) focusCard(next.id)
    else if (key === 'a' && proposal && isOpen) acceptWhatIsAsked(proposal)
    else if (key === 'r' && proposal && isOpen) decisions.askReason(proposal)
    else return
    event.preventDefault()
  })
  function acceptWhatIsAsked(proposal: Proposal) {
    const { asked } = decisions
    if (asked?.id === proposal.id && asked.about === 'overflow') decisions.acceptOverflow(proposal)
    else decisions.accept(proposal)
  }
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}

function focusCard(id: string) {
  document.getElementById(cardId(id))?.focus()
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true], dialog') !== null
