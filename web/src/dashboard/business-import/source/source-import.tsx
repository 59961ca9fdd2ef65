import { useEffect } from 'react'
import { failureText } from '../../../ask/errors.ts'
import { useInspectSourceMutation } from '../../../gql/dashboard/hooks.ts'
import { sourceImportMessages as texts } from '../../../messages/dashboard/files/source-import.ts'
import { Notice } from '../../../ui/states.tsx'
import text from '../../../ui/text.module.css'
import report from '../report-view.module.css'
import { useSending } from '../use-sending.ts'
import { SourceForm } from './source-form.tsx'

interface SourceImportProps {
  file: File
  zip: File | null
  /** Reason why the file is not a catalogue file; null if the user chose so. */
  reason: string | null
  onAnother: () => void
}

/** Imports a file of a foreign source as drafts and proposals (sources). */
export function SourceImport({ file, zip, reason, onAnother }: SourceImportProps) {
  const { progress, context } = useSending()
  const [inspect, { data, error }] = useInspectSourceMutation({ context })
  useEffect(() => {
    // The hook reports a failure.
    inspect({ variables: { file } }).catch(() => {})
  }, [inspect, file])

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
      {error && <Notice tone="error">{failureText(error, texts.readFailed)}</Notice>}
      {!error && !data && <p role="status">{progress(texts.reading)}</p>}
      {data && <SourceForm file={file} zip={zip} table={data.inspectSource} onAnother={onAnother} />}
    </section>
  )
}
