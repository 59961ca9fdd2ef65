import { type FormEvent, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import type { BusinessFormOptionsQuery } from '../../gql/dashboard/graphql.ts'
import { businessFormMessages as texts } from '../../messages/dashboard/business-form.ts'
import { paths } from '../../paths.ts'
import actions from '../../ui/actions.module.css'
import { Button } from '../../ui/button.tsx'
import { part } from '../../ui/part.tsx'
import { Notice } from '../../ui/states.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { useUnsavedGuard } from '../feedback/questions.tsx'
import { SimilarNotice } from '../pairs/similar-notice.tsx'
import { PhotosSection } from '../photos/photos-section.tsx'
import { AttributesSection, attributeLabels } from './attributes-section.tsx'
import { OwnerSection, StateSection } from './choice-sections.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { FactsSection } from './facts-section.tsx'
import layout from './form-layout.module.css'
import { FormSection, FormTitle, SectionNav, showSection } from './form-layout.tsx'
import { HoursSection } from './hours/hours-section.tsx'
import { AddressNotice } from './place/address-remarks.tsx'
import { AreaSection } from './place/area-section.tsx'
import { PlaceSection } from './place/place-section.tsx'
import { ActionsBar, SaveNotices } from './save-status.tsx'
import { ContactSection, DescriptionSection, LinksSection } from './text-sections.tsx'
import { type FormSource, useBusinessForm } from './use-business-form.ts'
import { type FormValues, fieldLabels } from './values.ts'

const PreviewDialog = part(
  async () => (await import('./preview-dialog.tsx')).PreviewDialog,
  texts.previewDialog.failed,
)

interface BusinessFormProps extends FormSource {
  options: BusinessFormOptionsQuery
}

export function BusinessForm({ business, copied, options }: BusinessFormProps) {
  const navigate = useNavigate()
  const location = useLocation()
  const [isPreviewed, setIsPreviewed] = useState(false)
  const [addsAnother, setAddsAnother] = useState(false)
  const { form, record, status, remarks, isDirty, photos, conflict, ...whole } = useBusinessForm({
    business,
    copied,
    start: initialValues(location) ?? {},
    onCreated: (id) => navigate(paths.dashboardBusinessEdit(id), { replace: true, state: sameForm }),
    onSaved: (wasNew) => showToast({ tone: 'success', text: wasNew ? texts.created : texts.updated }),
  })
  const leaveDialog = useUnsavedGuard({ isDirty, leaves: leavesForm, question: texts.leave })
  const labels = useMemo(
    () => ({ ...fieldLabels, ...attributeLabels(options.attributes) }),
    [options.attributes],
  )
  const canAddNext = addsAnother && status.is === 'saved' && !isDirty
  const { getValues, setFocus } = form
  const isNext = initialValues(location) !== undefined
  useEffect(() => {
    // Later than the layout, which focuses the content where the address has changed.
    if (isNext) setFocus('name')
  }, [isNext, setFocus])
  const { hash } = location
  useEffect(() => {
    if (hash) showSection(hash.slice(1))
  }, [hash])
  // Another address, and so another form with a request key of its own (add-another).
  const addNext = useCallback(() => {
    const { city, neighborhood, categories } = getValues()
    const next: NextForm = { start: { city, neighborhood, categories } }
    navigate(paths.dashboardBusinessAdd, { replace: true, state: next })
  }, [getValues, navigate])
  const addsNext = canAddNext && !remarks
  useEffect(() => {
    if (addsNext) addNext()
  }, [addsNext, addNext])

  function save(another: boolean, send = whole.save) {
    setAddsAnother(another)
    send()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    save(false)
  }

  return (
    <FormProvider {...form}>
      <FormTitle id={record.id} slug={record.slug} onPreview={() => setIsPreviewed(true)} />
      <form className={layout.columns} noValidate onSubmit={submit}>
        <SectionNav />
        <div className={layout.parts}>
          {whole.isRecovered && (
            <Notice tone="info">
              <p>{texts.recovered.title}</p>
              <div className={actions.row}>
                <Button look="outline" onClick={whole.discardRecovered}>
                  {texts.recovered.discard}
                </Button>
              </div>
            </Notice>
          )}
          <SaveNotices status={status} isLast={!isDirty && !addsAnother && !remarks}>
            {remarks && <AddressNotice {...remarks} />}
            {remarks && canAddNext && <Button onClick={addNext}>{texts.another}</Button>}
            <ErrorSummary labels={labels} title={texts.problems} />
          </SaveNotices>
          <FactsSection categories={options.categories} subcategories={whole.subcategories} />
          <SimilarNotice id={record.id} />
          <DescriptionSection generation={whole.generation} />
          <ContactSection business={business} />
          <HoursSection id={record.id} informedOn={business?.hours?.informedOn ?? null} />
          <AttributesSection attributes={options.attributes} />
          <StateSection />
          <PlaceSection cities={options.cities} />
          <AreaSection cities={options.cities} />
          <LinksSection isPreviewed={isPreviewed} />
          <FormSection name="photos">
            <PhotosSection photos={photos} />
          </FormSection>
          <OwnerSection />
          <ActionsBar
            isNew={record.id === null}
            status={status}
            isDirty={isDirty}
            onDraft={whole.isUnpublished ? () => save(false, whole.saveAsDraft) : null}
            onAnother={() => save(true)}
          />
        </div>
      </form>
      {isPreviewed && (
        <Suspense>
          <PreviewDialog
            id={record.id}
            slug={record.slug}
            values={form.getValues()}
            attributes={options.attributes}
            onClose={() => setIsPreviewed(false)}
          />
        </Suspense>
      )}
      {conflict && (
        <ConflictDialog
          base={record.base}
          mine={form.getValues()}
          theirs={conflict.base}
          attributes={options.attributes}
          onClose={whole.closeConflict}
          onResolve={whole.resolve}
        />
      )}
      {leaveDialog}
    </FormProvider>
  )
}

/** Goes with the step from a saved establishment to a new one: what the new one shares with it. */
interface NextForm {
  start: Pick<FormValues, 'city' | 'neighborhood' | 'categories'>
}

/** Initial values of a new form that follows a saved one. */
export function initialValues({ state }: Pick<Location, 'state'>): NextForm['start'] | undefined {
  return (state as Partial<NextForm> | null)?.start
}

/** Goes with a step that keeps the form as it is: from a new establishment to the same one, now saved. */
const sameForm = { sameForm: true } as const

/** Whether such a step led to a place. */
export function keepsForm({ state }: Pick<Location, 'state'>): boolean {
  return (state as Partial<typeof sameForm> | null)?.sameForm === true
}

/** Whether a form is left on the way from here to there. */
function leavesForm(here: Location, next: Location): boolean {
  return here.pathname !== next.pathname && !keepsForm(next)
}
