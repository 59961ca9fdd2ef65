import { useEffect, useRef, useState } from 'react'
import { businessImportMessages } from '../../messages/dashboard/files/business-import.ts'
import { dutyRosterMessages as texts } from '../../messages/dashboard/files/duty-roster.ts'
import { Button } from '../../ui/button.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { Notice } from '../../ui/states.tsx'
import text from '../../ui/text.module.css'
import { FileChoice } from '../business-import/file-choice.tsx'
import { fileProblem, mostMegabytes } from '../business-import/file-problem.ts'
import styles from './duty-roster.module.css'
import { RosterView } from './roster-view.tsx'
import { useDutyRoster } from './use-duty-roster.ts'

interface DutyRosterProps {
  /** Called with how many rows were saved, and under which key. */
  onSaved: (saved: number, actKey: string) => void
}

/** Imports who is on duty on which dates from a file (duty-roster): choose, check, import. */
export function DutyRoster({ onSaved }: DutyRosterProps) {
  const { file, report, isRunning, sent, failure, choose, check, importIt } = useDutyRoster(onSaved)
  const [problem, setProblem] = useState<string | null>(null)
  const isSending = isRunning && sent < 1
  const sending = businessImportMessages.sending(Math.floor(sent * 100))
  const input = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // What has come is read out, and the keyboard goes on from there.
  useEffect(() => {
    if (report) heading.current?.focus()
  }, [report])

  /** A file that cannot be sent takes the place of none: what was chosen before stays. */
  function take(files: readonly File[]) {
    const found = fileProblem(files)
    setProblem(found)
    if (!found) choose(files[0] ?? null)
  }

  function submit() {
    setProblem(file ? null : businessImportMessages.file.missing)
    if (file) void check()
    else input.current?.focus()
  }

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
        <FileChoice
          ref={input}
          file={file}
          error={problem}
          disabled={isRunning}
          hint={texts.hint(mostMegabytes)}
          onChoose={take}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        {report ? (
          <RosterView
            ref={heading}
            report={report}
            running={isRunning ? (isSending ? sending : texts.importing) : null}
            onImport={() => void importIt()}
          />
        ) : (
          <div>
            <Button aria-busy={isRunning} onClick={isRunning ? undefined : submit}>
              {isRunning ? <span role="status">{isSending ? sending : texts.checking}</span> : texts.check}
            </Button>
          </div>
        )}
      </div>
    </details>
  )
}
