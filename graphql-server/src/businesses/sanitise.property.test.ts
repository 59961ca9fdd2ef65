import fc from 'fast-check'
import { expect, it } from 'vitest'
import { richText, richTextHref } from '../../../schema/rich-text/text.ts'
import { htmlPieces } from '../../test/html-pieces.ts'
import { always, anyText } from '../../test/property.ts'
import { sanitise } from './sanitise.ts'

/** Everything that a description may be made of; what is written otherwise is text, in which `<` and `>` are escaped. */
const token =
  /<(?<block>p|li)(?: style="text-align:(?:center|right|justify)")?>|<(?<list>ul|ol)>|<(?<mark>strong|em|u)>|<a href="(?<href>[^"<>]*)"(?<web> target="_blank" rel="noopener")?>|(?<line><br>)|<\/(?<end>p|li|ul|ol|strong|em|u|a)>|(?<text>(?:[^<>&\0]|&(?:amp|lt|gt|quot);)+)/uy

/** What may stand directly within what; null is the description itself. */
const within: Record<string, readonly (string | null)[]> = {
  p: [null],
  ul: [null],
  ol: [null],
  li: ['ul', 'ol'],
  a: ['p', 'li'],
  strong: ['p', 'li', 'a'],
  em: ['p', 'li', 'a', 'strong'],
  u: ['p', 'li', 'a', 'strong', 'em'],
  br: ['p', 'li'],
  text: ['p', 'li', 'a', 'strong', 'em', 'u'],
}

/** What of a description is not of its grammar, or null. Browsers have no choice in how they read what is of it. */
function findFault(html: string): string | null {
  const open: string[] = []
  for (let at = 0; at < html.length; at = token.lastIndex) {
    token.lastIndex = at
    const found = token.exec(html)
    if (!found) return `no token at ${at}: ${html.slice(at, at + 80)}`
    const { block, list, mark, href, web, line, end } = found.groups ?? {}
    if (end) {
      if (open.pop() !== end) return `</${end}> closes nothing at ${at}`
      continue
    }
    const kind = block ?? list ?? mark ?? (href === undefined ? (line ? 'br' : 'text') : 'a')
    if (!within[kind]?.includes(open.at(-1) ?? null)) return `${kind} in ${open.at(-1)}`
    if (kind === 'a' && !isGood(href ?? '', web !== undefined)) return `an address: ${href}`
    if (kind !== 'br' && kind !== 'text') open.push(kind)
  }
  return open.length > 0 ? `${open} not closed` : null
}

function isGood(href: string, isWeb: boolean): boolean {
  const named: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
  const address = href.replace(/&\w+;/g, (name) => named[name] ?? name)
  return richTextHref(address) === address && /^https?:/.test(address) === isWeb
}

function isSafeAndFinal(html: string): void {
  const once = sanitise(html)
  expect(findFault(once), once).toBeNull()
  expect(sanitise(once)).toBe(once)
}

const address = fc.oneof(
  anyText,
  fc
    .tuple(
      fc.constantFrom(
        'javascript:',
        'java\nscript:',
        ' data:',
        'vbscript:',
        'https://',
        'mailto:',
        'tel:',
        '//',
        '&#106;avascript:',
      ),
      anyText,
    )
    .map((pieces) => pieces.join('')),
)

const attribute = fc
  .tuple(
    fc.constantFrom(
      'href',
      'HREF',
      'style',
      'align',
      'onclick',
      'onerror',
      'src',
      'xlink:href',
      'class',
      'target',
      'srcdoc',
      'x"y',
    ),
    fc.oneof(
      address,
      fc.constantFrom('text-align:center', 'text-align:expression(1)', 'center', 'color:red'),
    ),
    fc.constantFrom('"', "'", ''),
  )
  .map(([name, value, quote]) => ` ${name}=${quote}${quote ? value.replaceAll(quote, '') : value}${quote}`)

const name = fc.constantFrom(
  ...[
    ...richText.blocks,
    ...richText.marks,
    'a',
    'br',
    'b',
    'i',
    'div',
    'h1',
    'table',
    'tr',
    'td',
    'span',
    'img',
    'font',
  ],
  ...[
    'script',
    'style',
    'iframe',
    'svg',
    'math',
    'mi',
    'template',
    'noscript',
    'textarea',
    'title',
    'select',
    'option',
  ],
  ...[
    'form',
    'input',
    'base',
    'meta',
    'object',
    'embed',
    'xmp',
    'plaintext',
    'foreignObject',
    'annotation-xml',
    'x-y',
  ],
)

/** HTML as trees: any element in any other, with any attributes. */
const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    anyText,
    fc
      .tuple(name, fc.array(attribute, { maxLength: 3 }), fc.array(tie('tree'), { maxLength: 4 }))
      .map(([tag, attributes, children]) => `<${tag}${attributes.join('')}>${children.join('')}</${tag}>`),
  ),
}))

it('any tree of HTML becomes a description of the known grammar, which stays as it is', () =>
  always(tree, isSafeAndFinal))

it('so does HTML that is broken anywhere', () => {
  const cut = fc.tuple(tree, tree, fc.nat(), fc.nat(), anyText)
  return always(cut, ([one, other, end, start, between]) =>
    isSafeAndFinal(one.slice(0, end % (one.length + 1)) + between + other.slice(start % (other.length + 1))),
  )
})

it('no tree of HTML of the greatest size takes for ever', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom(...htmlPieces),
      attribute,
      name.map((tag) => `<${tag}>`),
    ),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  return always(
    pieces,
    (some) => {
      const piece = some.join('')
      return isSafeAndFinal(piece.repeat(richText.most / piece.length))
    },
    20,
  )
})
