import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { CheckField } from '../../forms/check-field.tsx'
import type { MergeBusinessesMutation } from '../../gql/dashboard/graphql.ts'
import { useMergeBusinessesMutation } from '../../gql/dashboard/hooks.ts'
import { mergeMessages as texts } from '../../messages/dashboard/merge.ts'
import { paths } from '../../paths.ts'
import actions from '../../ui/actions.module.css'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/states.tsx'
import { useAct } from '../feedback/questions.tsx'
import { forgetBusinesses } from '../forget-lists.ts'
import { FieldChoices } from './field-choice.tsx'
import {
  type MergeChoice,
  type MergeSide,
  maxPhotos,
  mergeInput,
  type Preview,
  startChoice,
} from './merge-choice.ts'
import styles from './page.module.css'
import { PhotoChoice } from './photo-choice.tsx'

type Merged = MergeBusinessesMutation['mergeBusinesses']

interface MergeFormProps {
  preview: Preview
  onReload: () => void
}

/** Both sides, the choices, joined data, and the confirmed merge. */
export function MergeForm({ preview, onReload }: MergeFormProps) {
  const form = useForm({ defaultValues: startChoice(preview) })
  const [photoIds, showAddress] = useWatch({ control: form.control, name: ['photoIds', 'showAddress'] })
  const { merge, merged, act } = useMerge(preview)
  if (merged) return <MergeResult merged={merged} />
  const { kept, other, problem } = preview
  const isReady = !problem && photoIds.length <= maxPhotos
  return (
    <FormProvider {...form}>
      <form className={styles.form} onSubmit={form.handleSubmit((choice) => void merge(choice))}>
        <div className={styles.sides}>
          <Side side={kept} is="kept" />
          <Side side={other} is="other" />
        </div>
        <div>
          <ButtonLink look="outline" to={paths.dashboardMerge(other.id, kept.id)} replace>
            {texts.swap}
          </ButtonLink>
        </div>
        {problem && <Problem preview={preview} />}
        <FieldChoices preview={preview} />
        {(kept.addressHidden || other.addressHidden) && (
          <section className={styles.section}>
            <h2>{texts.address}</h2>
            <p>{texts.addressText}</p>
            <CheckField
              label={texts.showAddress}
              hint={texts.showAddressHint}
              checked={showAddress}
              onChange={(isShown) => form.setValue('showAddress', isShown)}
            />
          </section>
        )}
        <PhotoChoice preview={preview} />
        <Joins preview={preview} />
        {act.failure && (
          <div className={actions.row}>
            <Notice tone="error">{act.failure.text}</Notice>
            <Button look="outline" onClick={onReload}>
              {texts.reload}
            </Button>
          </div>
        )}
        <div>
          <Button type="submit" aria-busy={act.isBusy} disabled={!isReady}>
            {act.isBusy ? texts.submitting : texts.submit}
          </Button>
        </div>
        {act.dialog}
      </form>
    </FormProvider>
  )
}

/** Merges with one key per visit, so that a retry after a lost response merges once. */
function useMerge(preview: Preview) {
  const { kept, other } = preview
  const act = useAct()
  const { cache } = useApolloClient()
  const [run] = useMergeBusinessesMutation()
  const [actKey] = useState(() => crypto.randomUUID())
  const [merged, setMerged] = useState<Merged | null>(null)
  const question = {
    title: texts.question(other.name, kept.name),
    text: texts.questionText(other.name),
    action: texts.action,
    isHarmless: true,
  }
  const merge = (choice: MergeChoice) =>
    act.act(
      question,
      async () => {
        const { data } = await run({ variables: { input: mergeInput(preview, choice), actKey } })
        if (!data) return
        setMerged(data.mergeBusinesses)
        forgetBusinesses(cache, [kept.id, other.id])
      },
      (message) => message ?? texts.failed,
    )
  return { merge, merged, act }
}

function Side({ side, is }: { side: MergeSide; is: 'kept' | 'other' }) {
  const { name, slug, owner } = side
  return (
    <section className={styles.side} data-side={is} aria-label={texts.sides[is]}>
      <strong>{texts.sides[is]}</strong>
      <h2>{name}</h2>
      <p>{is === 'kept' ? texts.keptText(slug) : texts.otherText(slug)}</p>
      <p>{texts.owner(owner?.name ?? null)}</p>
    </section>
  )
}

/** Explains why different owners prevent the merge, with links (merge-owners). */
function Problem({ preview: { kept, other, problem } }: { preview: Preview }) {
  return (
    <Notice tone="error">
      <strong>{texts.problem}.</strong> {problem}{' '}
      {[kept, other].map(({ id, name }) => (
        <span key={id}>
          <Link to={paths.dashboardBusinessEdit(id)}>{texts.solveOwner(name)}</Link>{' '}
        </span>
      ))}
    </Notice>
  )
}

function Joins({ preview: { kept, favorites, proposals } }: { preview: Preview }) {
  return (
    <section className={styles.section}>
      <h2>{texts.joins}</h2>
      <ul>
        <li>{texts.favorites(favorites, kept.name)}</li>
        <li>{texts.proposals(proposals)}</li>
        <li>{texts.others}</li>
        <li>{texts.redirect}</li>
      </ul>
    </section>
  )
}

const takeFocus = (place: HTMLElement | null) => place?.focus({ preventScroll: false })

function MergeResult({ merged: { entryId, business } }: { merged: Merged }) {
  return (
    <section className={styles.form} ref={takeFocus} tabIndex={-1} aria-label={texts.done(business.name)}>
      <Notice tone="success">{texts.done(business.name)}</Notice>
      <div className={actions.row}>
        <ButtonLink to={paths.profile(business.slug)}>{texts.see}</ButtonLink>
        <ButtonLink look="outline" to={paths.dashboardBusinessEdit(business.id)}>
          {texts.edit}
        </ButtonLink>
        <ButtonLink look="outline" to={paths.dashboardAuditUndo(entryId)}>
          {texts.undo}
        </ButtonLink>
      </div>
    </section>
  )
}
