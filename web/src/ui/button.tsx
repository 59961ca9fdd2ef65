import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import iconStyles from './icon-button.module.css'
import { type IconName, LineIcon } from './pictures/icons.tsx'

export interface ButtonLook {
  look?: 'primary' | 'accent' | 'outline' | 'danger' | 'whatsapp' | 'quiet' | undefined
  /** As wide as high, for an icon alone. */
  square?: boolean
  className?: string | undefined
}

/** @returns the `class` of whatever is to look like a button */
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

/** A link inside the site that looks like a button. */
export function ButtonLink({ look, square, className, ...link }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link className={buttonClass({ look, square, className })} {...link} />
}

/** A link out of the site that looks like a button. */
export function ButtonAnchor({ look, square, className, ...anchor }: ComponentProps<'a'> & ButtonLook) {
  return <a className={buttonClass({ look, square, className })} {...anchor} />
}

export interface IconButtonProps {
  icon: IconName
  /** What the button does, for screen readers and as a tip under the pointer. */
  label: string
  onClick: () => void
  disabled?: boolean
}

/** A square button with an icon for a face. */
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
