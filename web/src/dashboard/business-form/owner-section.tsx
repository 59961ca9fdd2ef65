import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useRef } from 'react'
import { useBoundField } from '../../forms/bound-field.tsx'
import { businessFormMessages as texts } from '../../messages/dashboard/business-form.ts'
import { recipe } from '../../theme/theme.ts'
import { Button } from '../../ui/button.tsx'
import { FormSection } from './form-layout.tsx'
import { OwnerSearch } from './owner-search.tsx'
import type { BusinessValues, OwnerChoice } from './values.ts'

const Owner = chakra(
  'div',
  recipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      padding: '3',
      borderRadius: 'control',
      bg: 'mist',
      '& div': { minWidth: '0', overflowWrap: 'anywhere' },
      '& strong': { display: 'block' },
      '& span': { textStyle: 'small', color: 'quiet' },
    },
  }),
)

/** Who owns the establishment: nobody, or one account (own-account). */
export const OwnerSection = memo(function OwnerSection() {
  const { value: owner, error, change } = useBoundField<BusinessValues, 'owner'>('owner')
  const hasActed = useRef(false)

  function choose(chosen: OwnerChoice | null) {
    hasActed.current = true
    change(chosen)
  }

  /** What was pressed is gone: the focus goes on to what stands there instead. */
  function goOn(element: HTMLDivElement | null) {
    if (!element || !hasActed.current) return
    hasActed.current = false
    element.querySelector<HTMLElement>('input, button')?.focus()
  }

  return (
    <FormSection name="owner">
      <div key={owner ? 'chosen' : 'search'} ref={goOn}>
        {owner ? (
          <Owner>
            <div>
              <strong>{owner.name}</strong>
              <span>{owner.email}</span>
            </div>
            <Button look="outline" onClick={() => choose(null)}>
              {texts.owner.clear}
            </Button>
          </Owner>
        ) : (
          <OwnerSearch error={error} onChoose={choose} />
        )}
      </div>
    </FormSection>
  )
})
