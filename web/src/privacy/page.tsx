import { privacyMessages } from '../messages-privacy.ts'
import { usePage } from '../page-context.tsx'
import { PageHead } from '../page-head.tsx'
import { paths } from '../paths.ts'
import { LegalText } from '../ui/legal-text.tsx'

/** `/politica-privacidade`. */
export function PrivacyPage() {
  const { title, description, updated, updatedDate } = privacyMessages
  const note = (
    <p className="updated">
      {updated} <time dateTime={updatedDate.iso}>{updatedDate.text}</time>
    </p>
  )
  return (
    <LegalText texts={privacyMessages} contactEmail={usePage().config.contactEmail} note={note}>
      <PageHead title={title} description={description} canonical={paths.privacy} />
    </LegalText>
  )
}
