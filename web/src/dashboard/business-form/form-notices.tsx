import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { businessFormMessages as texts } from '../../messages-business-form.ts'
import { recipe } from '../../theme/theme.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { lastListAddress } from '../businesses/last-list.ts'
import { focusField } from './focus-field.ts'
import type { FieldErrors } from './input.ts'
import type { SaveStatus } from './use-business-form.ts'
import { fieldNames } from './values.ts'

const Ways = chakra('div', recipe({ base: { display: 'flex', flexWrap: 'wrap', gap: '2' } }))

const Frame = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gap: '4',
      scrollMarginTop: '5rem',
      // Where there is nothing to say there is no gap.
      _empty: { display: 'none' },
      _focusVisible: { outline: 'none', boxShadow: 'none' },
    },
  }),
)

const Problems = chakra(
  'ul',
  recipe({
    base: {
      display: 'grid',
      gap: '1',
      '& button': {
        minHeight: '1.5rem',
        fontWeight: '600',
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
        cursor: 'pointer',
      },
    },
  }),
)

/** From how many wrong fields on they are listed above the form too. */
const manyProblems = 2

interface FormNoticesProps {
  status: SaveStatus
  errors: FieldErrors
  /** Whether the list is about to open. */
  isLeaving: boolean
  onStay: () => void
}

/** How the last save ended, and what stands in its way. */
export function FormNotices({ status, errors, isLeaving, onStay }: FormNoticesProps) {
  const wrong = fieldNames.filter((name) => errors[name])
  const frame = useRef<HTMLDivElement>(null)
  const { is } = status
  // The button stands wherever the form is scrolled to; what it led to stands here.
  useEffect(() => {
    if (is !== 'open' && is !== 'saving' && is !== 'sendingPhotos') frame.current?.focus()
  }, [is])
  return (
    <Frame ref={frame} tabIndex={-1}>
      {status.is === 'failed' && (
        <Notice tone="error">
          <p>{status.message}</p>
          <p>{texts.kept}</p>
        </Notice>
      )}
      {status.is === 'exists' && (
        <Notice tone="error">
          <p>{texts.existsAlready}</p>
          <p>{texts.kept}</p>
        </Notice>
      )}
      {status.is === 'photosFailed' && (
        <Notice tone="error">
          <p>{texts.photosFailed(status.failed)}</p>
        </Notice>
      )}
      {status.is === 'saved' && (
        <Notice tone="success">
          <p>{status.wasNew ? texts.created : texts.updated}</p>
          {isLeaving && (
            <>
              <p>{texts.redirecting}</p>
              <Ways>
                <ButtonLink look="outline" to={lastListAddress()}>
                  {texts.goNow}
                </ButtonLink>
                <Button look="quiet" onClick={onStay}>
                  {texts.stay}
                </Button>
              </Ways>
            </>
          )}
        </Notice>
      )}
      {wrong.length >= manyProblems && (
        <Notice tone="error">
          <p>{texts.problems(wrong.length)}</p>
          <Problems>
            {wrong.map((name) => (
              <li key={name}>
                <button type="button" onClick={() => focusField(name)}>
                  {texts.fields[name]}
                </button>
                : {errors[name]}
              </li>
            ))}
          </Problems>
        </Notice>
      )}
    </Frame>
  )
}
