import { ChatLink } from '../../contact/chat-link.tsx'
import { messages } from '../../messages/common.ts'
import { contactMessages } from '../../messages/contact.ts'
import { Container } from '../../ui/container.tsx'
import styles from './register-call.module.css'

/** The call to register a business: it opens the provider's chat. */
export function RegisterCall() {
  return (
    <section className={styles.call} aria-labelledby="cadastre">
      <Container>
        <div className={styles.band}>
          <div>
            <h2 id="cadastre">{messages.home.registerHeading}</h2>
            <p>{messages.home.registerLead}</p>
          </div>
          <ChatLink
            text={messages.nav.registerBusiness}
            sentence={contactMessages.wantToRegister}
            look="accent"
          />
        </div>
      </Container>
    </section>
  )
}
