import { chakra } from '@chakra-ui/react/styled-system'
import { messages } from '../messages.ts'
import { usePage } from '../page-context.tsx'
import { recipe } from '../theme/theme.ts'
import { ButtonAnchor } from '../ui/button.tsx'
import { Container } from '../ui/container.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

const Band = chakra(
  'section',
  recipe({
    base: {
      marginTop: { base: '12', md: '20' },
      '& .band': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '6',
        padding: { base: '6', md: '12' },
        bg: 'mataSoft',
        borderRadius: 'card',
      },
      '& h2': { textStyle: 'h2' },
      '& p': { marginTop: '2', maxWidth: '36rem' },
    },
  }),
)

/** The call to register a business: it opens the provider's chat. */
export function RegisterCall() {
  const { config } = usePage()
  return (
    <Band aria-labelledby="cadastre">
      <Container>
        <div className="band">
          <div>
            <h2 id="cadastre">{messages.home.registerHeading}</h2>
            <p>{messages.home.registerLead}</p>
          </div>
          <ButtonAnchor href={config.chatUrl} target="_blank" rel="noopener" look="accent">
            {messages.nav.registerBusiness}
            <VisuallyHidden>{messages.nav.newTab}</VisuallyHidden>
          </ButtonAnchor>
        </div>
      </Container>
    </Band>
  )
}
