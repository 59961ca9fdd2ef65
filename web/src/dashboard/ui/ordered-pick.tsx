import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { businessFormMessages } from '../../messages/dashboard/business-form.ts'
import { classNames } from '../../ui/class-names.ts'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './ordered-pick.module.css'
import { type Choice, PickField, type PickFieldProps } from './pick-field.tsx'

const { choices: texts } = businessFormMessages

interface OrderedPickProps<T extends Choice> extends Omit<PickFieldProps<T>, 'multiple'> {
  /** Of the list of what is chosen: "Categorias". */
  plain: string
  /** Whether the first is the main one; true when absent. */
  isOrdered?: boolean
}

/**
 * Picks several entries in order: the chosen ones are shown below as chips, the first as the main one. Removing a chip moves
 * the focus to its neighbor.
 */
export function OrderedPick<T extends Choice>({ plain, isOrdered = true, ...pick }: OrderedPickProps<T>) {
  const { chosen, onChange } = pick
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const without = (option: T) => chosen.filter((one) => one.id !== option.id)

  function makeFirst(option: T) {
    onChange([option, ...without(option)])
    setSaid(texts.moved(option.name))
  }

  function remove(option: T, place: number) {
    const items = [...(list.current?.children ?? [])]
    const next = items[place + 1] ?? items[place - 1]
    const fallback = list.current?.parentElement?.querySelector<HTMLElement>('input')
    ;(next?.querySelector<HTMLElement>('.remove') ?? fallback)?.focus()
    onChange(without(option))
  }

  return (
    <chakra.div display="grid" gap="2" minWidth="0">
      <PickField multiple {...pick} />
      {chosen.length > 0 && (
        <ol
          className={classNames(styles.list, isOrdered && styles.ordered)}
          ref={list}
          aria-label={isOrdered ? texts.chosen(plain) : plain}
        >
          {chosen.map((choice, place) => (
            <li key={choice.id}>
              <span>
                {choice.name}
                {isOrdered && place === 0 && chosen.length > 1 && <em>({texts.main})</em>}
              </span>
              {isOrdered && place > 0 && (
                <button
                  type="button"
                  aria-label={texts.makeFirstOf(choice.name)}
                  title={texts.makeFirst}
                  onClick={({ currentTarget }) => {
                    // This button goes: the first one needs none.
                    currentTarget.parentElement?.querySelector<HTMLElement>('.remove')?.focus()
                    makeFirst(choice)
                  }}
                >
                  <span className={styles.first}>
                    <LineIcon name="back" />
                  </span>
                </button>
              )}
              <button
                type="button"
                className="remove"
                aria-label={texts.remove(choice.name)}
                title={texts.remove(choice.name)}
                onClick={() => remove(choice, place)}
              >
                <LineIcon name="close" />
              </button>
            </li>
          ))}
        </ol>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </chakra.div>
  )
}
