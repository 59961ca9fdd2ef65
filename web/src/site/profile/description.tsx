import { createElement, Fragment, type ReactNode } from 'react'
import { profileMessages } from '../../messages/profile.ts'
import { OutLink } from '../../ui/out-link.tsx'
import styles from './description.module.css'
import { type RichElement, type RichText, readRichText } from './rich-text.ts'

/**
 * What an establishment says of itself, or nothing where it says nothing. Drawn element by element, never as HTML (see
 * `rich-text.ts`).
 */
export function Description({ html }: { html: string }) {
  const text = readRichText(html)
  if (text.length === 0) return null
  return (
    <section className={styles.about} aria-labelledby="sobre">
      <h2 id="sobre">{profileMessages.about}</h2>
      <div className={styles.prose}>{draw(text)}</div>
    </section>
  )
}

function draw(nodes: RichText[]): ReactNode[] {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces have no other name, and never move
    <Fragment key={index}>{typeof node === 'string' ? node : drawElement(node)}</Fragment>
  ))
}

function drawElement({ tag, href, align, children }: RichElement): ReactNode {
  if (tag === 'br') return <br />
  if (tag !== 'a') return createElement(tag, align && { style: { textAlign: align } }, ...draw(children))
  if (!href) return <span>{draw(children)}</span>
  return (
    <OutLink href={href} rel="noopener nofollow ugc">
      {draw(children)}
    </OutLink>
  )
}
