import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { searchLimits } from '../../../../schema/input/limits.ts'
import { tableMessages } from '../../messages/dashboard/dashboard.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import styles from './list-toolbar.module.css'

/** Milliseconds without a key after which the search is done. */
const typingPause = 300

export interface ListToolbarProps {
  /** What is looked for, as the address says it. */
  search: string
  /** Called with what was typed, tidied, when typing pauses. */
  onSearch: (search: string) => void
  /** What can be looked for: "Buscar cidades". */
  label: string
  placeholder?: string
  /** The number of results, or that they are loading; announced to screen readers. */
  total: string
  /** The list's own: its order where rows are cards, and its columns. */
  tools?: ReactNode
  /** How many filters are on. */
  active?: number
  /** Filters: selects and boxes with labels, folded behind one button. */
  children?: ReactNode
}

/** Above a list, in one line: search, filters, columns, and how much was found. */
export function ListToolbar(props: ListToolbarProps) {
  const { search, onSearch, label, placeholder, total, tools, active = 0, children } = props
  const input = useRef<HTMLInputElement>(null)
  const { typed, type, submit } = useTyping(search, onSearch)
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers know no search element
    <form
      className={styles.bar}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        submit(typed)
      }}
    >
      <div className={styles.search}>
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
      {children && <Filters active={active}>{children}</Filters>}
      {tools}
      <p className={styles.total} role="status">
        {total}
      </p>
    </form>
  )
}

/** The filters below the line, shown and hidden by a button that counts those that are on. */
function Filters({ active, children }: { active: number; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        look="outline"
        className={styles.tool}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {tableMessages.filters(active)}
        <LineIcon name="filter" />
      </Button>
      <div className={styles.filters} id={id} hidden={!isOpen}>
        {children}
      </div>
    </>
  )
}

/** The line above a list that is neither searched nor filtered. */
export function ToolLine({ total, tools }: Pick<ListToolbarProps, 'tools' | 'total'>) {
  return (
    <div className={styles.bar}>
      {tools}
      <p className={styles.total} role="status">
        {total}
      </p>
    </div>
  )
}

/** The text of the field: as typed, until the URL changes to another search. */
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
