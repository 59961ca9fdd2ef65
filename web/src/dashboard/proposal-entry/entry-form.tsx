import { type FormEvent, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { type BusinessFieldName, businessFieldNames } from '../../../../schema/business/per-field.ts'
import {
  type ProposalTopicName,
  proposalLimits,
  proposalTopicNames,
  proposalTopics,
} from '../../../../schema/proposals/topics.ts'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { SelectField, TextAreaField } from '../../forms/field.tsx'
import type { BusinessForm_BusinessFragment, ProposalChannel } from '../../gql/dashboard/graphql.ts'
import { useEnterProposalMutation } from '../../gql/dashboard/hooks.ts'
import { businessFormMessages } from '../../messages/dashboard/business-form.ts'
import { proposalMessages } from '../../messages/dashboard/proposals.ts'
import { paths } from '../../paths.ts'
import actions from '../../ui/actions.module.css'
import { Button } from '../../ui/button.tsx'
import { ChipBox } from '../../ui/fields/chip-box.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { Notice } from '../../ui/states.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import layout from '../business-form/form-layout.module.css'
import { FormText } from '../business-form/text-sections.tsx'
import { useProposedChanges } from '../business-form/use-proposed-changes.ts'
import { fieldLabels } from '../business-form/values.ts'
import styles from './page.module.css'

const { entry: texts } = proposalMessages

/** What is typed in lines; the others are changed in the form itself. */
const topicNames = proposalTopicNames.filter(
  (topic) => proposalTopics[topic].isPublic || topic === 'EMAIL' || topic === 'LINKS',
)

/** The fields of a topic that are typed; city and neighborhood are said in the note. */
const typedFields = (topic: ProposalTopicName): BusinessFieldName[] =>
  businessFieldNames.filter((name) => (proposalTopics[topic].fields as readonly string[]).includes(name))

/** What somebody said of an establishment: how it came, what is wrong, and what is right as far as they knew it. */
export function EntryForm({ business }: { business: BusinessForm_BusinessFragment }) {
  const navigate = useNavigate()
  const [enter] = useEnterProposalMutation()
  const [channel, setChannel] = useState<ProposalChannel>('PHONE')
  const [topics, setTopics] = useState<readonly ProposalTopicName[]>([])
  const [note, setNote] = useState('')
  const [email, setEmail] = useState('')
  const { form, failure, setFailure, isSending, submit } = useProposedChanges(
    business,
    async ({ topics: changed, values }) => {
      const all = [...new Set([...topics, ...changed])]
      const input = { topics: all, values, note: note || null, email: email || null }
      await enter({ variables: { businessId: business.id, channel, input } })
      showToast({ tone: 'success', text: texts.done })
      navigate(paths.dashboardProposals)
    },
    texts.failed,
  )

  function choose(topic: ProposalTopicName, isChosen: boolean) {
    setTopics(isChosen ? [...topics, topic] : topics.filter((each) => each !== topic))
    if (!isChosen) for (const name of typedFields(topic)) form.resetField(name)
  }

  function press(event: FormEvent) {
    event.preventDefault()
    if (topics.length === 0) setFailure(texts.noTopic)
    else void submit()
  }

  const fields = topics.flatMap(typedFields)
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={press}>
        <p>
          <strong>{texts.about(business.name)}</strong>
        </p>
        {failure && <Notice tone="error">{failure}</Notice>}
        <ErrorSummary labels={fieldLabels} title={businessFormMessages.problems} />
        <SelectField
          label={texts.channel}
          value={channel}
          onChange={({ target }) => setChannel(target.value as ProposalChannel)}
          options={Object.entries(texts.channels)}
        />
        <fieldset>
          <legend>{texts.topics}</legend>
          <div className={actions.row}>
            {topicNames.map((topic) => (
              <ChipBox
                key={topic}
                checked={topics.includes(topic)}
                onChange={({ target }) => choose(topic, target.checked)}
              >
                {proposalMessages.topic(topic)}
              </ChipBox>
            ))}
          </div>
        </fieldset>
        {fields.length > 0 && (
          <fieldset>
            <legend>{texts.values}</legend>
            <p>{texts.valuesHint}</p>
            <div className={layout.fields}>
              {fields.map((name) => (
                <FormText key={name} name={name} />
              ))}
            </div>
          </fieldset>
        )}
        <TextAreaField
          label={texts.note}
          hint={texts.noteHint}
          rows={4}
          maxLength={proposalLimits.note}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <TextField
          label={texts.email}
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <div className={actions.end}>
          <Button type="submit" aria-busy={isSending}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
