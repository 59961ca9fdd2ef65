import { useEffect, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router-dom'
import { stopWaiting, useNetworkRetry } from '../ask/network.ts'
import { waitBeforeSpinner } from '../constants.ts'
import { messages } from '../messages/site.ts'
import { Button } from './button.tsx'
import styles from './page-progress.module.css'

/**
 * Shows that a navigation takes long or waits for the network, while the current page stays. A bar at the
 * window's edge, to avoid a layout shift.
 */
export function PageProgress() {
  const isNavigating = useNavigation().state !== 'idle'
  const isRevalidating = useRevalidator().state !== 'idle'
  const retry = useNetworkRetry()
  const isSlow = useIsLong(isNavigating)
  const isBusy = isNavigating || isRevalidating
  const isWaiting = retry !== null && isBusy
  useEffect(() => {
    if (!isBusy) stopWaiting()
  }, [isBusy])
  return (
    <div role="status">
      {isWaiting ? (
        <div className={styles.bar}>
          <span>{messages.offline}</span>
          <Button look="outline" onClick={retry}>
            {messages.tryAgain}
          </Button>
        </div>
      ) : (
        isSlow && (
          <div className={styles.bar}>
            <span className={styles.spinner} aria-hidden="true" />
            <span>{messages.loading}</span>
          </div>
        )
      )}
    </div>
  )
}

/** @returns whether the value has been true for a while */
function useIsLong(isTrue: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isTrue) return setIsLong(false)
    const timer = setTimeout(() => setIsLong(true), waitBeforeSpinner)
    return () => clearTimeout(timer)
  }, [isTrue])
  return isTrue && isLong
}
