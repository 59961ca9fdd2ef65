import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import iconStyles from './icon-button.module.css'
import { type IconName, LineIcon } from './pictures/icons.tsx'

export interface ButtonLook {
  look?: 'primary' | 'accent' | 'outline' | 'danger' | 'whatsapp' | 'quiet' | undefined
  /** Square, for an icon alone. */
  square?: boolean
  className?: string | undefined
}

/** @returns the `class` of an element with a button's style */
export function buttonClass({ look = 'primary', square, className }: ButtonLook): string {
  return classNames(styles.button, styles[look], square && styles.square, className)
}

export function Button({
  look,
  square,
  className,
  type = 'button',
  ...button
}: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={buttonClass({ look, square, className })} {...button} />
}

/** Internal link with a button's style. */
export function ButtonLink({ look, square, className, ...link }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link className={buttonClass({ look, square, className })} {...link} />
}

/** External link with a button's style. */
export function ButtonAnchor({ look, square, className, ...anchor }: ComponentProps<'a'> & ButtonLook) {
  return <a className={buttonClass({ look, square, className })} {...anchor} />
}

export interface IconButtonProps {
  icon: IconName
  /** Accessible name and tooltip. */
  label: string
  onClick: () => void
  disabled?: boolean
}

/** Square button with an icon. */
export function IconButton({ icon, label, onClick, disabled }: IconButtonProps) {
  return (
    <button
      className={iconStyles.square}
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      disabled={disabled}
    >
      <LineIcon name={icon} />
    </button>
  )
}
