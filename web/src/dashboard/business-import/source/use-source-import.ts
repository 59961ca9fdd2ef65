import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import type { ImportSourceMutation } from '../../../gql/dashboard/graphql.ts'
import { useImportSourceMutation } from '../../../gql/dashboard/hooks.ts'
import { businessImportMessages } from '../../../messages/dashboard/files/business-import.ts'
import { forgetImported } from '../forget-imported.ts'
import { useSending } from '../use-sending.ts'
import {
  columnsInput,
  keepSettings,
  readSettings,
  type SourceSettings,
  type SourceTable,
} from './kept-columns.ts'

export type SourceReport = ImportSourceMutation['importSource']
export type UnknownName = SourceReport['unknownNames'][number]

const options = { fill: false, create: false, partial: false, odblDuties: false }

/** Option value for a category that is not listed. */
export const notListed = '-'

const choiceKey = ({ kind, name }: Pick<UnknownName, 'kind' | 'name'>) => `${kind} ${name}`

/** Steps of importing a foreign file: only what was checked unchanged is imported. */
export function useSourceImport(file: File, zip: File | null, table: SourceTable) {
  const { cache } = useApolloClient()
  const [settings, setSettings] = useState(() => readSettings(table))
  const [chosen, setChosen] = useState(options)
  const [choices, setChoices] = useState<Record<string, { name: UnknownName; value: string }>>({})
  const [report, setReport] = useState<SourceReport | null>(null)
  /** Whether the report belongs to the current choices. */
  const [current, setCurrent] = useState<{ zip: File | null } | null>(null)
  const isCurrent = current !== null && current.zip === zip
  const { begin, progress, context } = useSending()
  const [importSource] = useImportSourceMutation({ context })
  const { isRunning, failure, setFailure, run } = useAction(businessImportMessages.unanswered)

  function change(next: () => void) {
    next()
    setCurrent(null)
    setFailure(null)
  }

  const send = (dryRun: boolean) =>
    run(async () => {
      const input = {
        ...{ source: settings.source, licence: settings.licence },
        ...(table.columns.length > 0 ? columnsInput(settings.columns) : { columns: null }),
        ...{ ...chosen, dryRun },
        choices: Object.values(choices).map(({ name: { kind, name }, value }) => ({
          ...{ kind, name },
          value: value === notListed ? null : value,
        })),
      }
      begin()
      const { data } = await importSource({ variables: { file, photos: zip, input } })
      if (!data) return
      keepSettings(table, settings)
      if (!dryRun) forgetImported(cache, true)
      setReport(data.importSource)
      setCurrent({ zip })
    })

  return {
    /** False for GeoJSON. */
    isTable: table.columns.length > 0,
    ...{ settings, chosen, report, isCurrent, isRunning, progress, failure },
    set: (next: Partial<SourceSettings>) => change(() => setSettings({ ...settings, ...next })),
    choose: (next: Partial<typeof options>) => change(() => setChosen({ ...chosen, ...next })),
    choiceOf: (name: UnknownName) => choices[choiceKey(name)]?.value ?? '',
    setChoice: (name: UnknownName, value: string) =>
      change(() => {
        const { [choiceKey(name)]: _, ...others } = choices
        setChoices(value === '' ? others : { ...others, [choiceKey(name)]: { name, value } })
      }),
    check: () => void send(true),
    importIt: () => void send(false),
  }
}

export type SourceImport = ReturnType<typeof useSourceImport>
