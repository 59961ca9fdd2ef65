import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { progressFetch } from '../../../apollo/progress-fetch.ts'
import type { SendOptions } from '../../../apollo/upload-link.ts'
import { failureText } from '../../../ask/errors.ts'
import { InspectSourceDocument } from '../../../gql/dashboard/graphql.ts'
import { sourceImportMessages as texts } from '../../../messages/dashboard/files/source-import.ts'
import { Notice } from '../../../ui/states.tsx'
import text from '../../../ui/text.module.css'
import report from '../report-view.module.css'
import type { SourceTable } from './kept-columns.ts'
import { SourceForm } from './source-form.tsx'

interface SourceImportProps {
  file: File
  /** Of photos that the file names. */
  zip: File | null
  /** Why the file is none of the guide's own; null when that was chosen. */
  reason: string | null
  onAnother: () => void
}

/** Imports a file of another source (sources): it edits nothing, but makes drafts and proposals. */
export function SourceImport({ file, zip, reason, onAnother }: SourceImportProps) {
  const client = useApolloClient()
  const [table, setTable] = useState<SourceTable | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  /** The part of the file that has been sent, from 0 to 1. */
  const [sent, setSent] = useState(0)
  useEffect(() => {
    let isShown = true
    const fetchOptions: SendOptions = { send: progressFetch(setSent) }
    client
      .mutate({ mutation: InspectSourceDocument, variables: { file }, context: { fetchOptions } })
      .then(({ data }) => isShown && setTable(data?.inspectSource ?? null))
      .catch((error) => isShown && setFailure(failureText(error, texts.readFailed)))
    return () => {
      isShown = false
    }
  }, [client, file])

  return (
    <section className={report.frame} aria-labelledby="source-title">
      <div>
        <h2 id="source-title">{texts.title}</h2>
        <p className={text.hint}>{texts.lead}</p>
        {reason && (
          <p className={text.hint}>
            {texts.notOurs} <span>{reason}</span>
          </p>
        )}
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
      {!failure && !table && <p role="status">{texts.reading(Math.floor(sent * 100))}</p>}
      {table && <SourceForm file={file} zip={zip} table={table} onAnother={onAnother} />}
    </section>
  )
}
