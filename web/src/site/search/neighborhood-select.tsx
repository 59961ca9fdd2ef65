import type { ComponentProps } from 'react'
import { useNeighborhoodOptionsQuery } from '../../gql/hooks.ts'
import { messages } from '../../messages/common.ts'
import { OptionSelect } from './option-select.tsx'

export interface NeighborhoodSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  /** Slug of the chosen city. */
  city: string
}

/** The neighborhoods of the chosen city. Give it the city as `key`: another city clears the choice. */
export function NeighborhoodSelect({ city, ...select }: NeighborhoodSelectProps) {
  const { data, error } = useNeighborhoodOptionsQuery({ variables: { city } })
  return (
    <OptionSelect
      name="neighborhood"
      label={messages.search.neighborhood}
      all={messages.search.allNeighborhoods}
      none={messages.search.noNeighborhood}
      options={data?.neighborhoods}
      failure={error && messages.search.neighborhoodsFailed}
      {...select}
    />
  )
}
