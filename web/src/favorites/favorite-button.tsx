import { sessionMessages } from '../messages/session.ts'
import { classNames } from '../ui/class-names.ts'
import { LineIcon } from '../ui/pictures/icons.tsx'
import styles from './favorite-button.module.css'
import { useFavorite } from './use-favorite.ts'

export interface FavoriteButtonProps {
  business: { id: string; name: string }
  className?: string | undefined
}

/**
 * The heart of an establishment. It is disabled while a request runs, by `aria-disabled`, so that the focus of a
 * keyboard stays where it is.
 */
export function FavoriteButton({ business, className }: FavoriteButtonProps) {
  const { isFavorite, isDisabled, toggle } = useFavorite(business.id)
  const { of, add, remove } = sessionMessages.favorite
  return (
    <button
      type="button"
      className={classNames(styles.heart, className)}
      aria-label={of(business.name)}
      aria-pressed={isFavorite}
      aria-disabled={isDisabled}
      title={isFavorite ? remove : add}
      onClick={toggle}
    >
      <LineIcon name="heart" />
    </button>
  )
}
