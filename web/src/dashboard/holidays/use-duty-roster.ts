import { useState } from 'react'
import { newRequestKey } from '../../forms/checked-form.ts'
import { useAction } from '../../forms/use-action.ts'
import type { ImportDutyRosterMutation } from '../../gql/dashboard/graphql.ts'
import { useImportDutyRosterMutation } from '../../gql/dashboard/hooks.ts'
import { businessImportMessages } from '../../messages/dashboard/files/business-import.ts'
import { useSending } from '../business-import/use-sending.ts'

export type RosterReport = ImportDutyRosterMutation['importDutyRoster']

/**
 * The steps of an import: what was checked is about exactly the chosen file.
 *
 * @param onSaved called with how many rows were saved, and under which key
 */
export function useDutyRoster(onSaved: (saved: number, actKey: string) => void) {
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<RosterReport | null>(null)
  const { isRunning, failure, setFailure, run } = useAction(businessImportMessages.unanswered)
  const { begin, progress, context } = useSending()
  const [send] = useImportDutyRosterMutation({ context })

  function choose(next: File | null) {
    setFile(next)
    setReport(null)
    setFailure(null)
  }

  const check = () =>
    run(async () => {
      begin()
      const { data } = await send({ variables: { file: file as File, dryRun: true, partly: false } })
      setReport(data?.importDutyRoster ?? null)
    })

  /** Saves what was checked; the other rows only, where some are refused. */
  const importIt = () =>
    run(async () => {
      begin()
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

  return { file, report, isRunning, progress, failure, choose, check, importIt }
}
