import { type ReactNode, useEffect, useRef } from 'react'
import { tableMessages } from '../../messages/dashboard/dashboard.ts'
import { styled } from '../../theme/theme.ts'
import { IconButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const Frame = styled('div', {
  position: 'relative',
  borderRadius: 'control',
  '& > div': { paddingInlineEnd: '12' },
  '& > button': { position: 'absolute', top: '0', right: '0' },
})

export interface BannerProps {
  tone: 'success' | 'error'
  children: ReactNode
  /** Whether it takes the focus; an error does, unless the focus is where the error is. */
  takesFocus?: boolean
  onDismiss: () => void
}

/**
 * How the last piece of work ended, above its form: green or red. An error takes the focus, so
 * that it is not missed far up the page; give it a `key` of its own to have another error take it again.
 */
export function Banner({ tone, children, takesFocus = tone === 'error', onDismiss }: BannerProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) frame.current?.focus()
  }, [takesFocus])
  return (
    <Frame ref={frame} tabIndex={-1}>
      <Notice tone={tone}>{children}</Notice>
      <IconButton icon="close" label={tableMessages.dismiss} onClick={onDismiss} />
    </Frame>
  )
}
