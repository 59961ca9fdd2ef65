import { termsMessages } from '../../messages/terms.ts'
import { usePage } from '../../page-context.tsx'
import { PageHead } from '../../page-head.tsx'
import { paths } from '../../paths.ts'
import { LegalText } from '../../ui/legal-text.tsx'

/** `/termos`: a real page where the specification has a placeholder (one-port). */
export function TermsPage() {
  const { title, description } = termsMessages
  return (
    <LegalText texts={termsMessages} contactEmail={usePage().config.contactEmail}>
      <PageHead title={title} description={description} canonical={paths.terms} />
    </LegalText>
  )
}
