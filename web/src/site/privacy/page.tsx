import { privacyMessages } from '../../messages/privacy.ts'
import { paths } from '../../paths.ts'
import { usePage } from '../../start/page-context.tsx'
import { PageHead } from '../../start/page-head.tsx'
import { LegalText } from '../../ui/legal-text.tsx'
import styles from './page.module.css'

/** `/politica-privacidade`. */
export function Page() {
  const { title, description, updated, updatedDate } = privacyMessages
  const note = (
    <p className={styles.updated}>
      {updated} <time dateTime={updatedDate.iso}>{updatedDate.text}</time>
    </p>
  )
  return (
    <LegalText
      texts={privacyMessages}
      contactEmail={usePage().config.contactEmail}
      note={note}
      complements={<Complements />}
    >
      <PageHead title={title} description={description} canonical={paths.privacy} />
    </LegalText>
  )
}

/** Data collected since the policy's date. */
function Complements() {
  const { title, entries } = privacyMessages.complements
  return (
    <section>
      <h2>{title}</h2>
      {entries.map((entry) => (
        <section key={entry.title}>
          <h3>
            {entry.title} (<time dateTime={entry.date.iso}>{entry.date.text}</time>)
          </h3>
          {entry.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </section>
  )
}
