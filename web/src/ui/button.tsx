import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

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
