import { termsMessages } from '../messages-terms.ts'
import { usePage } from '../page-context.tsx'
import { PageHead } from '../page-head.tsx'
import { paths } from '../paths.ts'
import { Container } from '../ui/container.tsx'
import { Prose } from '../ui/prose.tsx'

/** `/termos`: a real page where the specification has a placeholder (decision 4). */
export function TermsPage() {
  const { contactEmail } = usePage().config
  return (
    <Container width="text">
      <PageHead title={termsMessages.title} description={termsMessages.description} canonical={paths.terms} />
      <Prose>
        <h1>{termsMessages.title}</h1>
        {termsMessages.parts.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <section>
          <h2>{termsMessages.contact}</h2>
          <p>
            {termsMessages.contactText} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        </section>
      </Prose>
    </Container>
  )
}
