import { scamMessages } from '../../messages/scam.ts'
import { paths } from '../../paths.ts'
import { usePage } from '../../start/page-context.tsx'
import { PageHead } from '../../start/page-head.tsx'
import { LegalText } from '../../ui/legal-text.tsx'

/** `/golpe-da-lista`: how to recognize scam calls in the guide's name. */
export function Page() {
  const { title, description } = scamMessages
  return (
    <LegalText texts={scamMessages} contactEmail={usePage().config.contactEmail}>
      <PageHead title={title} description={description} canonical={paths.scam} />
    </LegalText>
  )
}
