import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { createNeighborhoodInput } from '../../../../../schema/input/taxonomy.ts'
import { serverMessage } from '../../../apollo/refusals.ts'
import { createdBefore, fieldMessages, newRequestKey, useRequestKey } from '../../../forms/checked-form.ts'
import { TextField } from '../../../forms/field.tsx'
import { businessFormMessages } from '../../../messages/dashboard/business-form.ts'
import { styled } from '../../../theme/theme.ts'
import { Button } from '../../../ui/button.tsx'
import type { Choice } from '../../ui/pick-field.tsx'

const { place: texts } = businessFormMessages

const Frame = styled('div', {
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
export function NewNeighborhood({ city, add, onFinish }: NewNeighborhoodProps) {
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
    if (!checked.success) return refuse(checked.error.issues[0]?.message ?? texts.createFailed)
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
    <Frame>
      <TextField
        ref={input}
        label={texts.neighborhoodName(city.name)}
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
          {isBusy ? texts.creating : texts.create}
        </Button>
        <Button look="outline" onClick={() => onFinish(null)}>
          {texts.cancel}
        </Button>
      </div>
    </Frame>
  )
}

/** Nobody has typed a slug here: one that is taken means that the name is. */
function reasonOf(error: unknown, city: string): string {
  if (createdBefore(error) !== null) return texts.neighborhoodSent
  const { slug, name } = fieldMessages(error)
  return slug ? texts.neighborhoodExists(city) : (name ?? serverMessage(error) ?? texts.createFailed)
}
