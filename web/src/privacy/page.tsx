import { privacyMessages } from '../messages-privacy.ts'
import { usePage } from '../page-context.tsx'
import { PageHead } from '../page-head.tsx'
import { paths } from '../paths.ts'
import { Container } from '../ui/container.tsx'
import { Prose } from '../ui/prose.tsx'

/** `/politica-privacidade` (specification point 2). */
export function PrivacyPage() {
  const { contactEmail } = usePage().config
  return (
    <Container width="text">
      <PageHead
        title={privacyMessages.title}
        description={privacyMessages.description}
        canonical={paths.privacy}
      />
      <Prose>
        <h1>{privacyMessages.title}</h1>
        <p className="updated">
          {privacyMessages.updated}{' '}
          <time dateTime={privacyMessages.updatedDate.iso}>{privacyMessages.updatedDate.text}</time>
        </p>
        {privacyMessages.parts.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <section>
          <h2>{privacyMessages.contact}</h2>
          <p>
            {privacyMessages.contactText} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        </section>
      </Prose>
    </Container>
  )
}
