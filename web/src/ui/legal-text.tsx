import type { ReactNode } from 'react'
import { Container } from './container.tsx'
import styles from './prose.module.css'

export interface LegalTextProps {
  texts: {
    title: string
    parts: readonly { title: string; text: readonly string[] }[]
    contact: string
    contactText: string
  }
  contactEmail: string
  /** Below the title. */
  note?: ReactNode
  /** Below the parts. */
  complements?: ReactNode
  children?: ReactNode
}

/** Body of legal pages, ending with the contact. `children` are the page's head. */
export function LegalText({ texts, contactEmail, note, complements, children }: LegalTextProps) {
  return (
    <Container width="text">
      {children}
      <Prose>
        <h1>{texts.title}</h1>
        {note}
        {texts.parts.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        {complements}
        <section>
          <h2>{texts.contact}</h2>
          <p>
            {texts.contactText} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        </section>
      </Prose>
    </Container>
  )
}

/** Styles a text with headings. */
export function Prose({ children }: { children: ReactNode }) {
  return <article className={styles.prose}>{children}</article>
}
