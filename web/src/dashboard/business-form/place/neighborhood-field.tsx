import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { createNeighborhoodInput } from '../../../../../schema/input/taxonomy.ts'
import { serverMessage } from '../../../ask/errors.ts'
import { useBoundField } from '../../../forms/bound-field.tsx'
import { createdBefore, fieldMessages, newRequestKey, useRequestKey } from '../../../forms/checked-form.ts'
import { TextField } from '../../../forms/field.tsx'
import { useAddNeighborhoodMutation, useFormNeighborhoodsQuery } from '../../../gql/dashboard/hooks.ts'
import { businessFormMessages as texts } from '../../../messages/dashboard/business-form.ts'
import { styled } from '../../../theme/theme.ts'
import { Button } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { Failure } from '../../feedback/failure.tsx'
import { type Choice, PickField } from '../../ui/pick-field.tsx'
import { type BusinessValues, choiceOf } from '../values.ts'

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
  const { list, error: failure, refetch, add } = neighborhoods
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
          placeholder={emptyText(city, neighborhoods)}
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
      {failure && <Failure error={failure} refetch={refetch} />}
      {city && isAdding && <NewNeighborhood city={city} add={add} onFinish={finish} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Frame>
  )
}

const Adding = styled('div', {
  display: 'grid',
  gap: '3',
  padding: '3',
  bg: 'mist',
  borderRadius: 'control',
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: '2' },
})

interface NewNeighborhoodProps {
  city: Choice
  add: (name: string, requestKey: string) => Promise<Choice>
  /** Called with what was created, or null when it was given up. */
  onFinish: (created: Choice | null) => void
}

/** Adds a neighborhood to a city without leaving the form that it stands in, which it is no form of its own in. */
function NewNeighborhood({ city, add, onFinish }: NewNeighborhoodProps) {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [isBusy, setIsBusy] = useState(false)
  const [requestKey, setRequestKey] = useRequestKey()
  useLayoutEffect(() => input.current?.focus(), [])

  function refuse(message: string) {
    setError(message)
    input.current?.focus()
  }

  async function create() {
    if (isBusy) return
    const checked = createNeighborhoodInput.safeParse({ name, cityId: city.id })
    if (!checked.success) return refuse(checked.error.issues[0]?.message ?? texts.place.createFailed)
    setIsBusy(true)
    try {
      onFinish(await add(checked.data.name, requestKey))
    } catch (thrown) {
      setIsBusy(false)
      // Who presses again has seen the list and wants another one.
      if (createdBefore(thrown) !== null) setRequestKey(newRequestKey())
      refuse(reasonOf(thrown, city.name))
    }
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Enter') void create()
    else onFinish(null)
  }

  return (
    <Adding>
      <TextField
        ref={input}
        label={texts.place.neighborhoodName(city.name)}
        value={name}
        error={error}
        maxLength={120}
        autoComplete="off"
        onKeyDown={press}
        onChange={({ target }) => {
          setName(target.value)
          setError(undefined)
        }}
      />
      <div className="ways">
        <Button onClick={create} aria-busy={isBusy}>
          {isBusy ? texts.place.creating : texts.place.create}
        </Button>
        <Button look="outline" onClick={() => onFinish(null)}>
          {texts.place.cancel}
        </Button>
      </div>
    </Adding>
  )
}

/** Nobody has typed a slug here: one that is taken means that the name is. */
function reasonOf(error: unknown, city: string): string {
  if (createdBefore(error) !== null) return texts.place.neighborhoodSent
  const { slug, name } = fieldMessages(error)
  return slug
    ? texts.place.neighborhoodExists(city)
    : (name ?? serverMessage(error) ?? texts.place.createFailed)
}

function emptyText(city: Choice | null, { list, isLoading, error }: Neighborhoods): string {
  if (!city) return texts.place.cityFirst
  if (isLoading) return texts.place.loading
  if (error) return texts.place.neighborhoodsFailed
  return list.length > 0 ? texts.place.chooseNeighborhood : texts.place.noNeighborhood
}

const none: readonly Choice[] = []

/** The neighborhoods of a city, by name; empty until they are loaded; `error` says why they could not be. */
export function useNeighborhoods(city: Choice | null) {
  const [create] = useAddNeighborhoodMutation()
  const cityId = city?.id ?? ''
  const { data, loading, error, refetch } = useFormNeighborhoodsQuery({
    variables: { city: cityId },
    skip: !city,
  })
  const list = (city && data?.neighborhoods) ?? none

  /**
   * @param requestKey of the form that it was typed into
   * @throws what the server refused it with
   */
  async function add(name: string, requestKey: string): Promise<Choice> {
    const created = create({ variables: { input: { name, cityId }, requestKey } })
    // The list does not have it yet, created now or by an earlier press. A failure to load that is told by the query.
    const { data } = await created.finally(() => void refetch().catch(() => {}))
    if (!data) throw new Error('no neighborhood was answered')
    return choiceOf(data.createNeighborhood)
  }

  return { list, isLoading: loading, error, refetch, add }
}

export type Neighborhoods = ReturnType<typeof useNeighborhoods>
