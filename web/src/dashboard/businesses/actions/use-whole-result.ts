import { useState } from 'react'
import { mostChosen } from '../../../../../schema/input/limits.ts'
import { useClient } from '../../../apollo/page-data.tsx'
import { serverMessage } from '../../../apollo/refusals.ts'
import { BusinessIdsDocument } from '../../../gql/dashboard/graphql.ts'
import { businessListMessages } from '../../../messages/dashboard/business-list.ts'
import { type BusinessFilters, filterOf } from '../list-address.ts'
import type { SelectionState } from './selection.ts'

const texts = businessListMessages.selection

interface Options {
  filters: BusinessFilters
  /** How many the list shows on all its pages; null while that is not known. */
  total: number | null
  selection: SelectionState
  /** Told why not all of them could be chosen. */
  onFailure: (text: string) => void
}

/**
 * Chooses the whole result of the list, by the ids that it has at that moment: what comes later is not among them.
 *
 * @returns how many that would be; null where there is nothing more to choose, or too much
 */
export function useWholeResult({ filters, total, selection, onFailure }: Options) {
  const client = useClient()
  const [isBusy, setIsBusy] = useState(false)
  const isOffered = total !== null && total > selection.chosen.size && total <= mostChosen

  async function choose() {
    if (isBusy || total === null) return
    setIsBusy(true)
    try {
      const variables = { filter: filterOf(filters), expected: total }
      const { data } = await client.query({ query: BusinessIdsDocument, variables, fetchPolicy: 'no-cache' })
      selection.choose(new Set(data?.businessIds ?? []))
    } catch (error) {
      onFailure(serverMessage(error) ?? texts.wholeFailed)
    } finally {
      setIsBusy(false)
    }
  }

  return { whole: isOffered ? total : null, isBusy, choose }
}
