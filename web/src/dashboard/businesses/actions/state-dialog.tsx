import { useState } from 'react'
import type { BusinessState } from '../../../gql/dashboard/graphql.ts'
import { useChangeBusinessStateMutation } from '../../../gql/dashboard/hooks.ts'
import { businessListMessages } from '../../../messages/dashboard/business-list.ts'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { BulkDialog, type ChangeDialogProps } from './bulk-dialog.tsx'

const texts = businessListMessages.changeState

/** Without "closed for a while", whose day of reopening is each establishment's own. */
const states = ['PUBLISHED', 'DRAFT', 'CLOSED_FOR_GOOD'] as const satisfies readonly BusinessState[]

/** Publishes all chosen establishments, makes drafts of them or closes them, or says why of none. */
export function StateDialog(props: ChangeDialogProps) {
  const [state, setState] = useState<(typeof states)[number]>('PUBLISHED')
  const [change, { loading }] = useChangeBusinessStateMutation()

  async function send() {
    const { data } = await change({ variables: { input: { ids: [...props.chosen.keys()], state } } })
    return data?.changeBusinessState.length ?? 0
  }

  return (
    <BulkDialog {...props} texts={texts} send={send} isBusy={loading}>
      <ChoiceCards
        legend={texts.action}
        name="state"
        choices={states.map((value) => ({
          value,
          title: texts.states[value][0],
          text: texts.states[value][1],
        }))}
        chosen={state}
        onChange={setState}
      />
    </BulkDialog>
  )
}
