import { profileMessages } from '../../messages/profile.ts'
import styles from './profile.module.css'
import type { ProfileProps } from './profile.tsx'

const { sources: texts } = profileMessages

const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Where values come from, with licence and month; until a contact is confirmed, that nothing is (sources). */
export function Sources({
  business: { sources, confirmations },
}: {
  business: Pick<ProfileProps['business'], 'sources' | 'confirmations'>
}) {
  const isConfirmed = confirmations.some(({ confirmedOn }) => confirmedOn !== null)
  const names = [...new Set(sources.map(({ source }) => source))]
  if (names.length === 0) return null
  return (
    <div className={styles.sources}>
      {!isConfirmed && <p>{texts.unconfirmed(new Intl.ListFormat('pt-BR').format(names))}</p>}
      {sources.map(({ source, licence, month }) => (
        <p key={`${source} ${licence} ${month}`}>
          {texts.from(source, licence, monthName.format(new Date(`${month}-01T00:00:00Z`)))}
        </p>
      ))}
    </div>
  )
}
