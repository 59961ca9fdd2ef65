import { chakra } from '@chakra-ui/react/styled-system'
import { businessFormMessages } from '../../messages-business-form.ts'
import { dashboardMessages } from '../../messages-dashboard.ts'
import { recipe } from '../../theme/theme.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LineIcon } from '../../ui/icons.tsx'
import { lastListAddress } from '../businesses/last-list.ts'

const { state: texts } = businessFormMessages

const Bar = chakra(
  'div',
  recipe({
    base: {
      position: 'sticky',
      bottom: '0',
      zIndex: '10',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      columnGap: '3',
      rowGap: '2',
      paddingInline: { base: '4', md: '5' },
      paddingTop: '3',
      paddingBottom: 'calc({spacing.3} + env(safe-area-inset-bottom))',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'card',
      boxShadow: 'float',
      '& .state': {
        display: 'flex',
        alignItems: 'center',
        gap: '2',
        flex: { base: '1 0 100%', sm: '1' },
        minHeight: '1.375rem',
        textStyle: 'small',
        color: 'quiet',
      },
      '& .state[data-state=dirty]': { color: 'ink', fontWeight: '600' },
      '& .state[data-state=saved]': { color: 'mata' },
      '& .dot': { width: '0.6rem', height: '0.6rem', borderRadius: 'full', bg: 'ipe', flexShrink: '0' },
      '& button, & > a': { flex: { base: '1', sm: 'none' } },
      '& button[aria-busy=true]': { cursor: 'progress', opacity: '0.75' },
      // Where a large zoom leaves little height, the fields need it more.
      '@media (max-height: 30rem)': { position: 'static' },
    },
  }),
)

export type BarState = 'clean' | 'dirty' | 'saving' | 'sendingPhotos' | 'saved'

interface ActionsBarProps {
  isNew: boolean
  state: BarState
}

/** Atualizar or Adicionar, Cancelar, and how things stand; in view wherever the form is scrolled to. */
export function ActionsBar({ isNew, state }: ActionsBarProps) {
  const isBusy = state === 'saving' || state === 'sendingPhotos'
  return (
    <Bar role="group" aria-label={texts.label}>
      <p className="state" data-state={state} role="status">
        {state === 'dirty' && <span className="dot" />}
        {state === 'saved' && <LineIcon name="check" />}
        {state === 'clean' ? '' : texts[state]}
      </p>
      <ButtonLink look="outline" to={lastListAddress()}>
        {dashboardMessages.cancel}
      </ButtonLink>
      <Button type="submit" aria-busy={isBusy}>
        {isNew ? dashboardMessages.add : dashboardMessages.update}
      </Button>
    </Bar>
  )
}
