import { exploreMessages } from '../../../messages/explore.ts'
import { sessionMessages } from '../../../messages/site.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states.tsx'
import styles from './refused-notice.module.css'

/** That the position is not known, over the page: the row and the first result stay where they are. */
export function RefusedNotice({ onClose }: { onClose: () => void }) {
  return (
    <div className={styles.refused}>
      <Notice tone="error">{exploreMessages.near.refused}</Notice>
      <IconButton icon="close" label={sessionMessages.toasts.close} onClick={onClose} />
    </div>
  )
}
