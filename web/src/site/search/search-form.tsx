import type { FormEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { searchMessages } from '../../messages/search.ts'
import { type ExploreLocation, paths, readExplore } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'

export interface SearchFormProps {
  className?: string | undefined
  children: ReactNode
}

/** Search on a page other than the results; without JavaScript a plain form that opens `/explore`. */
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

/** @returns the search of a form, from the query that it would send without JavaScript */
export function readSearchForm(form: HTMLFormElement): ExploreLocation {
  const query = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  // With JavaScript the history state has this flag.
  return { ...readExplore(new URLSearchParams(query)), typed: false }
}

/** History state of a submitted search: its name may be a need (typed-needs). */
export const typedState = { typed: true } as const

/** Path of the search that was just submitted, as opposed to linked. Browser only. */
let submitted: string | null = null

export function rememberSubmitted(path: string): void {
  submitted = path
}

/** @returns whether this search was submitted instead of linked; true only once */
export function takeSubmitted(path: string): boolean {
  if (submitted !== path) return false
  submitted = null
  return true
}
