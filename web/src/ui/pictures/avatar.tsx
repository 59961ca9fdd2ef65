import { classNames } from '../class-names.ts'
import styles from './avatar.module.css'
import { Photo, type PlacedImage } from './photo.tsx'

export interface AvatarProps {
  name: string
  photo: PlacedImage | null
  size?: 'small' | 'large'
}

/** Somebody's photo or, without one, the first letter of the name. Decorative, next to the name. For public pages, without Chakra. */
export function Avatar({ name, photo, size = 'small' }: AvatarProps) {
  return (
    <span className={classNames(styles.disc, styles[size])} aria-hidden="true">
      {photo ? (
        <Photo image={photo} alt="" use="plain" sizes={size === 'large' ? '96px' : '32px'} load="now" />
      ) : (
        [...name.trim()][0]?.toLocaleUpperCase('pt-BR')
      )}
    </span>
  )
}
