import type { ReactNode } from 'react'
import styles from './icons.module.css'
import drawings from './icons.svg'

/** Id in `icons.svg`. */
export type IconName =
  | 'search'
  | 'menu'
  | 'close'
  | 'refresh'
  | 'pause'
  | 'play'
  | 'arrow'
  | 'back'
  | 'pin'
  | 'map'
  | 'out'
  | 'filter'
  | 'down'
  | 'camera'
  | 'share'
  | 'check'
  | 'alert'
  | 'info'
  | 'heart'
  | 'tallCards'
  | 'sideCards'
  | 'user'
  | 'eye'
  | 'eyeOff'
  | 'whatsapp'
  | 'phone'
  | 'email'
  | 'instagram'
  | 'facebook'
  | 'linkedin'
  | 'twitter'
  | 'tiktok'
  | 'site'

/** Icon in the size and colour of the surrounding text. Decorative: a text or label gives its meaning. */
export function LineIcon({ name }: { name: IconName }) {
  return (
    <Icon>
      <use href={iconHref(name)} />
    </Icon>
  )
}

export function iconHref(name: IconName): string {
  return `${drawings}#${name}`
}

/** Line icon used in a single place, as a path on a 24 px grid. */
export function LineShape({ path }: { path: string }) {
  return (
    <Icon>
      <path d={path} />
    </Icon>
  )
}

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
