import type { LoaderFunctionArgs } from 'react-router-dom'
import { loaderContext } from '../../ask/ask.ts'
import { recentMessages as texts } from '../../messages/recent.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../start/page-head.tsx'
import { CardGrid } from '../../ui/business-card/card-grid.tsx'
import { Section } from '../../ui/section.tsx'
import { RecentDocument, useRecent } from './page.generated.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { ask } = context.get(loaderContext)
  return { Recent: await ask(RecentDocument, {}) }
}

/** `/recentes`: the listings that were added last. */
export function Page() {
  const { latestBusinesses } = useRecent()
  return (
    <Section title={texts.title}>
      <PageHead title={texts.title} description={texts.description} canonical={paths.recent} />
      <CardGrid cards={latestBusinesses} first />
    </Section>
  )
}
