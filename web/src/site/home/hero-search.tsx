import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { messages } from '../../messages/common.ts'
import { noFilter, paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { readSearchForm, SearchFields } from '../search/search-fields.tsx'
import { rememberSubmitted } from '../search/submitted-search.ts'
import styles from './hero-search.module.css'

/** The search form of the home page: without a script a plain form that opens `/explore`. */
export function HeroSearch() {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const path = paths.explore(readSearchForm(event.currentTarget))
    rememberSubmitted(path)
    navigate(path)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form with the role says it in one element
    <form
      className={styles.form}
      role="search"
      action={paths.explore()}
      method="get"
      onSubmit={submit}
      autoComplete="off"
      aria-label={messages.search.label}
    >
      <SearchFields filter={noFilter} />
      <Button type="submit">
        <LineIcon name="search" />
        {messages.search.submit}
      </Button>
    </form>
  )
}
