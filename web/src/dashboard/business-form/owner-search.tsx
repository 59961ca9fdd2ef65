import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useFindOwnersQuery } from '../../gql/dashboard/hooks.ts'
import { businessFormMessages as texts } from '../../messages/dashboard/business-form.ts'
import { floating } from '../../theme/floating.ts'
import { recipe } from '../../theme/theme.ts'
import { TextField } from '../../ui/field.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { OwnerChoice } from './values.ts'

const Frame = chakra(
  'div',
  recipe({
    base: {
      position: 'relative',
      maxWidth: '32rem',
      '& [role=listbox]': {
        position: 'absolute',
        insetInline: '0',
        top: 'calc(100% + {spacing.1})',
        zIndex: '20',
        maxHeight: '18rem',
        overflowY: 'auto',
        padding: '1',
        ...floating,
      },
      '& [role=option]': {
        paddingInline: '3',
        paddingBlock: '2',
        minHeight: 'touch',
        borderRadius: 'control',
        overflowWrap: 'anywhere',
        cursor: 'pointer',
        _hover: { bg: 'mist' },
        '&[aria-selected=true]': {
          bg: 'mataSoft',
          outline: '2px solid {colors.mata}',
          outlineOffset: '-2px',
        },
        '& span': { display: 'block', textStyle: 'small', color: 'quiet' },
      },
      '& .note': { marginTop: '1', textStyle: 'small', color: 'quiet' },
      '& .failed': { color: 'barro', fontWeight: '600' },
    },
  }),
)

interface OwnerSearchProps {
  error: string | undefined
  onChoose: (owner: OwnerChoice) => void
}

/** Finds an account by name or e-mail: a combobox as the ARIA practices have it. */
export function OwnerSearch({ error, onChoose }: OwnerSearchProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [place, setPlace] = useState(-1)
  const { owners, note, hasFailed } = useOwners(text)
  const shown = isOpen ? owners : []
  const active = shown[place]

  function press(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step && owners.length > 0) {
      event.preventDefault()
      setIsOpen(true)
      setPlace((at) => (at < 0 && step < 0 ? owners.length - 1 : (at + step + owners.length) % owners.length))
    } else if (event.key === 'Enter') {
      // The form is not sent from here.
      event.preventDefault()
      if (active) onChoose(active)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setIsOpen(false)
    }
  }

  return (
    <Frame onBlur={() => setIsOpen(false)}>
      <TextField
        label={texts.owner.search}
        name="owner"
        hint={texts.hints.owner}
        error={error}
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active ? `${id}-${active.id}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onKeyDown={press}
        onFocus={() => setIsOpen(true)}
        onChange={({ target }) => {
          setText(target.value)
          setIsOpen(true)
          setPlace(-1)
        }}
      />
      {note && <p className={hasFailed ? 'note failed' : 'note'}>{note}</p>}
      <VisuallyHidden role="status">{note}</VisuallyHidden>
      {shown.length > 0 && (
        <div id={`${id}-list`} role="listbox" aria-label={texts.owner.results}>
          {shown.map((owner) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field, which keeps the focus
            <div
              key={owner.id}
              id={`${id}-${owner.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={owner === active}
              // Otherwise the field would lose the focus, and the list would be gone before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(owner)}
            >
              {owner.name}
              <span>{owner.email}</span>
            </div>
          ))}
        </div>
      )}
    </Frame>
  )
}

/** Accounts that are offered at once. */
const perPage = 8
/** Milliseconds without a key after which the server is asked. */
const pause = 250
/** Letters from which on it is asked. */
const leastLetters = 2

interface FoundOwners {
  owners: readonly OwnerChoice[]
  /** What there is to say: that it searches, how many there are, that there are none. */
  note: string
  hasFailed: boolean
}

/** The accounts whose name or e-mail has every word of a text. */
function useOwners(text: string): FoundOwners {
  const search = useSettled(text.trim())
  const isAsked = search.length >= leastLetters
  const { data, error } = useFindOwnersQuery({ variables: { search, perPage }, skip: !isAsked })
  if (!isAsked || text.trim().length < leastLetters) return { owners: [], note: '', hasFailed: false }
  if (error) return { owners: [], note: texts.owner.failed, hasFailed: true }
  if (!data) return { owners: [], note: texts.owner.searching, hasFailed: false }
  const { items, pagination } = data.userPage
  return { owners: items, note: noteOf(items.length, pagination.total), hasFailed: false }
}

function noteOf(shown: number, total: number): string {
  if (total === 0) return texts.owner.none
  return shown < total ? texts.owner.more(shown, total) : texts.owner.found(total)
}

/** A text once nobody types any more. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
