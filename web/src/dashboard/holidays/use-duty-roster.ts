import { useState } from 'react'
import { progressFetch } from '../../apollo/progress-fetch.ts'
import type { SendOptions } from '../../apollo/upload-link.ts'
import { newRequestKey } from '../../forms/checked-form.ts'
import { useAction } from '../../forms/use-action.ts'
import type { ImportDutyRosterMutation } from '../../gql/dashboard/graphql.ts'
import { useImportDutyRosterMutation } from '../../gql/dashboard/hooks.ts'
import { dutyRosterMessages as texts } from '../../messages/dashboard/files/duty-roster.ts'

/** What the import of a file would do. */
export type RosterReport = ImportDutyRosterMutation['importDutyRoster']

/**
 * The steps of an import: what was checked is about exactly the chosen file.
 *
 * @param onSaved called with how many rows were saved, and under which key
 */
export function useDutyRoster(onSaved: (saved: number, actKey: string) => void) {
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<RosterReport | null>(null)
  const { isRunning, failure, setFailure, run } = useAction(texts.failed)
  /** The part of the file that has been sent, from 0 to 1; then the server is at work. */
  const [sent, setSent] = useState(0)
  const fetchOptions: SendOptions = { send: progressFetch(setSent) }
  const [send] = useImportDutyRosterMutation({ context: { fetchOptions } })

  function choose(next: File | null) {
    setFile(next)
    setReport(null)
    setFailure(null)
  }

  const check = () =>
    run(async () => {
      setSent(0)
      const { data } = await send({ variables: { file: file as File, dryRun: true, partly: false } })
      setReport(data?.importDutyRoster ?? null)
    })

  /** Saves what was checked; the other rows only, where some are refused. */
  const importIt = () =>
    run(async () => {
      setSent(0)
      const actKey = newRequestKey()
      const partly = (report?.refused ?? 0) > 0
      const { data } = await send({ variables: { file: file as File, dryRun: false, partly, actKey } })
      const saved = data?.importDutyRoster
      if (!saved?.entryId) {
        // Something else is there by now.
        setReport(saved ?? null)
        return
      }
      choose(null)
      onSaved(saved.changed, actKey)
    })

  return { file, report, isRunning, sent, failure, choose, check, importIt }
}
