import { createElement, Fragment, type ReactNode } from 'react'
import { parseUrl } from '../../../../schema/url.ts'
import { profileMessages } from '../../messages/profile.ts'
import { OutLink } from '../../ui/links.tsx'
import styles from './description.module.css'

/**
 * What an establishment says of itself, or nothing where it says nothing. Drawn element by element, never as HTML
 * (see `readRichText`).
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

/** A piece of a description: text, or one of the elements that the editor can make. */
export type RichText = string | RichElement

interface RichElement {
  tag: RichTag
  /** Only on links, and only http, https, mailto and tel. */
  href?: string
  /** Only on paragraphs and list items. */
  align?: 'left' | 'center' | 'right' | 'justify'
  children: RichText[]
}

export type RichTag = 'p' | 'br' | 'strong' | 'em' | 'u' | 'ul' | 'ol' | 'li' | 'a'

/** What may come out, by what goes in. Anything else leaves its text behind and nothing more. */
const tags: Record<string, RichTag> = {
  p: 'p',
  div: 'p',
  blockquote: 'p',
  h1: 'p',
  h2: 'p',
  h3: 'p',
  h4: 'p',
  br: 'br',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  a: 'a',
}

/** Elements whose content is no text for people. */
const silent =
  /<(script|style|iframe|object|template|noscript|svg|math|title|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi

/** Nobody nests deeper by hand. */
const deepest = 16

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/**
 * Reads a description into the few elements that the editor can make, without empty paragraphs. The pages draw it as
 * React elements and never as HTML, so that whatever was stored, and however it is read here, nothing but these
 * elements, their checked links and text can reach a page: on the server and in the browser alike.
 *
 * @param html a description, sanitised by the server when it was saved, and not trusted here
 */
export function readRichText(html: string): RichText[] {
  const root: RichElement = { tag: 'p', children: [] }
  const open: RichElement[] = [root]
  for (const [text, closing, name, attributes] of html.replace(silent, '').matchAll(token)) {
    const tag = name && tags[name.toLowerCase()]
    if (!name) pushText(open, text)
    else if (!tag) continue
    else if (closing) close(open, tag)
    else push(open, tag, attributes ?? '')
  }
  return withoutEmpty(root.children)
}

function pushText(open: RichElement[], text: string): void {
  if (!text.startsWith('<!--')) open.at(-1)?.children.push(decode(text))
}

function push(open: RichElement[], wanted: RichTag, attributes: string): void {
  if (open.length > deepest) return
  const tag = makeRoom(open, wanted)
  const element: RichElement = { tag, children: [], ...readAttributes(tag, attributes) }
  open.at(-1)?.children.push(element)
  if (tag !== 'br') open.push(element)
}

/**
 * Ends what cannot hold the next element, as browsers do when they read HTML: otherwise they would put the server's
 * elements elsewhere than React expects them.
 */
function makeRoom(open: RichElement[], tag: RichTag): RichTag {
  if (tag === 'li') {
    const list = open.findLastIndex((element) => element.tag === 'ul' || element.tag === 'ol')
    if (list > 0) open.length = list + 1
    return list > 0 ? 'li' : makeRoom(open, 'p')
  }
  if (tag === 'p' || tag === 'ul' || tag === 'ol') close(open, 'p')
  if (tag === 'a') close(open, 'a')
  return tag
}

/** Closes the innermost open element of that kind and what is open in it; the root stays. */
function close(open: RichElement[], tag: RichTag): void {
  const index = open.findLastIndex((element, at) => at > 0 && element.tag === tag)
  if (index > 0) open.length = index
}

function readAttributes(tag: RichTag, attributes: string): Pick<RichElement, 'href' | 'align'> {
  if (tag === 'a') {
    const href = safeHref(attribute(attributes, 'href'))
    return href ? { href } : {}
  }
  if (tag !== 'p' && tag !== 'li') return {}
  const align = /text-align:\s*(left|center|right|justify)\b/i.exec(attribute(attributes, 'style'))?.[1]
  return align ? { align: align.toLowerCase() as RichElement['align'] } : {}
}

function attribute(attributes: string, name: string): string {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
    attributes,
  )
  return decode(match?.[1] ?? match?.[2] ?? match?.[3] ?? '')
}

function safeHref(address: string): string | null {
  const url = parseUrl(address)
  return url && ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : null
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
  })
}

/** Drops every element without a letter to read, such as the empty paragraphs that editors leave. */
function withoutEmpty(nodes: RichText[]): RichText[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || node.tag === 'br') return [node]
    const children = withoutEmpty(node.children)
    return textOf(children).trim() ? [{ ...node, children }] : []
  })
}

function textOf(nodes: RichText[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')
}
