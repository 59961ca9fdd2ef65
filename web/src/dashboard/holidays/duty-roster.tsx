import { businessImportMessages } from '../../messages/dashboard/files/business-import.ts'
import { dutyRosterMessages as texts } from '../../messages/dashboard/files/duty-roster.ts'
import { Button } from '../../ui/button.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { Notice } from '../../ui/states.tsx'
import text from '../../ui/text.module.css'
import { FileChoice } from '../business-import/file-choice.tsx'
import { mostMegabytes } from '../business-import/file-problem.ts'
import { useFileChoice } from '../business-import/use-file-choice.ts'
import styles from './duty-roster.module.css'
import { RosterView } from './roster-view.tsx'
import { useDutyRoster } from './use-duty-roster.ts'

interface DutyRosterProps {
  /** Called with how many rows were saved, and under which key. */
  onSaved: (saved: number, actKey: string) => void
}

/** Imports who is on duty on which dates from a file (duty-roster): choose, check, import. */
export function DutyRoster({ onSaved }: DutyRosterProps) {
  const { file, report, isRunning, progress, failure, choose, check, importIt } = useDutyRoster(onSaved)
  const { choice, hasFile } = useFileChoice(choose)
  const submit = () => hasFile(file) && void check()
  return (
    <details className={styles.frame}>
      <summary>
        <LineIcon name="down" />
        <span>{texts.title}</span>
      </summary>
      <div className={styles.content}>
        <div>
          <p>{texts.lead}</p>
          <p className={text.hint}>{texts.columns}</p>
          <p className={text.hint}>{texts.shown}</p>
        </div>
        <FileChoice {...choice} file={file} disabled={isRunning} hint={texts.hint(mostMegabytes)} />
        {failure && <Notice tone="error">{failure}</Notice>}
        {report ? (
          <RosterView
            report={report}
            running={isRunning ? progress(texts.importing) : null}
            onImport={() => void importIt()}
          />
        ) : (
          <div>
            <Button aria-busy={isRunning} onClick={isRunning ? undefined : submit}>
              {isRunning ? (
                <span role="status">{progress(texts.checking)}</span>
              ) : (
                businessImportMessages.check
              )}
            </Button>
          </div>
        )}
      </div>
    </details>
  )
}
