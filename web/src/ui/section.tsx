import { type ReactNode, useId } from 'react'
import { Container } from './container.tsx'
import styles from './section.module.css'

export interface SectionProps {
  title: string
  lead?: string
  children: ReactNode
}

export function Section({ title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.frame} aria-labelledby={id}>
      <Container>
        <div className={styles.top}>
          <h2 id={id}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </Container>
    </section>
  )
}
