import { Dialog as Chakra } from '@chakra-ui/react/dialog'
import type { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { IconButton } from './button.tsx'

/** Props of a dialog that the user can close; without them it stays open. */
interface WayOut {
  /** Label of the close button. */
  close: string
  /** Called by the close button and Escape. */
  onClose: () => void
}

export type DialogProps = {
  title: string
  size?: 'sm' | 'lg' | 'xl'
  /** Chakra's `Drawer`, for a dialog at the side that an outside click closes too. */
  drawer?: typeof Drawer
  children: ReactNode
} & (WayOut | { [name in keyof WayOut]?: never })

/** Modal dialog, open while mounted. Uses Chakra, so only for account and dashboard. */
export function Dialog({ title, size, drawer, close, onClose, children }: DialogProps) {
  // Dialog and Drawer have the same parts, except for the names of sizes.
  const Parts = (drawer as unknown as typeof Chakra | undefined) ?? Chakra
  return (
    <>
      <Parts.Root
        open
        size={size}
        closeOnEscape={Boolean(onClose)}
        closeOnInteractOutside={Boolean(drawer)}
        restoreFocus={false}
        // Undefined selects the first field; null would not.
        initialFocusEl={() =>
          document.querySelector<HTMLElement>('[role=dialog] [data-autofocus]') ?? (undefined as never)
        }
        // A nested native dialog handles Escape itself.
        onEscapeKeyDown={(event) => document.querySelector('dialog[open]') && event.preventDefault()}
        onOpenChange={onClose}
      >
        <Portal>
          <Parts.Backdrop />
          <Parts.Positioner>
            <Parts.Content
              onKeyDown={(event) => {
                // Chakra's own listener starts a frame after the dialog has focus.
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

/** Restores focus immediately; Chakra does it later, overriding focus that was moved since. */
function FocusReturn() {
  const [before] = useState(() => document.activeElement)
  // Runs after the focus trap's cleanup, since it is rendered later. Skips text editors, which restore their
  // own focus with the selection.
  useLayoutEffect(
    () => () => {
      if (before instanceof HTMLElement && !before.isContentEditable) before.focus()
    },
    [before],
  )
  return null
}
