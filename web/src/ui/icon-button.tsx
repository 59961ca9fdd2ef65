import styles from './icon-button.module.css'
import { type IconName, LineIcon } from './pictures/icons.tsx'

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
      className={styles.square}
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
