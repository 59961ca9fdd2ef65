import { chakra } from '@chakra-ui/react/styled-system'
import { dayOf } from '../../../../../schema/hours/calendar.ts'
import { formatDate } from '../../../../../schema/hours/exceptions.ts'
import { failureText } from '../../../apollo/refusals.ts'
import { useConfirmBusinessHoursMutation } from '../../../gql/dashboard/hooks.ts'
import { businessFormMessages } from '../../../messages/dashboard/business-form.ts'
import { recipe } from '../../../theme/theme.ts'
import { showToast } from '../../../toasts/store.ts'
import { Button } from '../../../ui/button.tsx'

const { hours: texts } = businessFormMessages

const Confirmation = chakra(
  'div',
  recipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      marginTop: '5',
      paddingTop: '4',
      borderTopWidth: '1px',
      borderColor: 'line',
    },
  }),
)

export interface ConfirmHoursProps {
  id: string
  /** The day on which the saved hours were told last, yyyy-MM-dd. */
  informedOn: string
}

/** When the hours were told, and the press that says they still hold (hours). */
export function ConfirmHours({ id, informedOn }: ConfirmHoursProps) {
  const [confirm, { loading }] = useConfirmBusinessHoursMutation()
  const isOfToday = informedOn === dayOf(Date.now())

  async function press() {
    if (loading || isOfToday) return
    try {
      await confirm({ variables: { id } })
    } catch (error) {
      showToast({ tone: 'error', text: failureText(error, texts.confirmFailed) })
    }
  }

  return (
    <Confirmation>
      <p role="status">{isOfToday ? texts.ofToday : texts.informedOn(formatDate(informedOn))}</p>
      <Button look="outline" aria-disabled={loading || isOfToday} onClick={press}>
        {texts.confirm}
      </Button>
    </Confirmation>
  )
}
