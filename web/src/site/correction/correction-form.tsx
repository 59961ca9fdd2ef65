import { useEffect, useRef, useState } from 'react'
import { Form, useActionData, useNavigation } from 'react-router-dom'
import { formatDate } from '../../../../schema/hours/exceptions.ts'
import { useHydrated } from '../../browser/use-hydrated.tsx'
import { correctionMessages as texts } from '../../messages/proposals/correction.ts'
import { contactMessages } from '../../messages/site.ts'
import { Button } from '../../ui/button.tsx'
import { ChipBox } from '../../ui/fields/chip-box.tsx'
import { TextAreaField, TextField } from '../../ui/fields/field.tsx'
import { Notice } from '../../ui/states.tsx'
import styles from './page.module.css'
import type { CorrectedBusiness } from './read-form.ts'
import { TopicPanel } from './topic-panel.tsx'

/** Action result if the correction was refused; the form keeps its input. */
export interface CorrectionFailure {
  sent: Readonly<Record<string, string>>
  /** Messages by path in the mutation's arguments. */
  fields: Readonly<Record<string, string>>
  text: string
}

interface CorrectionFormProps {
  business: CorrectedBusiness
  /** Preselected by the URL. */
  topic: string | null
  /** When the page was rendered, Unix time in milliseconds. */
  openedAt: number
}

type Topic = keyof typeof texts.chips

const allTopics = Object.keys(texts.chips) as Topic[]
/** Topics that need an explanation in the note. */
const told: readonly Topic[] = ['CLOSED', 'OTHER', 'REMOVAL', 'SCAM']
const requests: readonly Topic[] = ['REMOVAL', 'SCAM']
/**
 * Topics unavailable while street and contacts are hidden (hidden-contacts); only ADDRESS if just the address
 * is hidden.
 */
const contacts: readonly Topic[] = ['PHONE', 'WHATSAPP', 'ADDRESS', 'SITE']

/** Renders the fields of all topics, so that CSS can show the selected one without JavaScript. */
export function CorrectionForm({ business, topic, openedAt }: CorrectionFormProps) {
  const failure = useActionData() as CorrectionFailure | undefined
  const isHydrated = useHydrated()
  const isSending = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState(failure?.sent.topic ?? topic)
  // Without JavaScript a refused form is a new page, so the time since the first one counts.
  const [opened, setOpened] = useState(Number(failure?.sent.openedAt) || openedAt)
  const sent = failure?.sent ?? {}
  const { contactsHiddenUntil, addressHidden } = business
  const hidden: readonly Topic[] = contactsHiddenUntil ? contacts : addressHidden ? ['ADDRESS'] : []
  const topics = allTopics.filter((name) => !hidden.includes(name))
  const errorAt = (field: string) =>
    failure?.fields[`input.${field}`] ??
    failure?.fields[`input.values.${field}`] ??
    failure?.fields[`input.values.address.${field}`]

  // Picks up a selection from before hydration, and the browser's clock, which the action compares with.
  useEffect(() => {
    const pressed = form.current && new FormData(form.current).get('topic')
    if (typeof pressed === 'string') setChosen(pressed)
    setOpened(Date.now())
  }, [])
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus()
  }, [failure])

  const chip = (name: Topic) => (
    <ChipBox
      key={name}
      type="radio"
      name="topic"
      value={name}
      required
      defaultChecked={(sent.topic ?? topic) === name}
      onChange={() => setChosen(name)}
    >
      {texts.chips[name]}
    </ChipBox>
  )
  const topicError = errorAt('topics')
  return (
    <Form ref={form} method="post" className={styles.form}>
      {failure && (
        <div tabIndex={-1}>
          <Notice tone="error">{topicError ?? failure.text}</Notice>
        </div>
      )}
      <fieldset>
        <legend>{texts.what}</legend>
        {contactsHiddenUntil && (
          <p className={styles.more}>{contactMessages.hiddenUntil(formatDate(contactsHiddenUntil))}</p>
        )}
        <div className={styles.chips}>{topics.filter((name) => !requests.includes(name)).map(chip)}</div>
        <p className={styles.more}>{texts.more}</p>
        <div className={styles.chips}>{requests.map(chip)}</div>
      </fieldset>
      {topics.map((name) => (
        <div key={name} data-topic={name} className={styles.panel} hidden={isHydrated && chosen !== name}>
          <TopicPanel topic={name} business={business} sent={sent} errorAt={errorAt} />
        </div>
      ))}
      <div className={styles.common} hidden={isHydrated && !chosen}>
        <details
          open={told.includes(chosen as Topic) || Boolean(errorAt('note') ?? errorAt('email')) || undefined}
        >
          <summary>{texts.details}</summary>
          <TextAreaField
            label={texts.note}
            hint={texts.noteHint}
            name="note"
            rows={3}
            maxLength={1000}
            defaultValue={sent.note}
            error={errorAt('note')}
          />
          <TextField
            label={texts.email}
            hint={texts.emailHint}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={sent.email}
            error={errorAt('email')}
          />
        </details>
        {/* Honeypot: hidden from people. */}
        <div className={styles.trap} aria-hidden="true">
          <TextField label={texts.nickname} name="nickname" tabIndex={-1} autoComplete="off" />
        </div>
        <input type="hidden" name="openedAt" value={opened} />
        <Button type="submit" aria-busy={isSending} aria-disabled={isSending}>
          {isSending ? texts.submitting : texts.submit}
        </Button>
      </div>
    </Form>
  )
}
