import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { recipe } from '../theme/theme.ts'
import { LineIcon } from './icons.tsx'

const Banner = chakra(
  'div',
  recipe({
    base: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      padding: '3',
      paddingInlineStart: '4',
      borderRadius: 'control',
      borderInlineStartWidth: '4px',
      textStyle: 'small',
      color: 'ink',
      overflowWrap: 'anywhere',
      '& > svg': { marginTop: '0.05em' },
      '& > div': { display: 'grid', gap: '2' },
    },
    variants: {
      tone: {
        error: { bg: 'barroSoft', borderColor: 'barro', '& > svg': { color: 'barro' } },
        success: { bg: 'mataSoft', borderColor: 'mata', '& > svg': { color: 'mata' } },
        info: { bg: 'mist', borderColor: 'rio', '& > svg': { color: 'rio' } },
      },
    },
  }),
)

const icons = { error: 'alert', success: 'check', info: 'info' } as const

export interface NoticeProps {
  tone: keyof typeof icons
  children: ReactNode
}

/** Something that has to be known before going on; screen readers say it when it appears. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <Banner tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <LineIcon name={icons[tone]} />
      <div>{children}</div>
    </Banner>
  )
}
