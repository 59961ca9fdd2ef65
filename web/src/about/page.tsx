import { chakra } from '@chakra-ui/react/styled-system'
import { messages } from '../messages.ts'
import { aboutMessages } from '../messages-about.ts'
import { PageHead } from '../page-head.tsx'
import { paths } from '../paths.ts'
import { recipe } from '../theme/theme.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Container } from '../ui/container.tsx'
import { RidgeLine } from '../ui/ridge-line.tsx'
import { Section } from '../ui/section.tsx'

const Parts = chakra(
  'ul',
  recipe({
    base: {
      display: 'grid',
      gap: { base: '6', md: '8' },
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
      '& li': { borderTopWidth: '2px', borderColor: 'mata', paddingTop: '4' },
      '& h3': { textStyle: 'h3' },
      '& p': { marginTop: '2', color: 'quiet' },
    },
  }),
)

interface Part {
  title: string
  text: string
}

function PartList({ parts }: { parts: readonly Part[] }) {
  return (
    <Parts>
      {parts.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Parts>
  )
}

/** `/quem-somos`: how the directory works and what it stands for. */
export function AboutPage() {
  return (
    <>
      <PageHead title={aboutMessages.title} description={aboutMessages.description} canonical={paths.about} />
      <Container paddingTop={{ base: '8', md: '16' }}>
        <RidgeLine size="large" />
        <chakra.h1 textStyle="display" marginTop="6">
          {aboutMessages.title}
        </chakra.h1>
        <chakra.p textStyle="lead" marginTop="4" maxWidth="text">
          {aboutMessages.lead}
        </chakra.p>
      </Container>
      <Section title={aboutMessages.how}>
        <PartList parts={aboutMessages.steps} />
      </Section>
      <Section title={aboutMessages.values}>
        <PartList parts={aboutMessages.valueList} />
        <ButtonLink to={paths.explore()} marginTop="10">
          {messages.home.seeAll}
        </ButtonLink>
      </Section>
    </>
  )
}
