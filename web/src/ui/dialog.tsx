import { Dialog as Chakra } from '@chakra-ui/react/dialog'
import type { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { IconButton } from './button.tsx'

/** What it takes to be closed by who reads it; without these a dialog stays until it is taken away. */
interface WayOut {
  /** On the button at its corner. */
  close: string
  /** Called by that button and by Escape. */
  onClose: () => void
}

export type DialogProps = {
  title: string
  size?: 'sm' | 'lg' | 'xl'
  /** Chakra's `Drawer` for a dialog at the side of the window, which a press outside closes too. */
  drawer?: typeof Drawer
  children: ReactNode
} & (WayOut | { [name in keyof WayOut]?: never })

/** A modal dialog for as long as it is rendered. It is Chakra's, which no public page loads: for account and dashboard. */
export function Dialog({ title, size, drawer, close, onClose, children }: DialogProps) {
  // Their parts are the same but for the names of their sizes.
  const Parts = (drawer as unknown as typeof Chakra | undefined) ?? Chakra
  return (
    <>
      <Parts.Root
        open
        size={size}
        closeOnEscape={Boolean(onClose)}
        closeOnInteractOutside={Boolean(drawer)}
        restoreFocus={false}
        // Undefined is the first field, which null is not.
        initialFocusEl={() =>
          document.querySelector<HTMLElement>('[role=dialog] [data-autofocus]') ?? (undefined as never)
        }
        // A native dialog inside handles Escape by itself.
        onEscapeKeyDown={(event) => document.querySelector('dialog[open]') && event.preventDefault()}
        onOpenChange={onClose}
      >
        <Portal>
          <Parts.Backdrop />
          <Parts.Positioner>
            <Parts.Content
              onKeyDown={(event) => {
                // Chakra hears it a frame after the dialog has the focus.
                if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
                event.preventDefault()
                onClose?.()
              }}
            >
              <Parts.Header>
                <Parts.Title>{title}</Parts.Title>
                {close && <IconButton icon="close" label={close} onClick={onClose} />}
              </Parts.Header>
              <Parts.Body>{children}</Parts.Body>
            </Parts.Content>
          </Parts.Positioner>
        </Portal>
      </Parts.Root>
      <FocusReturn />
    </>
  )
}

/** Gives the focus back at once, where Chakra does it later and would take it from who has moved it on. */
function FocusReturn() {
  const [before] = useState(() => document.activeElement)
  // Runs after the cleanup of the dialog's focus trap, which is rendered before this. A text editor restores its own focus,
  // since its selection depends on it.
  useLayoutEffect(
    () => () => {
      if (before instanceof HTMLElement && !before.isContentEditable) before.focus()
    },
    [before],
  )
  return null
}
