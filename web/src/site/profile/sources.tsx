import { profileMessages } from '../../messages/profile.ts'
import styles from './profile.module.css'
import type { ProfileProps } from './profile.tsx'

/** Sources of values, with licence and month, and whether a contact was confirmed since (sources). */
export function Sources({ business }: Pick<ProfileProps, 'business'>) {
  const isConfirmed = business.confirmations.some(({ confirmedOn }) => confirmedOn)
  return business.sources.map(({ source, licence, month }) => (
    <p key={source + licence + month} className={styles.sources}>
      {profileMessages.source(source, isConfirmed, licence, month.split('-').reverse().join('/'))}
    </p>
  ))
}
