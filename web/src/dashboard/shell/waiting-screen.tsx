import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { PageHead } from '../../page-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/**
 * The shape of a screen until it is known who asks; all of a screen that the server renders.
 *
 * @param title of the window
 */
export function WaitingScreen({ title }: { title: string }) {
  return (
    <div role="status" aria-label={dashboardMessages.loading}>
      <PageHead title={title} />
      <Skeleton style={{ height: '2rem', width: '14rem', marginBottom: 'var(--gv-spacing-6)' }} />
      <Skeleton style={{ height: '20rem', borderRadius: 'var(--gv-radii-card)' }} />
    </div>
  )
}
