import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { floating } from '../../theme/floating.ts'
import { recipe } from '../../theme/theme.ts'
import { IconButton } from '../../ui/icon-button.tsx'

const Frame = chakra(
  'dialog',
  recipe({
    base: {
      width: 'min(76rem, calc(100vw - {spacing.4}))',
      maxWidth: 'none',
      maxHeight: 'calc(100dvh - {spacing.4})',
      margin: 'auto',
      padding: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      ...floating,
      '&::backdrop': { bg: 'rgb(8 16 12 / 55%)' },
      '& .top': {
        position: 'sticky',
        top: '0',
        zIndex: '30',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '4',
        paddingBlock: '2',
        paddingInlineStart: { base: '4', md: '6' },
        paddingInlineEnd: '2',
        bg: 'surface',
        borderBottomWidth: '1px',
        borderColor: 'line',
        '& h2': { textStyle: 'h3' },
      },
      '& .content': { paddingInline: { base: '4', md: '6' }, paddingTop: '4' },
    },
    variants: { narrow: { true: { width: 'min(52rem, calc(100vw - {spacing.4}))' } } },
  }),
)

interface WideDialogProps {
  title: string
  /** On the button at its corner. */
  close: string
  onClose: () => void
  narrow?: boolean
  children: ReactNode
}

/** The browser's own modal dialog with room for much; the heading stays in view. */
export function WideDialog({ title, close, onClose, narrow, children }: WideDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Before the element goes, so that the browser can give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <Frame ref={dialog} narrow={narrow} aria-labelledby={id} onClose={onClose}>
      <div className="top">
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" label={close} onClick={() => dialog.current?.close()} />
      </div>
      <div className="content">{children}</div>
    </Frame>
  )
}
