import { useSearchParams } from 'react-router-dom'
import { serverMessage } from '../../ask/errors.ts'
import { mergedInto } from '../../ask/merged.ts'
import { useMergePreviewQuery } from '../../gql/dashboard/hooks.ts'
import { mergeMessages as texts } from '../../messages/dashboard/merge.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/chakra/states.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { FormSkeleton } from '../business-form/form-layout.tsx'
import { ScreenTitle } from '../shell/screen-title.tsx'
import { MergeForm } from './merge-form.tsx'

/** `/dashboard/merge?kept=1&other=2`: merges two establishments (merge). */
export function MergePage() {
  const [params] = useSearchParams()
  const [kept, other] = [params.get('kept'), params.get('other')]
  return (
    <>
      <ScreenTitle
        title={texts.title}
        lead={texts.lead}
        action={
          <ButtonLink look="outline" to={paths.dashboardBusinesses}>
            <LineIcon name="back" />
            {texts.back}
          </ButtonLink>
        }
      />
      {kept && other ? (
        <LoadedMerge key={`${kept} ${other}`} keptId={kept} otherId={other} />
      ) : (
        <EmptyState text={texts.choose} />
      )}
    </>
  )
}

function LoadedMerge({ keptId, otherId }: { keptId: string; otherId: string }) {
  const variables = { keptId, otherId }
  const { data, error, refetch } = useMergePreviewQuery({ variables, fetchPolicy: 'network-only' })
  const reload = () => void refetch().catch(() => {})
  const preview = data?.mergePreview
  if (preview) {
    // A reload resets the choice to the current data.
    const key = `${preview.kept.version} ${preview.other.version}`
    return <MergeForm key={key} preview={preview} onReload={reload} />
  }
  if (!error) return <FormSkeleton />
  const text = serverMessage(error) ?? texts.loadFailed
  const merged = mergedInto(error)
  if (!merged) return <ErrorState text={text} retry={reload} />
  return (
    <EmptyState role="alert" text={text}>
      <ButtonLink look="outline" to={paths.profile(merged.slug)}>
        {texts.see}
      </ButtonLink>
    </EmptyState>
  )
}
