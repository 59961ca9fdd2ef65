import type { FormEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { searchMessages } from '../../messages/search.ts'
import { type ExploreLocation, paths, readExplore } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'

export interface SearchFormProps {
  className?: string | undefined
  /** The fields. */
  children: ReactNode
}

/** A search on another page than that of its results: without a script a plain form that opens `/explore`. */
export function SearchForm({ className, children }: SearchFormProps) {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const path = paths.explore(readSearchForm(event.currentTarget))
    rememberSubmitted(path)
    navigate(path, { state: typedState })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form with the role says it in one element
    <form
      className={className}
      role="search"
      action={paths.explore()}
      method="get"
      onSubmit={submit}
      autoComplete="off"
      aria-label={searchMessages.label}
    >
      {children}
      <Button type="submit">
        <LineIcon name="search" />
        {searchMessages.submit}
      </Button>
    </form>
  )
}

/** @returns what a search form asks for: its data is the query that it would send without a script */
export function readSearchForm(form: HTMLFormElement): ExploreLocation {
  const query = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  // In the browser the history entry says that the name was typed.
  return { ...readExplore(new URLSearchParams(query)), typed: false }
}

/** State of the history entry that a search form pushes: its name may be a need (typed-needs). */
export const typedState = { typed: true } as const

/** The address of the search that somebody has just sent with Enter or its button. In the browser alone. */
let submitted: string | null = null

export function rememberSubmitted(path: string): void {
  submitted = path
}

/** @returns whether somebody has sent this search, as opposed to following a link to it; true once */
export function takeSubmitted(path: string): boolean {
  if (submitted !== path) return false
  submitted = null
  return true
}
