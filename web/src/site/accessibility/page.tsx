import { accessibilityPageMessages as texts } from '../../messages/accessibility.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../start/page-head.tsx'
import { Container } from '../../ui/container.tsx'
import { Prose } from '../../ui/legal-text.tsx'

/** `/acessibilidade`: how the guide is used without a mouse. */
export function Page() {
  return (
    <Container width="text">
      <PageHead title={texts.title} description={texts.description} canonical={paths.accessibility} />
      <Prose>
        <h1>{texts.title}</h1>
        <p>{texts.text}</p>
      </Prose>
    </Container>
  )
}
