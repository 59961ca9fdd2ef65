import { useApolloClient } from '@apollo/client/react'
import { ActionBar } from '@chakra-ui/react/action-bar'
import { functionalUpdate, type RowSelectionState, type Updater } from '@tanstack/react-table'
import { useState } from 'react'
import { mostChosen } from '../../../../../schema/input/limits.ts'
import { serverMessage } from '../../../ask/errors.ts'
import { BusinessIdsDocument } from '../../../gql/dashboard/graphql.ts'
import { businessListMessages } from '../../../messages/dashboard/business-list.ts'
import { Button } from '../../../ui/button.tsx'
import { type BusinessFilters, listFilter } from '../list-address.ts'

const texts = businessListMessages.selection

/** Chosen establishments: their names by id; empty where a whole result has brought only the id. */
export type Selection = ReadonlyMap<string, string>

const nothing: Selection = new Map()

/**
 * What is chosen on the pages of one list. Another search or filter clears the selection: nothing that is out of sight by a
 * filter is ever changed.
 *
 * @param list identifies the list
 * @param shown the rows of the page
 */
export function useSelection(list: string, shown: readonly { id: string; name: string }[] | null) {
  const [state, setState] = useState({ list, chosen: nothing })
  const chosen = state.list === list ? state.chosen : nothing
  const rows = rowSelection(chosen.keys())
  /** Takes over which ids are chosen; names of new ones are those of the rows. */
  function choose(change: Updater<RowSelectionState>) {
    const next = functionalUpdate(change, rows)
    const names = new Map([...chosen, ...(shown ?? []).map(({ id, name }) => [id, name] as const)])
    // In the order in which they were chosen, which the keys of an object do not keep.
    const ids = new Set([...names.keys(), ...Object.keys(next)].filter((id) => next[id]))
    setState({ list, chosen: new Map([...ids].map((id) => [id, names.get(id) ?? ''])) })
  }
  /** Takes some out that are gone. */
  function drop(ids: readonly string[]) {
    setState({ list, chosen: new Map([...chosen].filter(([id]) => !ids.includes(id))) })
  }
  return { chosen, rows, choose, drop, clear: () => setState({ list, chosen: nothing }) }
}

export type SelectionState = ReturnType<typeof useSelection>

function rowSelection(ids: Iterable<string>): RowSelectionState {
  return Object.fromEntries([...ids].map((id) => [id, true]))
}

interface WholeResultOptions {
  filters: BusinessFilters
  /** How many the list shows on all its pages; null while that is not known. */
  total: number | null
  selection: SelectionState
  /** Receives the reason if not all could be selected. */
  onFailure: (text: string) => void
}

/**
 * Chooses the whole result of the list, by the ids that it has at that moment: what comes later is not among them.
 *
 * @returns how many that would be; null where there is nothing more to choose, or too much
 */
export function useWholeResult({ filters, total, selection, onFailure }: WholeResultOptions) {
  const client = useApolloClient()
  const [isBusy, setIsBusy] = useState(false)
  const isOffered = total !== null && total > selection.chosen.size && total <= mostChosen

  async function choose() {
    if (isBusy || total === null) return
    setIsBusy(true)
    try {
      const variables = { filter: listFilter(filters), expected: total }
      const { data } = await client.query({ query: BusinessIdsDocument, variables, fetchPolicy: 'no-cache' })
      selection.choose(rowSelection(data?.businessIds ?? []))
    } catch (error) {
      onFailure(serverMessage(error) ?? texts.wholeFailed)
    } finally {
      setIsBusy(false)
    }
  }

  return { whole: isOffered ? total : null, isBusy, choose }
}

export interface SelectionBarProps {
  chosen: Selection
  /** How many the list shows on all its pages, where they can all be chosen at once. */
  whole: number | null
  isBusy: boolean
  onWhole: () => void
  onEdit: () => void
  onState: () => void
  onRemove: () => void
  onClear: () => void
}

/** How many establishments are chosen, and what can be done with them; it stays in sight while the list scrolls. */
export function SelectionBar(props: SelectionBarProps) {
  const { chosen, whole, isBusy, onWhole, onEdit, onState, onRemove, onClear } = props
  const isTooMuch = chosen.size > mostChosen
  const isOff = isBusy || isTooMuch
  return (
    <ActionBar.Root
      open={chosen.size > 0}
      portalled={false}
      closeOnEscape={false}
      closeOnInteractOutside={false}
    >
      <ActionBar.Positioner>
        <ActionBar.Content role="region" aria-label={texts.label}>
          <p role="status">
            {isTooMuch
              ? `${texts.count(chosen.size)} ${texts.tooMany(mostChosen)}`
              : texts.count(chosen.size)}
          </p>
          {whole !== null && (
            <Button look="quiet" disabled={isBusy} onClick={onWhole}>
              {texts.whole(whole)}
            </Button>
          )}
          <Button look="quiet" onClick={onClear}>
            {texts.clear}
          </Button>
          <Button look="outline" disabled={isOff} onClick={onEdit}>
            {texts.edit}
          </Button>
          <Button look="outline" disabled={isOff} onClick={onState}>
            {texts.state}
          </Button>
          <Button look="danger" disabled={isOff} onClick={onRemove}>
            {texts.remove}
          </Button>
        </ActionBar.Content>
      </ActionBar.Positioner>
    </ActionBar.Root>
  )
}
