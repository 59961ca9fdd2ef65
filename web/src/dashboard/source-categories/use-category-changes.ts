import { useRef, useState } from 'react'
import type { SourceCategoryInput, SourceCategoryRowFragment } from '../../gql/dashboard/graphql.ts'
import { useResetSourceCategoryMutation, useSetSourceCategoryMutation } from '../../gql/dashboard/hooks.ts'
import { sourceCategoryMessages as texts } from '../../messages/dashboard/source-categories.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { useAct } from '../feedback/questions.tsx'

export type SourceCategory = SourceCategoryRowFragment

/** New mapping of a category; null for the default. */
export type Decision = Omit<SourceCategoryInput, 'name'> | null

/** Text in the cell and live region. */
export const targetText = ({ state, target }: Pick<SourceCategory, 'state' | 'target'>) =>
  target ?? (state === 'UNKNOWN' ? texts.unknown : texts.notListed)

/**
 * Changes rows of the list, with undo.
 *
 * @param reload refetches the list
 */
export function useCategoryChanges(reload: () => Promise<void>) {
  const { act, ...acting } = useAct()
  const [set] = useSetSourceCategoryMutation()
  const [reset] = useResetSourceCategoryMutation()
  /** Name of the row being edited. */
  const [editing, setEditing] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)

  /** Moves focus to the row, or to the search if the row is gone. */
  function focusRow(name: string) {
    const rows = [...(place.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const button = rows.find(({ dataset }) => dataset.row === name)?.querySelector('button')
    const target = button ?? place.current?.querySelector<HTMLElement>('input[type=search]')
    target?.focus()
  }

  function send(name: string, decision: Decision) {
    return decision ? set({ variables: { input: { name, ...decision } } }) : reset({ variables: { name } })
  }

  async function change(row: SourceCategory, decision: Decision) {
    const { id: name } = row
    const run = async () => {
      const saved = (await send(name, decision)).data?.saved
      if (!saved) return
      setEditing(null)
      const text = saved.state === 'UNKNOWN' ? texts.forgotten(name) : texts.saved(name, targetText(saved))
      showToast({ tone: 'success', text, action: { label: texts.undo, run: () => void undo(row) } })
      await reload()
      focusRow(name)
    }
    await act(null, run, (message) => message ?? texts.failed)
  }

  async function undo({ id: name, state, categoryId, subcategoryId }: SourceCategory) {
    const isListed = Boolean(categoryId ?? subcategoryId)
    const before = state === 'CHANGED' ? { isListed, categoryId, subcategoryId } : null
    const run = async () => {
      await send(name, before)
      showToast({ tone: 'success', text: texts.undone(name) })
      await reload()
      focusRow(name)
    }
    await act(null, run, (message) => message ?? texts.failed)
  }

  return {
    ...acting,
    ...{ place, editing, change },
    open: setEditing,
    cancel: (name: string) => {
      setEditing(null)
      // After its buttons are rendered again.
      requestAnimationFrame(() => focusRow(name))
    },
  }
}

export type CategoryChanges = ReturnType<typeof useCategoryChanges>
