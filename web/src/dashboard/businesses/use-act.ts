import { skipToken } from '@apollo/client/react'
import { useBusinessActQuery } from '../../gql/dashboard/hooks.ts'
import { businessListMessages } from '../../messages/dashboard/business-list.ts'
import { formatMoment } from '../audit/entry-name.ts'

const texts = businessListMessages.act

/**
 * The import or change of several by which the list is filtered.
 *
 * @param act id or key of its entry of the trail; empty for none
 */
export function useAct(act: string): { label: string; gone: string | null } {
  const { data } = useBusinessActQuery(
    act ? { variables: { act }, fetchPolicy: 'cache-and-network' } : skipToken,
  )
  const found = data?.businessAct
  if (!found) return { label: data ? texts.unknown : texts.loading, gone: null }
  const { action, at, actorName, total, gone } = found
  return {
    label: texts.label(
      ({ IMPORT: 'import', MERGE: 'merge' } as const)[action as 'IMPORT' | 'MERGE'] ?? 'bulk',
      formatMoment(at),
      actorName,
    ),
    gone: gone > 0 ? texts.gone(gone, total) : null,
  }
}
