import { useState } from 'react'
import { serverMessage } from '../../apollo/refusals.ts'
import { auditMessages } from '../../messages/dashboard/audit.ts'
import { useConfirm } from '../feedback/use-confirm.tsx'
import { lostBy } from './entry-name.ts'
import type { Entry } from './use-audit-list.ts'
import { useRestore } from './use-restore.ts'

const { undo: texts } = auditMessages

/**
 * Takes the deletions of a list back, each after a question.
 *
 * @param restored called when something has come back
 */
export function useRestoration(restored: () => void) {
  const { confirm, dialog } = useConfirm()
  const { restore: run, isBusy } = useRestore()
  const [failure, setFailure] = useState<{ id: number; text: string } | null>(null)

  async function restore(entry: Entry) {
    const name = lostBy(entry)
    const { photos, BUSINESS, other } = texts.about
    setFailure(null)
    const question = {
      title: texts.question(name),
      text: entry.action === 'UPDATE' ? photos : entry.entity === 'BUSINESS' ? BUSINESS : other,
      action: texts.restore,
      isHarmless: true,
    }
    if (!(await confirm(question))) return
    try {
      await run(entry.id)
    } catch (error) {
      const message = serverMessage(error)
      setFailure({ id: Date.now(), text: message ? texts.refused(name, message) : texts.failed(name) })
    }
    // Refused, it may have been taken back by somebody else, or be too late.
    restored()
  }

  return { restore, isBusy, failure, dismiss: () => setFailure(null), dialog }
}
