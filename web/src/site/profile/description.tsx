import { createElement, Fragment, type ReactNode } from 'react'
import { type Block, isVisible, lineBreak, type Piece } from '../../../../schema/rich-text/blocks.ts'
import { readBlocks } from '../../../../schema/rich-text/read.ts'
import { profileMessages } from '../../messages/profile.ts'
import { OutLink } from '../../ui/links.tsx'
import styles from './description.module.css'

/**
 * The establishment's description. Rendered from blocks, never as HTML, so that only text, marks and checked
 * links reach the page.
 */
export function Description({ html }: { html: string }) {
  const blocks = readBlocks(html).filter(isVisible)
  if (blocks.length === 0) return null
  return (
    <section className={styles.about} aria-labelledby="sobre">
      <h2 id="sobre">{profileMessages.about}</h2>
      <div className={styles.prose}>{runs(blocks, ({ list }) => list).map(renderBlocks)}</div>
    </section>
  )
}

/** Renders paragraphs, or the items of one list. */
function renderBlocks(blocks: Block[], index: number): ReactNode {
  const list = blocks[0]?.list
  const children = blocks.map(({ alignment, pieces }, place) => {
    const style = alignment ? { textAlign: alignment } : undefined
    return createElement(
      list ? 'li' : 'p',
      { key: place, style },
      runs(pieces, ({ href }) => href).map(renderPieces),
    )
  })
  return createElement(list ? list.kind : Fragment, { key: index }, children)
}

/** Renders text, or the text of one link. */
function renderPieces(pieces: Piece[], index: number): ReactNode {
  const children = pieces.map(({ text, marks }, key) =>
    marks.reduceRight<ReactNode>(
      (inner, mark) => createElement(mark, { key }, inner),
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity and never move
      text === lineBreak ? <br key={key} /> : text,
    ),
  )
  const href = pieces[0]?.href
  return href ? (
    <OutLink key={index} href={href} rel="noopener nofollow ugc">
      {children}
    </OutLink>
  ) : (
    children
  )
}

/** Splits a list into runs of equal keys. */
function runs<T, Key>(all: readonly T[], keyOf: (one: T) => Key): T[][] {
  const split: T[][] = []
  for (const one of all) {
    const last = split.at(-1)
    if (last?.[0] && keyOf(last[0]) === keyOf(one)) last.push(one)
    else split.push([one])
  }
  return split
}
