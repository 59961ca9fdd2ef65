import { chakra } from '@chakra-ui/react/styled-system'
import { createElement, Fragment, type ReactNode } from 'react'
import { profileMessages } from '../messages-profile.ts'
import { recipe } from '../theme/theme.ts'
import { OutLink } from '../ui/out-link.tsx'
import { type RichElement, type RichText, readRichText } from './rich-text.ts'

const Prose = chakra(
  'div',
  recipe({
    base: {
      maxWidth: 'text',
      overflowWrap: 'anywhere',
      '& > * + *': { marginTop: '4' },
      '& ul, & ol': { paddingLeft: '6' },
      '& ul': { listStyle: 'disc' },
      '& ol': { listStyle: 'decimal' },
      '& li + li': { marginTop: '1' },
      '& li::marker': { color: 'mata' },
      '& a': { color: 'mata', textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  }),
)

/**
 * What an establishment says of itself, or nothing where it says nothing. Drawn element by element, never as HTML (see
 * `rich-text.ts`).
 */
export function Description({ html }: { html: string }) {
  const text = readRichText(html)
  if (text.length === 0) return null
  return (
    <section className="about" aria-labelledby="sobre">
      <h2 id="sobre">{profileMessages.about}</h2>
      <Prose>{draw(text)}</Prose>
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
