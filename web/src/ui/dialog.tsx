import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'

/** What it takes to be closed by who reads it; without these a dialog stays until it is taken away. */
interface WayOut {
  /** On the button at its corner. */
  close: string
  /** Called when it has closed: by its button, by Escape, by whoever takes it away. */
  onClose: () => void
}

export type DialogProps = { title: string; children: ReactNode } & (
  | WayOut
  | { [name in keyof WayOut]?: never }
)

/** The browser's own modal dialog: the page behind is out of reach, and gets the focus back. */
export function Dialog({ title, close, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Before the element goes, so that the browser can give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  // `closedby` is what keeps Escape from closing it. Browsers without it close on a second Escape: open it again.
  const open = () => dialog.current?.isConnected && dialog.current.showModal()
  return (
    <dialog
      className={styles.frame}
      ref={dialog}
      aria-labelledby={id}
      {...(!onClose && { closedby: 'none' })}
      onCancel={onClose ? undefined : (event) => event.preventDefault()}
      onClose={onClose ?? open}
    >
      <div className={styles.top}>
        <h2 id={id}>{title}</h2>
        {close && <IconButton icon="close" label={close} onClick={() => dialog.current?.close()} />}
      </div>
      <div className={styles.content}>{children}</div>
    </dialog>
  )
}
