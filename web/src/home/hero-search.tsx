import { chakra } from '@chakra-ui/react/styled-system'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { messages } from '../messages.ts'
import { noFilter, paths } from '../paths.ts'
import { readSearchForm, SearchFields } from '../search/search-fields.tsx'
import { recipe } from '../theme/theme.ts'
import { Button } from '../ui/button.tsx'
import { LineIcon } from '../ui/icons.tsx'

const Form = chakra(
  'form',
  recipe({
    base: {
      display: 'grid',
      gridTemplateColumns: {
        base: '1fr',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(auto-fit, minmax(10.4rem, 1fr))',
      },
      alignItems: 'end',
      gap: '3',
      marginTop: { base: '16', md: '8rem' },
      padding: { base: '4', md: '5' },
      bg: 'surface',
      color: 'ink',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'card',
      boxShadow: 'float',
    },
  }),
)

/** The search form of the home page: without a script a plain form that opens `/explore`. */
export function HeroSearch() {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(paths.explore(readSearchForm(event.currentTarget)))
  }
  return (
    <Form
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
    </Form>
  )
}
