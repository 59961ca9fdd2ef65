import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './notice.module.css'
import { LineIcon } from './pictures/icons.tsx'

const icons = { error: 'alert', success: 'check', info: 'info' } as const

export interface NoticeProps {
  tone: keyof typeof icons
  children: ReactNode
}

/** Something that has to be known before going on; screen readers say it when it appears. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={classNames(styles.banner, styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      <LineIcon name={icons[tone]} />
      <div>{children}</div>
    </div>
  )
}
