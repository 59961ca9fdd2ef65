import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { floating } from '../theme/floating.ts'
import { recipe } from '../theme/theme.ts'
import { IconButton } from './icon-button.tsx'

const Frame = chakra(
  'dialog',
  recipe({
    base: {
      width: 'min(30rem, calc(100vw - {spacing.8}))',
      maxHeight: 'calc(100dvh - {spacing.8})',
      margin: 'auto',
      padding: { base: '5', sm: '6' },
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      ...floating,
      '&::backdrop': { bg: 'rgb(8 16 12 / 55%)' },
      '& .top': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '4',
        marginTop: '-2',
        marginInlineEnd: '-2',
        marginBottom: '3',
      },
      '& h2': { textStyle: 'h3' },
      '& .content': { display: 'grid', gap: '4' },
      '& .ways': { display: 'flex', flexWrap: 'wrap', gap: '3', justifyContent: 'flex-end' },
    },
  }),
  // Emotion's list of attributes does not have it yet.
  { forwardProps: ['closedby'] },
)

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
    <Frame
      ref={dialog}
      aria-labelledby={id}
      {...(!onClose && { closedby: 'none' })}
      onCancel={onClose ? undefined : (event) => event.preventDefault()}
      onClose={onClose ?? open}
    >
      <div className="top">
        <h2 id={id}>{title}</h2>
        {close && <IconButton icon="close" label={close} onClick={() => dialog.current?.close()} />}
      </div>
      <div className="content">{children}</div>
    </Frame>
  )
}
