import { useState } from 'react'
import { CheckField } from '../../../forms/check-field.tsx'
import { businessImportMessages } from '../../../messages/dashboard/files/business-import.ts'
import { photoImportMessages } from '../../../messages/dashboard/files/photo-import.ts'
import { sourceImportMessages as texts } from '../../../messages/dashboard/files/source-import.ts'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { Notice } from '../../../ui/states.tsx'
import text from '../../../ui/text.module.css'
import { actListAddress } from '../../businesses/list-address.ts'
import page from '../page.module.css'
import { ColumnMap } from './column-map.tsx'
import type { SourceTable } from './kept-columns.ts'
import styles from './source-import.module.css'
import { SourceReportView } from './source-report.tsx'
import { type SourceImport, useSourceImport } from './use-source-import.ts'

const { report: shared } = businessImportMessages

interface SourceFormProps {
  file: File
  zip: File | null
  table: SourceTable
  onAnother: () => void
}

/** Source, licence and columns of a foreign file, then the check and the import. */
export function SourceForm({ file, zip, table, onAnother }: SourceFormProps) {
  const work = useSourceImport(file, zip, table)
  const { settings, chosen, report, isCurrent, failure } = work
  const [problem, setProblem] = useState<string | null>(null)

  function check() {
    const isNamed = table.columns.length === 0 || settings.columns.includes('NAME')
    const isWhole = settings.source.trim() !== '' && settings.licence.trim() !== ''
    const found = isWhole ? (isNamed ? null : texts.noName) : texts.missing
    setProblem(found)
    if (!found) work.check()
  }

  const isImported = report !== null && !report.dryRun && isCurrent
  return (
    <>
      {!isImported && (
        <>
          <div className={text.hint}>
            <p>{texts.readAs(table.format)}</p>
            {table.otherSheets.length > 0 && <p>{texts.otherSheets(table.otherSheets)}</p>}
          </div>
          <div className={styles.grid}>
            <TextField
              label={texts.source}
              hint={texts.sourceHint}
              maxLength={60}
              value={settings.source}
              onChange={({ target }) => work.set({ source: target.value })}
            />
            <TextField
              label={texts.licence}
              hint={texts.licenceHint}
              maxLength={80}
              value={settings.licence}
              onChange={({ target }) => work.set({ licence: target.value })}
            />
          </div>
          {table.columns.length > 0 && (
            <ColumnMap
              table={table}
              columns={settings.columns}
              onChange={(columns) => work.set({ columns })}
            />
          )}
          {(
            ['fill', 'create', 'partial', ...(table.columns.length > 0 ? [] : ['odbl' as const])] as const
          ).map((name) => {
            const option = name === 'odbl' ? 'odblDuties' : name
            return (
              <CheckField
                key={name}
                label={texts[name]}
                hint={texts[`${name}Hint`]}
                checked={chosen[option]}
                onChange={(checked) => work.choose({ [option]: checked })}
              />
            )
          })}
        </>
      )}
      {(problem ?? failure) && <Notice tone="error">{problem ?? failure}</Notice>}
      {report && <SourceReportView shown={report} work={work} />}
      <div className={page.steps}>
        {isImported ? (
          <>
            {report.entryId && (
              <>
                {report.drafts + report.filled > 0 && (
                  <ButtonLink to={actListAddress(report.entryId)}>{shared.toChanged}</ButtonLink>
                )}
                <ButtonLink look="outline" to={paths.dashboardAuditUndo(report.entryId)}>
                  {shared.undo}
                </ButtonLink>
              </>
            )}
            <Button look="outline" onClick={onAnother}>
              {shared.another}
            </Button>
          </>
        ) : (
          <Steps work={work} onCheck={check} />
        )}
      </div>
    </>
  )
}

/** Buttons to check, and to import exactly what was checked. */
function Steps({ work, onCheck }: { work: SourceImport; onCheck: () => void }) {
  const { report, isCurrent, isRunning, progress } = work
  if (isRunning)
    return (
      <Button aria-busy="true" aria-disabled="true">
        <span role="status">{progress(texts.working)}</span>
      </Button>
    )
  if (!report || !isCurrent)
    return <Button onClick={onCheck}>{report ? texts.checkAgain : texts.check}</Button>
  const places = report.drafts + report.matched
  const photos = report.photos?.total ?? 0
  const total = places + report.proposed + report.filled + report.vanished
  if (total + photos === 0) return <p className={text.hint}>{texts.nothing}</p>
  return (
    <Button onClick={work.importIt}>
      {total === 0 ? photoImportMessages.importThem(photos) : texts.importIt(places)}
    </Button>
  )
}
