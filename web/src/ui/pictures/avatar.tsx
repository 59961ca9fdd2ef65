import { classNames } from '../class-names.ts'
import styles from './avatar.module.css'
import { Photo, type PlacedImage } from './photo.tsx'

export interface AvatarProps {
  name: string
  photo: PlacedImage | null
  size?: 'small' | 'large'
}

/** Photo of a person, or else the initial. Decorative, next to the name. Without Chakra, for public pages. */
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
