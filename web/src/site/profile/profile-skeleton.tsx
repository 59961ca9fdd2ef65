import { messages } from '../../messages/common.ts'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import columns from './columns.module.css'
import styles from './profile-skeleton.module.css'

/** A profile's shape while it is on the way. */
export function ProfileSkeleton() {
  return (
    <div role="status">
      <title>{messages.siteName}</title>
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <div aria-hidden="true">
        <Skeleton className={styles.trail} />
        <Skeleton className={styles.mosaic} />
        <div className={columns.columns}>
          <div className={columns.main}>
            <Skeleton className={styles.chip} />
            <Skeleton className={styles.name} />
            <Skeleton className={styles.place} />
            <Skeleton className={styles.actions} />
            <Skeleton className={styles.text} />
          </div>
          <Skeleton className={classNames(columns.side, styles.side)} />
        </div>
      </div>
    </div>
  )
}
