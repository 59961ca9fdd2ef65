import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useState } from 'react'
import { serverMessage } from '../../../apollo/refusals.ts'
import type { BusinessState } from '../../../gql/dashboard/graphql.ts'
import { useChangeBusinessStateMutation } from '../../../gql/dashboard/hooks.ts'
import { businessListMessages } from '../../../messages/dashboard/business-list.ts'
import { dashboardMessages } from '../../../messages/dashboard/dashboard.ts'
import { recipe } from '../../../theme/theme.ts'
import { showToast } from '../../../toasts/store.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ActionChoice } from './action-choice.tsx'
import { ChosenNames } from './chosen-names.tsx'
import type { Selection } from './selection.ts'

const texts = businessListMessages.changeState

/** Without "closed for a while", whose day of reopening is each establishment's own. */
const states = ['PUBLISHED', 'DRAFT', 'CLOSED_FOR_GOOD'] as const satisfies readonly BusinessState[]

const Fields = chakra('form', recipe({ base: { display: 'grid', gap: '4' } }))

interface StateDialogProps {
  chosen: Selection
  onClose: () => void
  /** Called when they have been changed. */
  onDone: () => void
}

/** Publishes all chosen establishments, makes drafts of them or closes them, or says why of none. */
export function StateDialog({ chosen, onClose, onDone }: StateDialogProps) {
  const [state, setState] = useState<(typeof states)[number]>('PUBLISHED')
  const [failure, setFailure] = useState<string | null>(null)
  const [change, { loading }] = useChangeBusinessStateMutation()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (loading) return
    setFailure(null)
    try {
      const { data } = await change({ variables: { input: { ids: [...chosen.keys()], state } } })
      showToast({ tone: 'success', text: texts.done(data?.changeBusinessState.length ?? 0) })
      onDone()
    } catch (error) {
      setFailure(serverMessage(error) ?? texts.failed)
    }
  }

  return (
    <Dialog title={texts.title(chosen.size)} close={dashboardMessages.close} onClose={onClose}>
      <ChosenNames chosen={chosen} />
      <Fields noValidate onSubmit={submit}>
        <ActionChoice
          legend={texts.action}
          choices={states}
          texts={texts.states}
          chosen={state}
          onChange={setState}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        <div className="ways">
          <Button look="outline" onClick={onClose}>
            {dashboardMessages.cancel}
          </Button>
          <Button type="submit" aria-busy={loading}>
            {loading ? texts.submitting : texts.submit}
          </Button>
        </div>
      </Fields>
    </Dialog>
  )
}
