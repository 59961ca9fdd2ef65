import type { ReactNode } from 'react'
import { Container } from '../../ui/container.tsx'
import { RidgeLine } from '../../ui/pictures/ridge-line.tsx'
import styles from './message-page.module.css'

export interface MessagePageProps {
  title: string
  text?: string
  /** The ways out. */
  children?: ReactNode
}

/** A page that has only something to say: what happened, and where to go. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <Container width="text">
      <section className={styles.frame}>
        <RidgeLine size="large" />
        <h1>{title}</h1>
        {text && <p>{text}</p>}
        <div className={styles.ways}>{children}</div>
      </section>
    </Container>
  )
}
