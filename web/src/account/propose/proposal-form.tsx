import { type FormEvent, useMemo, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { type Location, useNavigate } from 'react-router-dom'
import { proposalLimits } from '../../../../schema/proposals/topics.ts'
import { AttributesSection, attributeLabels } from '../../dashboard/business-form/attributes-section.tsx'
import { FactsSection } from '../../dashboard/business-form/facts-section.tsx'
import layout from '../../dashboard/business-form/form-layout.module.css'
import { HoursSection } from '../../dashboard/business-form/hours/hours-section.tsx'
import { AreaSection } from '../../dashboard/business-form/place/area-section.tsx'
import { PlaceSection } from '../../dashboard/business-form/place/place-section.tsx'
import {
  ContactSection,
  DescriptionSection,
  LinksSection,
} from '../../dashboard/business-form/text-sections.tsx'
import { useProposedChanges } from '../../dashboard/business-form/use-proposed-changes.ts'
import { fieldLabels } from '../../dashboard/business-form/values.ts'
import { useUnsavedGuard } from '../../dashboard/feedback/questions.tsx'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { TextAreaField } from '../../forms/field.tsx'
import { useProposeChangesMutation } from '../../gql/account/hooks.ts'
import type { BusinessForm_BusinessFragment, BusinessFormOptionsQuery } from '../../gql/dashboard/graphql.ts'
import { accountMessages } from '../../messages/account.ts'
import { paths } from '../../paths.ts'
import actions from '../../ui/actions.module.css'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { type PhotoChoice, PhotoPart } from './photo-part.tsx'

const { proposing: texts } = accountMessages

interface ProposalFormProps {
  business: BusinessForm_BusinessFragment
  options: BusinessFormOptionsQuery
}

/** History state after sending, which lets the unsaved-changes guard pass. */
const sent = { isSent: true } as const

/** The dashboard's form without owner and state; sends only changed values. */
export function ProposalForm({ business, options }: ProposalFormProps) {
  const navigate = useNavigate()
  const [propose] = useProposeChangesMutation()
  const [note, setNote] = useState('')
  const [choice, setChoice] = useState<PhotoChoice>({ removed: [], added: [] })
  const hasPhotos = choice.removed.length + choice.added.length > 0
  const { form, subcategories, isChanged, isSending, failure, setFailure, submit } = useProposedChanges(
    business,
    async (changes) => {
      const topics = hasPhotos ? [...changes.topics, 'PHOTOS' as const] : changes.topics
      const input = { ...changes, topics, photoIds: [...choice.removed], note: note || null }
      await propose({ variables: { businessId: business.id, input, photos: [...choice.added] } })
      showToast({ tone: 'success', text: texts.sent })
      navigate(paths.myBusinesses(), { state: sent })
    },
    texts.failed,
  )
  const leaveDialog = useUnsavedGuard({
    isDirty: isChanged || hasPhotos,
    leaves: leavesForm,
    question: texts.leave,
  })

  const labels = useMemo(
    () => ({ ...fieldLabels, ...attributeLabels(options.attributes) }),
    [options.attributes],
  )

  function press(event: FormEvent) {
    event.preventDefault()
    if (isChanged || hasPhotos) void submit()
    else setFailure(texts.nothing)
  }

  return (
    <FormProvider {...form}>
      <form className={layout.parts} noValidate onSubmit={press}>
        <ErrorSummary labels={labels} title={texts.problems} />
        <FactsSection categories={options.categories} subcategories={subcategories} />
        <DescriptionSection generation={0} />
        <ContactSection business={null} />
        <HoursSection id={null} informedOn={null} />
        <AttributesSection attributes={options.attributes} />
        <PlaceSection cities={options.cities} isAdmin={false} />
        <AreaSection cities={options.cities} isAdmin={false} />
        <LinksSection isPreviewed={false} />
        <div className={layout.section}>
          <h2>{texts.photos.title}</h2>
          <p>{texts.photos.lead}</p>
          <PhotoPart businessId={business.id} choice={choice} onChange={setChoice} />
        </div>
        <div className={layout.section}>
          <TextAreaField
            label={texts.note}
            hint={texts.noteHint}
            rows={3}
            maxLength={proposalLimits.note}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
        {failure && <Notice tone="error">{failure}</Notice>}
        <div className={actions.end}>
          <Button type="submit" aria-busy={isSending}>
            {isSending ? texts.submitting : texts.submit}
          </Button>
        </div>
      </form>
      {leaveDialog}
    </FormProvider>
  )
}

const leavesForm = (here: Location, next: Location) =>
  here.pathname !== next.pathname && (next.state as Partial<typeof sent> | null)?.isSent !== true
