import { exploreMessages } from '../../../messages/explore.ts'
import { sessionMessages } from '../../../messages/site.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states.tsx'
import styles from './refused-notice.module.css'

/** Notice that the position is unavailable, over the page to avoid a layout shift. */
export function RefusedNotice({ onClose }: { onClose: () => void }) {
  return (
    <div className={styles.refused}>
      <Notice tone="error">{exploreMessages.near.refused}</Notice>
      <IconButton icon="close" label={sessionMessages.toasts.close} onClick={onClose} />
    </div>
  )
}
