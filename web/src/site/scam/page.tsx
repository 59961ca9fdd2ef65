import { scamMessages } from '../../messages/scam.ts'
import { paths } from '../../paths.ts'
import { usePage } from '../../start/page-context.tsx'
import { PageHead } from '../../start/page-head.tsx'
import { LegalText } from '../../ui/legal-text.tsx'

/** `/golpe-da-lista`: who calls in the name of the guide, what it never asks for, and how to check. */
export function Page() {
  const { title, description } = scamMessages
  return (
    <LegalText texts={scamMessages} contactEmail={usePage().config.contactEmail}>
      <PageHead title={title} description={description} canonical={paths.scam} />
    </LegalText>
  )
}
