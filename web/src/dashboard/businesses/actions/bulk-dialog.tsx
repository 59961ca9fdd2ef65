import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, type ReactNode, useState } from 'react'
import { serverMessage } from '../../../apollo/refusals.ts'
import { dashboardMessages } from '../../../messages/dashboard/dashboard.ts'
import { recipe } from '../../../theme/theme.ts'
import { showToast } from '../../../toasts/store.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ChosenNames } from './chosen-names.tsx'
import type { Selection } from './selection.ts'

const Fields = chakra('form', recipe({ base: { display: 'grid', gap: '4' } }))

/** What every dialog that changes the chosen establishments is given. */
export interface ChangeDialogProps {
  chosen: Selection
  onClose: () => void
  /** Called when they have been changed. */
  onDone: () => void
}

interface BulkDialogProps extends ChangeDialogProps {
  texts: {
    title: (total: number) => string
    submit: string
    submitting: string
    done: (total: number) => string
    failed: string
  }
  /** Sends the change; answers how many establishments it was for, or null when something is missing in the form. */
  send: () => Promise<number | null>
  isBusy: boolean
  /** Whether there is nothing to send. */
  isOff?: boolean
  /** Leads back to the fields from what was made of them. */
  onBack?: (() => void) | undefined
  /** The fields. */
  children: ReactNode
}

/** One change of all chosen establishments: which they are, what changes, and why it was refused. */
export function BulkDialog(props: BulkDialogProps) {
  const { chosen, texts, send, isBusy, isOff, onBack, onClose, onDone, children } = props
  const [failure, setFailure] = useState<string | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setFailure(null)
    try {
      const total = await send()
      if (total === null) return
      showToast({ tone: 'success', text: texts.done(total) })
      onDone()
    } catch (error) {
      setFailure(serverMessage(error) ?? texts.failed)
    }
  }

  return (
    <Dialog title={texts.title(chosen.size)} close={dashboardMessages.close} onClose={onClose}>
      {!onBack && <ChosenNames chosen={chosen} />}
      <Fields noValidate onSubmit={submit}>
        {children}
        {failure && <Notice tone="error">{failure}</Notice>}
        <div className="ways">
          <Button look="outline" onClick={onBack ?? onClose}>
            {onBack ? dashboardMessages.back : dashboardMessages.cancel}
          </Button>
          <Button type="submit" aria-busy={isBusy} disabled={isOff}>
            {isBusy ? texts.submitting : texts.submit}
          </Button>
        </div>
      </Fields>
    </Dialog>
  )
}
