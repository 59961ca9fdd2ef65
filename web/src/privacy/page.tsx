import { chakra } from '@chakra-ui/react/styled-system'
import { privacyMessages } from '../messages-privacy.ts'
import { usePage } from '../page-context.tsx'
import { PageHead } from '../page-head.tsx'
import { paths } from '../paths.ts'
import { recipe } from '../theme/theme.ts'
import { Container } from '../ui/container.tsx'

const Text = chakra(
  'article',
  recipe({
    base: {
      paddingTop: { base: '8', md: '16' },
      '& h1': { textStyle: 'h1' },
      '& h2': { textStyle: 'h3', marginTop: '10' },
      '& p': { marginTop: '3' },
      '& .updated': { color: 'quiet' },
      '& a': { color: 'mata', fontWeight: '600', textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  }),
)

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
      <Text>
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
      </Text>
    </Container>
  )
}
