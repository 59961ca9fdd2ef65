import { aboutMessages } from '../../messages/about.ts'
import { homeMessages } from '../../messages/home.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../start/page-head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { RidgeLine } from '../../ui/pictures/ridge-line.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './page.module.css'

interface Part {
  /** Target of links. */
  id?: string
  title: string
  text: string
}

function PartList({ parts }: { parts: readonly Part[] }) {
  return (
    <ul className={styles.parts}>
      {parts.map(({ id, title, text }) => (
        <li key={title} id={id}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** `/quem-somos`: how the directory works and its principles. */
export function Page() {
  return (
    <>
      <PageHead title={aboutMessages.title} description={aboutMessages.description} canonical={paths.about} />
      <Container className={styles.top}>
        <RidgeLine size="large" />
        <h1>{aboutMessages.title}</h1>
        <p>{aboutMessages.lead}</p>
      </Container>
      <Section title={aboutMessages.how}>
        <PartList parts={aboutMessages.steps} />
      </Section>
      <Section title={aboutMessages.values}>
        <PartList parts={aboutMessages.valueList} />
        <ButtonLink to={paths.explore()} className={styles.seeAll}>
          {homeMessages.seeAll}
        </ButtonLink>
      </Section>
    </>
  )
}
