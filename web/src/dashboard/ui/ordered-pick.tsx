import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { businessFormMessages } from '../../messages/dashboard/business-form.ts'
import { styled } from '../../theme/theme.ts'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type Choice, PickField, type PickFieldProps } from './pick-field.tsx'

const { choices: texts } = businessFormMessages

const List = styled('ol', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  '& li': {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    bg: 'mist',
    borderRadius: 'full',
    textStyle: 'small',
  },
  '& li > span': { paddingInlineStart: '3', paddingBlock: '1', fontWeight: '600', minWidth: '0' },
  '& li:first-of-type': { bg: 'mataSoft', color: 'mata' },
  '& em': { fontStyle: 'normal', fontWeight: '400', marginInlineStart: '1' },
  '& button': {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: { base: 'touch', md: '2rem' },
    minHeight: { base: 'touch', md: '2rem' },
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { bg: 'color-mix(in srgb, currentColor 14%, transparent)' },
    _disabled: { opacity: '0.5', cursor: 'default' },
  },
  '& .first': { rotate: '90deg' },
})

interface OrderedPickProps<T extends Choice> extends Omit<PickFieldProps<T>, 'multiple'> {
  /** Of the list of what is chosen: "Categorias". */
  plain: string
}

/**
 * Several of a list, in an order that is kept: what is chosen stands below as chips, the first one is the main one. The
 * focus of what is removed goes on to its neighbour.
 */
export function OrderedPick<T extends Choice>({ plain, ...pick }: OrderedPickProps<T>) {
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
        <List ref={list} aria-label={texts.chosen(plain)}>
          {chosen.map((choice, place) => (
            <li key={choice.id}>
              <span>
                {choice.name}
                {place === 0 && chosen.length > 1 && <em>({texts.main})</em>}
              </span>
              {place > 0 && (
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
                  <span className="first">
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
        </List>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </chakra.div>
  )
}
