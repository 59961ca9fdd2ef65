import { CheckField } from '../../forms/check-field.tsx'
import { businessImportMessages as texts } from '../../messages/dashboard/files/business-import.ts'
import { photoImportMessages } from '../../messages/dashboard/files/photo-import.ts'
import { sourceImportMessages } from '../../messages/dashboard/files/source-import.ts'
import { sourceCategoryMessages } from '../../messages/dashboard/source-categories.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/states.tsx'
import text from '../../ui/text.module.css'
import { lastListAddress } from '../businesses/last-list.ts'
import { useUnsavedGuard } from '../feedback/questions.tsx'
import { ScreenTitle } from '../shell/screen-title.tsx'
import { FileChoice } from './file-choice.tsx'
import styles from './page.module.css'
import { PhotoChoice } from './photos/photo-choice.tsx'
import { PhotoImports } from './photos/photo-imports.tsx'
import { ReportView } from './report-view.tsx'
import { SourceImport } from './source/source-import.tsx'
import { useFileChoice } from './use-file-choice.ts'
import { type Import, useImport } from './use-import.ts'

export function BusinessImportPage() {
  const work = useImport()
  const { phase, file, zip, create, failure, choose, chooseZip, setCreate } = work
  const { choice, hasFile } = useFileChoice(choose)
  const isBusy = phase.is === 'checking' || phase.is === 'importing'
  const report = phase.is === 'checked' || phase.is === 'imported' ? phase.report : null
  const guard = useUnsavedGuard({
    isDirty: phase.is === 'importing',
    leaves: (here, next) => here.pathname !== next.pathname,
    question: { title: texts.leave.question, text: texts.leave.text, action: texts.leave.action },
  })
  function restart() {
    choose(null)
    choice.ref.current?.focus()
  }

  return (
    <>
      <ScreenTitle
        title={texts.title}
        lead={texts.lead}
        action={
          <>
            <ButtonLink look="outline" to={paths.dashboardImportCategories}>
              {sourceCategoryMessages.title}
            </ButtonLink>
            <ButtonLink look="outline" to={lastListAddress()}>
              {texts.back}
            </ButtonLink>
          </>
        }
      />
      <div className={styles.screen}>
        <FileChoice {...choice} file={file} disabled={isBusy} />
        <PhotoChoice zip={zip} disabled={isBusy} onChoose={chooseZip} />
        {phase.is === 'source' && file ? (
          <SourceImport
            key={`${file.name} ${file.lastModified}`}
            file={file}
            zip={zip}
            reason={phase.reason}
            onAnother={restart}
          />
        ) : (
          <>
            <CheckField
              label={texts.create}
              hint={texts.createHint}
              checked={create}
              disabled={isBusy}
              onChange={setCreate}
            />
            {failure && <Notice tone="error">{failure}</Notice>}
            <ImportSteps work={work} onCheck={() => hasFile(file) && void work.check()} />
          </>
        )}
        <PhotoImports />
        {report && (
          <ReportView
            // Resets the rows of a new report.
            key={phase.is}
            report={report}
            onAnother={restart}
          />
        )}
        <ColumnHelp />
      </div>
      {guard}
    </>
  )
}

function ImportSteps({ work, onCheck }: { work: Import; onCheck: () => void }) {
  const { phase } = work
  return phase.is !== 'imported' && <div className={styles.steps}>{stepsOf(work, onCheck)}</div>
}

function stepsOf({ phase, stop, importIt, openSource }: Import, onCheck: () => void) {
  if (phase.is === 'checked') {
    const total = phase.report.created + phase.report.updated
    const photos = phase.report.photos?.total ?? 0
    if (total + photos === 0) return <p className={text.hint}>{texts.report.nothing}</p>
    return (
      <>
        <Button onClick={importIt}>
          {total === 0 ? photoImportMessages.importThem(photos) : texts.importIt(total)}
        </Button>
        <Button look="outline" onClick={openSource}>
          {sourceImportMessages.open}
        </Button>
        <p className={text.hint}>{texts.report.nothingWritten}</p>
      </>
    )
  }
  if (phase.is !== 'checking' && phase.is !== 'importing')
    return <Button onClick={onCheck}>{texts.check}</Button>
  const isImporting = phase.is === 'importing'
  const busy = isImporting ? texts.importing : texts.checking
  return (
    <>
      <Button aria-busy="true" aria-disabled="true">
        <span role="status">{phase.sent < 1 ? texts.sending(Math.floor(phase.sent * 100)) : busy}</span>
      </Button>
      {isImporting ? (
        <p className={text.hint}>{texts.importingHint}</p>
      ) : (
        <Button look="outline" onClick={stop}>
          {texts.stop}
        </Button>
      )}
    </>
  )
}

/** Help on the columns, a short form of docs/catalogue-files.md. */
function ColumnHelp() {
  return (
    <details className={styles.help}>
      <summary>{texts.help.title}</summary>
      <div className={styles.content}>
        <p>{texts.help.lead}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.help.column}</th>
              <th scope="col">{texts.help.meaning}</th>
            </tr>
          </thead>
          <tbody>
            {texts.help.columns.map(({ titles, meaning, isRequired }) => (
              <tr key={titles}>
                <th scope="row">{titles}</th>
                <td>
                  {meaning}
                  {isRequired && <span className={styles.required}> ({texts.help.required})</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
