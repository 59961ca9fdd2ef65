import { messages } from '../../messages/common.ts'
import { usePage } from '../../page-context.tsx'
import { ButtonAnchor } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './register-call.module.css'

/** The call to register a business: it opens the provider's chat. */
export function RegisterCall() {
  const { config } = usePage()
  return (
    <section className={styles.call} aria-labelledby="cadastre">
      <Container>
        <div className={styles.band}>
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
    </section>
  )
}
