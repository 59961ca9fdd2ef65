import type { ProposalsQuery } from '../../gql/dashboard/graphql.ts'
import { proposalMessages as texts } from '../../messages/dashboard/proposals.ts'
import { Photo } from '../../ui/pictures/photo.tsx'
import card from './card.module.css'
import styles from './proposed-photos.module.css'

type Proposal = Pick<
  ProposalsQuery['proposalPage']['items'][number],
  'topic' | 'state' | 'changes' | 'photos' | 'newPhotos'
>

/** The photos that an owner wants removed, next to the new ones (proposed-photos); once it is decided, how many they were. */
export function ProposedPhotos({ topic, state, changes, photos, newPhotos }: Proposal) {
  const { photoIds, newPhotos: added } = changes as Record<string, { after?: unknown[] | null } | undefined>
  if (topic !== 'PHOTOS' || !(photoIds || added)) return null
  if (state !== 'OPEN')
    return <p>{texts.photoCounts(photoIds?.after?.length ?? 0, added?.after?.length ?? 0)}</p>
  return (
    <div className={styles.sides}>
      <div>
        <p className={styles.label}>{texts.removedPhotos}</p>
        {photos.length === 0 && <p>{texts.noPhoto}</p>}
        <ul className={card.photos} aria-label={texts.removedPhotos}>
          {photos.map(({ id, alt, image }, place) => (
            <li key={id}>
              <Photo image={image} alt={alt ?? texts.removedPhoto(place + 1)} use="card" sizes="120px" />
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className={styles.label}>{texts.newPhotos}</p>
        {newPhotos.length === 0 && <p>{texts.noPhoto}</p>}
        <ul className={card.photos} aria-label={texts.newPhotos}>
          {newPhotos.map((image, place) => (
            <li key={image.url}>
              <Photo image={image} alt={texts.newPhoto(place + 1)} use="card" sizes="120px" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
