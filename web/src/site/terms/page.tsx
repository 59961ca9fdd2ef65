import { termsMessages } from '../../messages/terms.ts'
import { paths } from '../../paths.ts'
import { usePage } from '../../start/page-context.tsx'
import { PageHead } from '../../start/page-head.tsx'
import { LegalText } from '../../ui/legal-text.tsx'

/** `/termos`: real content where the specification has a placeholder (one-port). */
export function Page() {
  const { title, description } = termsMessages
  return (
    <LegalText texts={termsMessages} contactEmail={usePage().config.contactEmail}>
      <PageHead title={title} description={description} canonical={paths.terms} />
    </LegalText>
  )
}
