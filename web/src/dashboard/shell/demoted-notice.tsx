import { chakra } from '@chakra-ui/react/styled-system'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { paths } from '../../paths.ts'
import { recipe } from '../../theme/theme.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const { demoted: texts } = dashboardMessages

/** Stays in view at the end of the page, whose text can still be selected and copied. */
const Frame = chakra(
  'div',
  recipe({
    base: {
      position: 'sticky',
      bottom: '0',
      zIndex: '1',
      display: 'grid',
      gap: '3',
      justifyItems: 'start',
      marginTop: '6',
      padding: '4',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'card',
      bg: 'surface',
    },
  }),
)

/** What an administrator reads who has lost the role while a screen was open. */
export function DemotedNotice() {
  return (
    <Frame>
      <Notice tone="error">{texts.text}</Notice>
      <ButtonLink to={paths.home}>{texts.leave}</ButtonLink>
    </Frame>
  )
}
