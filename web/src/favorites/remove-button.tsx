import { type MouseEvent, useId, useState } from 'react'
import { useClient } from '../apollo/page-data.tsx'
import { isSessionRefused } from '../apollo/refusals.ts'
import { accountMessages } from '../messages/account.ts'
import { showToast } from '../toasts/toasts.tsx'
import { Button } from '../ui/button.tsx'
import { addFavorite, removeFavorite } from './change-favorites.ts'
import styles from './remove-button.module.css'

const { favorites: texts } = accountMessages

export interface RemoveButtonProps {
  favoriteId: string
  business: { id: string; name: string }
  /** In the list, from 0: where it comes back to. */
  place: number
}

/** Takes an establishment out of the list once the server has, and offers to put it back. */
export function RemoveButton({ favoriteId, business, place }: RemoveButtonProps) {
  const client = useClient()
  const [isRunning, setIsRunning] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const failureId = useId()

  /** A session that has ended is the guard's to tell. */
  const fail = (text: string) => (error: unknown) => {
    if (!isSessionRefused(error)) showToast({ tone: 'error', text })
  }

  /** Also on the card, where it stays when the notice has gone. */
  const failHere = (error: unknown) => {
    fail(texts.removeFailed)(error)
    setHasFailed(true)
  }

  const undo = () => addFavorite(client, business.id, place).catch(fail(texts.undoFailed))

  async function remove({ detail }: MouseEvent) {
    if (isRunning) return
    setIsRunning(true)
    setHasFailed(false)
    await removeFavorite(client, favoriteId, false).then(() => {
      showToast({
        tone: 'success',
        text: texts.removed(business.name),
        action: { label: texts.undo, run: undo },
        // A click of no pointer: the keyboard's button goes with its card.
        takesFocus: detail === 0,
      })
    }, failHere)
    setIsRunning(false)
  }

  return (
    <>
      <Button
        look="outline"
        className={styles.remove}
        aria-label={texts.removeOf(business.name)}
        aria-disabled={isRunning}
        aria-describedby={hasFailed ? failureId : undefined}
        onClick={remove}
      >
        {texts.remove}
      </Button>
      {hasFailed && (
        <p className={styles.failure} id={failureId}>
          {texts.removeFailed}
        </p>
      )}
    </>
  )
}
