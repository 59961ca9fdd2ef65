import { useApolloClient } from '@apollo/client/react'
import { createdBefore } from '../../apollo/refusals.ts'
import { FormNeighborhoodsDocument } from '../../gql/dashboard/graphql.ts'
import { useAddNeighborhoodMutation, useFormNeighborhoodsQuery } from '../../gql/dashboard/hooks.ts'
import type { Choice } from './values.ts'

export interface Neighborhoods {
  /** By name; those that could not be loaded are an empty list. */
  list: readonly Choice[]
  isLoading: boolean
  /**
   * Adds one to the city.
   *
   * @param requestKey of the form that it was typed into
   * @throws what the server refused it with
   */
  add: (name: string, requestKey: string) => Promise<Choice>
}

const none: readonly Choice[] = []

/** The neighborhoods of a city. */
export function useNeighborhoods(city: Choice | null): Neighborhoods {
  const client = useApolloClient()
  const [create] = useAddNeighborhoodMutation()
  const cityId = city?.id ?? ''
  const { data, loading, refetch } = useFormNeighborhoodsQuery({ variables: { city: cityId }, skip: !city })
  const list = (city && data?.neighborhoods) ?? none

  async function add(name: string, requestKey: string): Promise<Choice> {
    const variables = { input: { name, cityId }, requestKey }
    const { data } = await create({ variables }).catch(async (error: unknown) => {
      // The list does not have it yet. A failure to load it is told by the query itself.
      if (createdBefore(error) !== null) await refetch().catch(() => {})
      throw error
    })
    const added = data?.createNeighborhood
    if (!added) throw new Error('no neighborhood was answered')
    client.cache.updateQuery({ query: FormNeighborhoodsDocument, variables: { city: cityId } }, (known) => ({
      neighborhoods: [...(known?.neighborhoods ?? []).filter(({ id }) => id !== added.id), added].toSorted(
        (one, other) => one.name.localeCompare(other.name, 'pt-BR'),
      ),
    }))
    return { id: added.id, name: added.name }
  }

  return { list, isLoading: loading, add }
}
