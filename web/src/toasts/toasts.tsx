import { chakra } from '@chakra-ui/react/styled-system'
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { toastDuration } from '../constants.ts'
import { sessionMessages } from '../messages-session.ts'
import { floating } from '../theme/floating.ts'
import { recipe } from '../theme/theme.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { LineIcon } from '../ui/icons.tsx'
import { dismissToast, noToasts, onToastsChange, readToasts, type Toast } from './store.ts'

const Corner = chakra(
  'section',
  recipe({
    base: {
      position: 'fixed',
      top: 'calc(4rem + {spacing.3})',
      right: { base: '4', md: '6' },
      zIndex: '40',
      display: 'grid',
      gap: '3',
      width: 'min(24rem, calc(100vw - {spacing.8}))',
      pointerEvents: 'none',
      _print: { display: 'none' },
      '& > div': {
        pointerEvents: 'auto',
        display: 'flex',
        alignItems: 'center',
        gap: '3',
        paddingInlineStart: '4',
        paddingInlineEnd: '1',
        paddingBlock: '2',
        minHeight: '3.5rem',
        ...floating,
        animation: 'arrive {durations.quick} {easings.out}',
      },
      '& [data-tone=success] > svg': { color: 'mata' },
      '& [data-tone=error] > svg': { color: 'barro' },
      '& p': { textStyle: 'small', flex: '1', overflowWrap: 'anywhere' },
      '& .action': {
        minHeight: 'touch',
        paddingInline: '2',
        fontWeight: '600',
        color: 'mata',
        textDecoration: 'underline',
        textUnderlineOffset: '4px',
        cursor: 'pointer',
      },
    },
  }),
)

/** The notices of the page, at the top right. All of them wait while the pointer or the focus is on one (toasts). */
export function Toasts() {
  const toasts = useSyncExternalStore(onToastsChange, readToasts, noToasts)
  const [isResting, setIsResting] = useState(false)
  const corner = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)

  function enter({ relatedTarget }: FocusEvent) {
    if (!corner.current?.contains(relatedTarget)) cameFrom.current = relatedTarget
    setIsResting(true)
  }

  /** A notice that goes with the focus on it gives it back to where it came from, or to the page's content. */
  function close(id: number) {
    if (corner.current?.contains(document.activeElement)) {
      const back = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main')
      if (back instanceof HTMLElement) back.focus({ preventScroll: true })
      setIsResting(false)
    }
    dismissToast(id)
  }

  return (
    <Corner
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
    </Corner>
  )
}

function ToastNotice({ toast, isResting, close }: { toast: Toast; isResting: boolean; close: () => void }) {
  const { id, tone, text, action, takesFocus } = toast
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
      {action && (
        <button
          type="button"
          className="action"
          ref={button}
          onClick={() => {
            close()
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton icon="close" label={sessionMessages.toasts.close} onClick={close} />
    </div>
  )
}
