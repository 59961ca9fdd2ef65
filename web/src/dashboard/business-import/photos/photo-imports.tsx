import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import type { ImportedPhotosFragment } from '../../../gql/dashboard/graphql.ts'
import { usePhotoImportsQuery } from '../../../gql/dashboard/hooks.ts'
import { businessImportMessages } from '../../../messages/dashboard/files/business-import.ts'
import { photoImportMessages as texts } from '../../../messages/dashboard/files/photo-import.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import text from '../../../ui/text.module.css'
import { formatMoment } from '../../audit/entry-name.ts'
import { actListAddress } from '../../businesses/list-address.ts'
import { Failure } from '../../feedback/failure.tsx'
import { forgetBusinesses } from '../../forget-lists.ts'
import report from '../report-view.module.css'
import styles from './photo-imports.module.css'
import { PhotoProblems } from './photo-problems.tsx'

/** Poll interval for a running import, in milliseconds. */
const pollInterval = 3000

/** Running photo imports, else the result of the latest one. */
export function PhotoImports() {
  const { cache } = useApolloClient()
  const { data, error, refetch, startPolling, stopPolling } = usePhotoImportsQuery({
    fetchPolicy: 'cache-and-network',
  })
  const imports = data?.photoImports ?? []
  const running = imports.filter(({ state }) => state === 'RUNNING')
  const isRunning = running.length > 0
  useEffect(() => {
    if (!isRunning) return
    startPolling(pollInterval)
    return () => {
      stopPolling()
      // Cached establishments lack the new photos.
      forgetBusinesses(cache, [])
    }
  }, [isRunning, startPolling, stopPolling, cache])
  if (error && !data) return <Failure error={error} refetch={refetch} />
  const shown = isRunning ? running : imports.slice(0, 1)
  if (shown.length === 0) return null
  return (
    <section className={report.frame} aria-label={texts.list}>
      {shown.map((photos) => (
        <PhotoImport key={photos.id} photos={photos} />
      ))}
    </section>
  )
}

function PhotoImport({ photos }: { photos: ImportedPhotosFragment }) {
  const { state, startedAt, actKey, total, done, added } = photos
  const title = texts.of(formatMoment(startedAt))
  const isRunning = state === 'RUNNING'
  return (
    <article className={styles.card}>
      <h2>{title}</h2>
      {isRunning && (
        <div
          className={styles.progress}
          role="progressbar"
          aria-label={title}
          aria-valuenow={done}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuetext={texts.progress(done, total)}
        >
          <span style={{ width: `${(100 * done) / total}%` }} />
        </div>
      )}
      <p role="status">
        {isRunning ? texts.progress(done, total) : state !== 'PLANNED' && texts.ended[state](added)}
      </p>
      {isRunning && <p className={text.hint}>{texts.running}</p>}
      <PhotoProblems photos={photos} />
      {actKey && !isRunning && (
        <div>
          <ButtonLink look="outline" to={actListAddress(actKey)}>
            {businessImportMessages.report.toChanged}
          </ButtonLink>
        </div>
      )}
    </article>
  )
}
