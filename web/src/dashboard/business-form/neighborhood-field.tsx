import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { businessFormMessages as texts } from '../../messages-business-form.ts'
import { recipe } from '../../theme/theme.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { NewNeighborhood } from './new-neighborhood.tsx'
import type { Neighborhoods } from './use-neighborhoods.ts'
import { type Choice, choiceOf } from './values.ts'

const Frame = chakra(
  'div',
  recipe({
    base: {
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
    },
  }),
)

interface NeighborhoodFieldProps {
  city: Choice | null
  chosen: Choice | null
  neighborhoods: Neighborhoods
  error: string | undefined
  onChoose: (neighborhood: Choice | null) => void
}

/** The neighborhood among those of the city, and a way to add one that is missing. */
export function NeighborhoodField({ city, chosen, neighborhoods, error, onChoose }: NeighborhoodFieldProps) {
  const { list, isLoading, add } = neighborhoods
  const [isAdding, setIsAdding] = useState(false)
  const [said, setSaid] = useState('')
  const select = useRef<HTMLSelectElement>(null)
  const isListed = list.some(({ id }) => id === chosen?.id)

  function finish(created: Choice | null) {
    setIsAdding(false)
    if (created) {
      onChoose(created)
      setSaid(texts.place.neighborhoodCreated(created.name))
    }
    select.current?.focus()
  }

  return (
    <Frame>
      <div className="line">
        <SelectField
          ref={select}
          label={texts.required(texts.fields.neighborhood)}
          name="neighborhood"
          required
          disabled={!city}
          value={chosen?.id ?? ''}
          error={error}
          onChange={({ target }) => {
            const option = list.find(({ id }) => id === target.value)
            onChoose(option ? choiceOf(option) : null)
          }}
        >
          <option value="">{emptyText(city, isLoading, list.length)}</option>
          {chosen && !isListed && <option value={chosen.id}>{chosen.name}</option>}
          {list.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
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
