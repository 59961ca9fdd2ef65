import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { toastDuration } from '../../constants.ts'
import { sessionMessages } from '../../messages/site.ts'
import { IconButton } from '../button.tsx'
import { LineIcon } from '../pictures/icons.tsx'
import { dismissToast, type Toast, toastStore } from './toast-store.ts'
import styles from './toasts.module.css'

/** Toasts at the bottom right. Hover or focus on one pauses all (toasts). */
export function Toasts() {
  const toasts = toastStore.useValue()
  const [isResting, setIsResting] = useState(false)
  const corner = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)

  function enter({ relatedTarget }: FocusEvent) {
    if (!corner.current?.contains(relatedTarget)) cameFrom.current = relatedTarget
    setIsResting(true)
  }

  /** Closes a toast; if it had focus, restores the previous focus or focuses the content. */
  function close(id: number) {
    if (corner.current?.contains(document.activeElement)) {
      const back = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main')
      if (back instanceof HTMLElement) back.focus({ preventScroll: true })
      setIsResting(false)
    }
    dismissToast(id)
  }

  return (
    <section
      className={styles.corner}
      ref={corner}
      aria-label={sessionMessages.toasts.label}
      aria-live="polite"
      onPointerEnter={() => setIsResting(true)}
      onPointerLeave={() => setIsResting(false)}
      onFocus={enter}
      onBlur={() => setIsResting(false)}
    >
      {toasts.map((toast) => (
        <ToastNotice key={toast.id} toast={toast} isResting={isResting} close={() => close(toast.id)} />
      ))}
    </section>
  )
}

function ToastNotice({ toast, isResting, close }: { toast: Toast; isResting: boolean; close: () => void }) {
  const { id, tone, text, action, otherAction, takesFocus } = toast
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    if (isResting) return
    const timer = setTimeout(() => dismissToast(id), toastDuration)
    return () => clearTimeout(timer)
  }, [isResting, id])
  return (
    <div data-tone={tone}>
      <LineIcon name={tone === 'success' ? 'check' : 'alert'} />
      <p>{text}</p>
      {[action, otherAction].map(
        (each) =>
          each && (
            <button
              key={each.label}
              type="button"
              className={styles.action}
              ref={each === action ? button : null}
              onClick={() => {
                close()
                each.run()
              }}
            >
              {each.label}
            </button>
          ),
      )}
      <IconButton icon="close" label={sessionMessages.toasts.close} onClick={close} />
    </div>
  )
}
