import { Link } from 'react-router-dom'
import { exploreMessages } from '../../messages/explore.ts'
import { paths } from '../../paths.ts'
import styles from './order-note.module.css'

/** Says where it matters that no place in the list is anybody's (fair-order). */
export function OrderNote() {
  return (
    <p className={styles.note}>
      {exploreMessages.order}{' '}
      <Link to={paths.aboutOrder} aria-label={exploreMessages.whyOrderLabel}>
        {exploreMessages.whyOrder}
      </Link>
    </p>
  )
}
