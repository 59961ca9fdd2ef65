import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { createNeighborhoodInput } from '../../../../../schema/input/taxonomy.ts'
import { createdBefore, fieldMessages, newRequestKey, useRequestKey } from '../../../forms/checked-form.ts'
import { useAction } from '../../../forms/use-action.ts'
import { useAddNeighborhoodMutation, useFormNeighborhoodsQuery } from '../../../gql/dashboard/hooks.ts'
import { businessFormMessages as texts } from '../../../messages/dashboard/business-form.ts'
import actions from '../../../ui/actions.module.css'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { Failure } from '../../feedback/failure.tsx'
import { type Choice, PickField } from '../../ui/pick-field.tsx'
import { type BusinessValues, toChoice } from '../values.ts'
import styles from './neighborhood-field.module.css'

interface NeighborhoodFieldProps {
  city: Choice | null
  /** Of that city. */
  neighborhoods: Neighborhoods
  /** Whether a missing one can be added. */
  canAdd: boolean
}

/** The neighborhood among those of the city, and a way to add one that is missing. */
export function NeighborhoodField({ city, neighborhoods, canAdd }: NeighborhoodFieldProps) {
  const { list, error: failure, refetch, add } = neighborhoods
  const { field, fieldState } = useController<BusinessValues, 'neighborhood'>({ name: 'neighborhood' })
  const chosen = field.value
  const [isAdding, setIsAdding] = useState(false)
  const [said, setSaid] = useState('')
  const input = useRef<HTMLInputElement>(null)

  function finish(created: Choice | null) {
    setIsAdding(false)
    if (created) {
      field.onChange(created)
      setSaid(texts.place.neighborhoodCreated(created.name))
    }
    input.current?.focus()
  }

  return (
    <div className={styles.frame}>
      <div className={styles.line}>
        <PickField
          inputRef={(element) => {
            input.current = element
            field.ref(element)
          }}
          label={texts.required(texts.references.neighborhood)}
          name="neighborhood"
          required
          disabled={!city}
          options={list}
          chosen={chosen ? [chosen] : []}
          placeholder={emptyText(city, neighborhoods)}
          error={fieldState.error?.message}
          onChange={([picked]) => field.onChange(picked ? toChoice(picked) : null)}
        />
        {canAdd && (
          <Button
            look="outline"
            disabled={!city}
            aria-expanded={isAdding}
            onClick={() => setIsAdding(!isAdding)}
          >
            {texts.place.newNeighborhood}
          </Button>
        )}
      </div>
      {failure && <Failure error={failure} refetch={refetch} />}
      {city && isAdding && <NewNeighborhood city={city} add={add} onFinish={finish} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}

interface NewNeighborhoodProps {
  city: Choice
  add: (name: string, requestKey: string) => Promise<Choice>
  /** Called with what was created, or null when it was given up. */
  onFinish: (created: Choice | null) => void
}

/** Adds a neighborhood to a city within the form. Not a form element: forms do not nest. */
function NewNeighborhood({ city, add, onFinish }: NewNeighborhoodProps) {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const { isRunning, failure, setFailure, run } = useAction()
  const [requestKey, setRequestKey] = useRequestKey()
  useLayoutEffect(() => input.current?.focus(), [])

  async function create() {
    const checked = createNeighborhoodInput.safeParse({ name, cityId: city.id })
    if (checked.success) {
      await run(
        async () => onFinish(await add(checked.data.name, requestKey)),
        (message, error) => {
          // Who presses again has seen the list and wants another one.
          if (createdBefore(error) !== null) setRequestKey(newRequestKey())
          return failureReason(error, message, city.name)
        },
      )
    } else setFailure(checked.error.issues[0]?.message ?? texts.place.createFailed)
    input.current?.focus()
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Enter') void create()
    else onFinish(null)
  }

  return (
    <div className={styles.adding}>
      <TextField
        ref={input}
        label={texts.place.neighborhoodName(city.name)}
        value={name}
        error={failure ?? undefined}
        maxLength={120}
        autoComplete="off"
        onKeyDown={press}
        onChange={({ target }) => {
          setName(target.value)
          setFailure(null)
        }}
      />
      <div className={actions.row}>
        <Button onClick={create} aria-busy={isRunning}>
          {isRunning ? texts.place.creating : texts.place.create}
        </Button>
        <Button look="outline" onClick={() => onFinish(null)}>
          {texts.place.cancel}
        </Button>
      </div>
    </div>
  )
}

/** A taken slug is reported as a taken name: this form asks for no slug. */
function failureReason(error: unknown, message: string | null, city: string): string {
  if (createdBefore(error) !== null) return texts.place.neighborhoodSent
  const { slug, name } = fieldMessages(error)
  return slug ? texts.place.neighborhoodExists(city) : (name ?? message ?? texts.place.createFailed)
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
    // The list lacks it so far. The query reports a failed refetch.
    const { data } = await created.finally(() => void refetch().catch(() => {}))
    if (!data) throw new Error('no neighborhood was answered')
    return toChoice(data.createNeighborhood)
  }

  return { list, isLoading: loading, error, refetch, add }
}

export type Neighborhoods = ReturnType<typeof useNeighborhoods>
