import { type KeyboardEvent, memo } from 'react'
import { useFormContext } from 'react-hook-form'
import { businessFields } from '../../../../../schema/business/fields.ts'
import { localDate } from '../../../../../schema/hours/calendar.ts'
import { formatDate } from '../../../../../schema/hours/exceptions.ts'
import { weekFields } from '../../../../../schema/hours/hours.ts'
import { failureText } from '../../../ask/errors.ts'
import { putValues } from '../../../forms/checked-form.ts'
import { useConfirmBusinessHoursMutation } from '../../../gql/dashboard/hooks.ts'
import { businessFormMessages } from '../../../messages/dashboard/business-form.ts'
import actions from '../../../ui/actions.module.css'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { FormSection } from '../form-layout.tsx'
import { FormText } from '../text-sections.tsx'
import type { BusinessValues } from '../values.ts'
import styles from './hours-section.module.css'
import { SpecialDatesField } from './special-dates-field.tsx'

const { hours: texts } = businessFormMessages

type DayField = (typeof weekFields)[number]

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** The arrows lead to the day before and after, round the week. */
function stepToDay(event: KeyboardEvent<HTMLInputElement>, name: DayField) {
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  const next = weekFields[(weekFields.indexOf(name) + step + weekFields.length) % weekFields.length]
  event.currentTarget.form?.querySelector<HTMLInputElement>(`[name="${next}"]`)?.focus()
}

interface HoursSectionProps {
  /** Null for a new establishment. */
  id: string | null
  /** The day on which the saved hours were last confirmed, yyyy-MM-dd; null if there are none. */
  informedOn: string | null
}

/**
 * The week, a line a day: typed in any spelling, made tidy on leaving the line, and copied to other days by one press.
 */
export const HoursSection = memo(function HoursSection({ id, informedOn }: HoursSectionProps) {
  const form = useFormContext<BusinessValues>()

  function put(days: readonly DayField[], text: string) {
    putValues(form, Object.fromEntries(days.map((name) => [name, text])))
  }

  /** Normalizes the spelling on blur, so that the parsed hours are visible; errors are shown next to the line. */
  function tidy(name: DayField) {
    const { data, error } = businessFields[name].rule.safeParse(form.getValues(name))
    if (error) form.setError(name, { message: error.issues[0]?.message ?? '' })
    else putValues(form, { [name]: data ?? '' })
  }

  function copy(name: DayField, days: readonly DayField[]) {
    tidy(name)
    if (!form.getFieldState(name).error) put(days, form.getValues(name))
  }

  return (
    <FormSection name="hours">
      <p id="horario-ajuda">{texts.help}</p>
      <fieldset className={styles.week} aria-label={texts.week} aria-describedby="horario-ajuda">
        {weekFields.map((name) => (
          <div key={name} className={styles.day}>
            <FormText
              name={name}
              onBlur={() => tidy(name)}
              onTyped={() => form.clearErrors(name)}
              onFocus={({ target }) => target.select()}
              onKeyDown={(event) => stepToDay(event, name)}
            />
            <div className={actions.row}>
              <Button
                look="outline"
                aria-label={texts.copyOf(businessFields[name].label)}
                onClick={() => copy(name, weekFields)}
              >
                {texts.copy}
              </Button>
              {name === 'mondayHours' && (
                <Button look="outline" onClick={() => copy(name, weekFields.slice(0, 5))}>
                  {texts.workdays}
                </Button>
              )}
            </div>
          </div>
        ))}
        <div className={actions.row}>
          <Button look="quiet" onClick={() => put(weekFields, '')}>
            {texts.clear}
          </Button>
        </div>
      </fieldset>
      <SpecialDatesField />
      {id !== null && informedOn !== null && <ConfirmHours id={id} informedOn={informedOn} />}
    </FormSection>
  )
})

/** When the hours were last confirmed, and a button that confirms them (hours). */
function ConfirmHours({ id, informedOn }: { id: string; informedOn: string }) {
  const [confirm, { loading }] = useConfirmBusinessHoursMutation()
  const isOfToday = informedOn === localDate(Date.now())

  async function press() {
    if (loading || isOfToday) return
    try {
      await confirm({ variables: { id } })
    } catch (error) {
      showToast({ tone: 'error', text: failureText(error, texts.confirmFailed) })
    }
  }

  return (
    <div className={classNames(actions.row, styles.confirmation)}>
      <p role="status">{isOfToday ? texts.ofToday : texts.informedOn(formatDate(informedOn))}</p>
      <Button look="outline" aria-disabled={loading || isOfToday} onClick={press}>
        {texts.confirm}
      </Button>
    </div>
  )
}
