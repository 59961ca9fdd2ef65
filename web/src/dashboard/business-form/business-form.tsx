import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, lazy, Suspense, useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { BusinessForm_BusinessFragment, BusinessFormOptionsQuery } from '../../gql/dashboard/graphql.ts'
import { businessFormMessages as texts } from '../../messages-business-form.ts'
import { paths } from '../../paths.ts'
import { showToast } from '../../toasts/store.ts'
import { useUnsavedGuard } from '../feedback/use-unsaved-guard.tsx'
import { PhotosSection } from '../photos/photos-section.tsx'
import { ActionsBar, type BarState } from './actions-bar.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { ContactSection } from './contact-section.tsx'
import { DescriptionSection } from './description-section.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { FactsSection } from './facts-section.tsx'
import { formFrame } from './form-frame.ts'
import { FormNotices } from './form-notices.tsx'
import { FormSection } from './form-section.tsx'
import { FormTitle } from './form-title.tsx'
import { LinksSection } from './links-section.tsx'
import { OwnerSection } from './owner-section.tsx'
import { PlaceSection } from './place-section.tsx'
import { leavesForm, sameForm } from './same-form.ts'
import { SectionNav } from './section-nav.tsx'
import { type SaveStatus, useBusinessForm } from './use-business-form.ts'
import { useDraft } from './use-draft.ts'
import { useRedirect } from './use-redirect.ts'

const PreviewDialog = lazy(() => import('./preview-dialog.tsx'))

const Frame = chakra('form', formFrame)

interface BusinessFormProps {
  /** As loaded; null for a new one. */
  business: BusinessForm_BusinessFragment | null
  options: BusinessFormOptionsQuery
}

/** The form of establishments, with its title above it. */
export function BusinessForm({ business, options }: BusinessFormProps) {
  const navigate = useNavigate()
  const [isPreviewed, setIsPreviewed] = useState(false)
  const whole = useBusinessForm({
    business,
    onCreated: (id) => navigate(paths.dashboardBusinessEdit(id), { replace: true, state: sameForm }),
    onSaved: (wasNew) => showToast({ tone: 'success', text: wasNew ? texts.created : texts.updated }),
  })
  const { state, form, photos, subcategories, status, isDirty, conflict } = whole
  const draft = useDraft(state, whole.requestKey)
  const { isLeaving, stay } = useRedirect(status.is === 'saved' && !isDirty)
  const leaveDialog = useUnsavedGuard({ isDirty, leaves: leavesForm, question: texts.leave })
  const changeDescription = useCallback((description: string) => form.change({ description }), [form.change])

  function submit(event: FormEvent) {
    event.preventDefault()
    draft.settle()
    void whole.save()
  }

  return (
    <>
      <FormTitle isNew={state.id === null} slug={state.slug} onPreview={() => setIsPreviewed(true)} />
      <Frame noValidate onSubmit={submit}>
        <SectionNav />
        <div className="parts">
          {draft.found && (
            <DraftNotice draft={draft.found} onRestore={whole.restore} onSettled={draft.settle} />
          )}
          <FormNotices status={status} errors={state.errors} isLeaving={isLeaving} onStay={stay} />
          <FactsSection form={form} categories={options.categories} subcategories={subcategories} />
          <DescriptionSection
            initial={state.values.description}
            generation={state.generation}
            onChange={changeDescription}
            error={state.errors.description}
          />
          <ContactSection form={form} />
          <PlaceSection form={form} cities={options.cities} />
          <LinksSection form={form} isPreviewed={isPreviewed} />
          <FormSection name="photos">
            <PhotosSection photos={photos} />
          </FormSection>
          <OwnerSection form={form} />
          <ActionsBar isNew={state.id === null} state={barState(status, isDirty)} />
        </div>
      </Frame>
      {isPreviewed && (
        <Suspense>
          <PreviewDialog
            id={state.id}
            slug={state.slug}
            values={state.values}
            photos={photos.data.items.flatMap(({ saved, alt }) => (saved ? { ...saved, alt } : []))}
            hasNewPhotos={photos.data.items.some(({ chosen }) => chosen)}
            onClose={() => setIsPreviewed(false)}
          />
        </Suspense>
      )}
      {conflict && (
        <ConflictDialog
          base={state.base}
          mine={state.values}
          theirs={conflict.theirs}
          onClose={whole.closeConflict}
          onResolve={whole.resolve}
        />
      )}
      {leaveDialog}
    </>
  )
}

function barState({ is }: SaveStatus, isDirty: boolean): BarState {
  if (is === 'saving' || is === 'sendingPhotos') return is
  if (isDirty) return 'dirty'
  return is === 'saved' ? 'saved' : 'clean'
}
