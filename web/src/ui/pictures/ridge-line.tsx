import { classNames } from '../class-names.ts'
import styles from './ridge-line.module.css'

/** Line drawing of the Mantiqueira ridge, for text pages and empty states. */
export function RidgeLine({ size = 'small' }: { size?: 'small' | 'large' }) {
  return (
    <svg className={classNames(styles.drawing, styles[size])} viewBox="0 0 600 60" aria-hidden="true">
      <path
        d="M0 54c40-4 60-22 96-22 30 0 40 12 66 12 44 0 62-38 102-38 34 0 44 26 80 28 38 2 54-18 92-18 44 0 74 34 164 38"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        opacity="0.35"
      />
      <path
        d="M0 59c70-2 110-16 160-16 52 0 70 12 118 12 56 0 82-30 134-30 60 0 96 32 188 34"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        opacity="0.8"
      />
    </svg>
  )
}
