import { useRef, useState } from 'react'
import { useClient } from '../../../apollo/page-data.tsx'
import { useBoundField } from '../../../forms/bound-field.tsx'
import { createdBefore } from '../../../forms/checked-form.ts'
import { FormNeighborhoodsDocument } from '../../../gql/dashboard/graphql.ts'
import { useAddNeighborhoodMutation, useFormNeighborhoodsQuery } from '../../../gql/dashboard/hooks.ts'
import { businessFormMessages as texts } from '../../../messages/dashboard/business-form.ts'
import { styled } from '../../../theme/theme.ts'
import { Button } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type Choice, PickField } from '../../ui/pick-field.tsx'
import { type BusinessValues, choiceOf } from '../values.ts'
import { NewNeighborhood } from './new-neighborhood.tsx'

const Frame = styled('div', {
  display: 'grid',
  gap: '2',
  '& .line': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2',
    alignItems: 'start',
  },
  // Beside the select, not beside its label.
  '& .line > button': { marginTop: 'calc(0.875rem * 1.3 + {spacing.1})' },
})

interface NeighborhoodFieldProps {
  city: Choice | null
  /** Of that city. */
  neighborhoods: Neighborhoods
}

/** The neighborhood among those of the city, and a way to add one that is missing. */
export function NeighborhoodField({ city, neighborhoods }: NeighborhoodFieldProps) {
  const { list, isLoading, add } = neighborhoods
  const { value: chosen, error, change } = useBoundField<BusinessValues, 'neighborhood'>('neighborhood')
  const [isAdding, setIsAdding] = useState(false)
  const [said, setSaid] = useState('')
  const input = useRef<HTMLInputElement>(null)

  function finish(created: Choice | null) {
    setIsAdding(false)
    if (created) {
      change(created)
      setSaid(texts.place.neighborhoodCreated(created.name))
    }
    input.current?.focus()
  }

  return (
    <Frame>
      <div className="line">
        <PickField
          inputRef={input}
          label={texts.required(texts.references.neighborhood)}
          name="neighborhood"
          required
          disabled={!city}
          options={list}
          chosen={chosen ? [chosen] : []}
          placeholder={emptyText(city, isLoading, list.length)}
          error={error}
          onChange={([picked]) => change(picked ? choiceOf(picked) : null)}
        />
        <Button
          look="outline"
          disabled={!city}
          aria-expanded={isAdding}
          onClick={() => setIsAdding(!isAdding)}
        >
          {texts.place.newNeighborhood}
        </Button>
      </div>
      {city && isAdding && <NewNeighborhood city={city} add={add} onFinish={finish} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Frame>
  )
}

function emptyText(city: Choice | null, isLoading: boolean, total: number): string {
  if (!city) return texts.place.cityFirst
  if (isLoading) return texts.place.loading
  return total > 0 ? texts.place.chooseNeighborhood : texts.place.noNeighborhood
}

const none: readonly Choice[] = []

/** The neighborhoods of a city, by name; those that could not be loaded are an empty list. */
export function useNeighborhoods(city: Choice | null) {
  const client = useClient()
  const [create] = useAddNeighborhoodMutation()
  const cityId = city?.id ?? ''
  const { data, loading, refetch } = useFormNeighborhoodsQuery({ variables: { city: cityId }, skip: !city })
  const list = (city && data?.neighborhoods) ?? none

  /**
   * @param requestKey of the form that it was typed into
   * @throws what the server refused it with
   */
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

export type Neighborhoods = ReturnType<typeof useNeighborhoods>
