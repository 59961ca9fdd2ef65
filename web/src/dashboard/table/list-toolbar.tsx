import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { searchLimits } from '../../../../schema/input/limits.ts'
import { tableMessages } from '../../messages/dashboard/dashboard.ts'
import { styled } from '../../theme/theme.ts'
import { IconButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

/** Milliseconds without a key after which the search is done. */
const typingPause = 300

const Bar = styled('form', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '3',
  '& > .search': { flex: '1 1 16rem', maxWidth: { md: '26rem' } },
  '& > .filters': { display: 'contents', '& > *': { flex: '0 1 13rem' } },
  '& > .total': {
    display: 'inline-flex',
    alignItems: 'center',
    marginInlineStart: 'auto',
    minHeight: { base: '1.5em', md: 'touch' },
    textStyle: 'small',
    color: 'quiet',
    fontVariantNumeric: 'tabular-nums',
  },
  // The browser's own cross would stand beside ours.
  '& input::-webkit-search-cancel-button': { display: 'none' },
})

export interface ListToolbarProps {
  /** What is looked for, as the address says it. */
  search: string
  /** Called with what was typed, tidied, when typing pauses. */
  onSearch: (search: string) => void
  /** What can be looked for: "Buscar cidades". */
  label: string
  placeholder?: string
  /** How many there are, or that they are on their way; also told to screen readers. */
  total: string
  /** Filters: selects and boxes with labels. */
  children?: ReactNode
}

/** What stands above a list: a search, filters, and how much was found. */
export function ListToolbar({ search, onSearch, label, placeholder, total, children }: ListToolbarProps) {
  const input = useRef<HTMLInputElement>(null)
  const { typed, type, submit } = useTyping(search, onSearch)
  return (
    <Bar
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        submit(typed)
      }}
    >
      <div className="search">
        <TextField
          ref={input}
          label={label}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
          maxLength={searchLimits.name}
          value={typed}
          onChange={({ target }) => type(target.value)}
          end={
            typed !== '' && (
              <IconButton
                icon="close"
                label={tableMessages.clearSearch}
                onClick={() => {
                  submit('')
                  input.current?.focus()
                }}
              />
            )
          }
        />
      </div>
      {children && <div className="filters">{children}</div>}
      <p className="total" role="status">
        {total}
      </p>
    </Bar>
  )
}

/** What stands in the field: what is typed, until the address says something else than was sent. */
function useTyping(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search)
  const [sent, setSent] = useState(search)
  const [last, setLast] = useState(search)
  if (search !== last) {
    setLast(search)
    if (search !== sent) setTyped(search)
  }
  const send = useEffectEvent((text: string) => {
    setSent(text)
    onSearch(text)
  })
  useEffect(() => {
    const text = tidy(typed)
    if (text === search) return
    const timer = setTimeout(() => send(text), typingPause)
    return () => clearTimeout(timer)
  }, [typed, search])
  function submit(text: string) {
    setTyped(text)
    setSent(tidy(text))
    onSearch(tidy(text))
  }
  return { typed, type: setTyped, submit }
}

const tidy = (text: string) => text.trim().replace(/\s+/g, ' ')
