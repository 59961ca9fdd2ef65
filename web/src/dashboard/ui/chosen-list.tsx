import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { businessFormMessages } from '../../messages/dashboard/business-form.ts'
import { recipe } from '../../theme/theme.ts'
import { LineIcon } from '../../ui/pictures/icons.tsx'

const { choices: texts } = businessFormMessages

const List = chakra(
  'ol',
  recipe({
    base: {
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
        overflowWrap: 'anywhere',
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
    },
  }),
)

/** Something that is chosen, with what it is called. */
export interface Choice {
  id: string
  name: string
}

interface ChosenListProps<T extends Choice> {
  label: string
  chosen: readonly T[]
  onRemove: (choice: T) => void
  onMakeFirst: (choice: T) => void
}

/** What is chosen, in its order. The focus of what is removed goes on to its neighbour. */
export function ChosenList<T extends Choice>({ label, chosen, onRemove, onMakeFirst }: ChosenListProps<T>) {
  const list = useRef<HTMLOListElement>(null)

  function remove(choice: T, place: number) {
    const items = [...(list.current?.children ?? [])]
    const next = items[place + 1] ?? items[place - 1]
    const fallback = list.current?.closest('fieldset')?.querySelector<HTMLElement>('input')
    ;(next?.querySelector<HTMLElement>('.remove') ?? fallback)?.focus()
    onRemove(choice)
  }

  return (
    <List ref={list} aria-label={label}>
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
                onMakeFirst(choice)
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
  )
}
