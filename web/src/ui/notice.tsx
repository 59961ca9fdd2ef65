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
    },
    variants: {
      tone: {
        error: { bg: 'barroSoft', borderColor: 'barro', '& > svg': { color: 'barro' } },
        success: { bg: 'mataSoft', borderColor: 'mata', '& > svg': { color: 'mata' } },
      },
    },
  }),
)

export interface NoticeProps {
  tone: 'error' | 'success'
  children: ReactNode
}

/** Something that has to be known before going on; screen readers say it when it appears. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <Banner tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <LineIcon name={tone === 'error' ? 'alert' : 'check'} />
      <div>{children}</div>
    </Banner>
  )
}
