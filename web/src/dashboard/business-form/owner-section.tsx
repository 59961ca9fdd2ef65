import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { businessFormMessages as texts } from '../../messages-business-form.ts'
import { recipe } from '../../theme/theme.ts'
import { Button } from '../../ui/button.tsx'
import type { FormHandle } from './form-handle.ts'
import { FormSection } from './form-section.tsx'
import { memoSection } from './memo-section.ts'
import { OwnerSearch } from './owner-search.tsx'
import type { OwnerChoice } from './values.ts'

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
export const OwnerSection = memoSection(['owner'], function OwnerSection({ form }: { form: FormHandle }) {
  const { owner } = form.values
  const hasActed = useRef(false)

  function change(chosen: OwnerChoice | null) {
    hasActed.current = true
    form.change({ owner: chosen })
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
            <Button look="outline" onClick={() => change(null)}>
              {texts.owner.clear}
            </Button>
          </Owner>
        ) : (
          <OwnerSearch error={form.errors.owner} onChoose={change} />
        )}
      </div>
    </FormSection>
  )
})
