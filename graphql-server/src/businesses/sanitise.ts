import sanitizeHtml from 'sanitize-html'
import { richText } from '../../../schema/rich-text.ts'
import { writeBlocks } from '../../../schema/rich-text-html.ts'
import { readBlocks } from './rich-text-blocks.ts'

/** What editors and word processors make of a paragraph. */
const paragraphs = [
  ...['p', 'div', 'section', 'article', 'header', 'footer', 'main', 'blockquote', 'pre', 'address', 'hr'],
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'table',
    'tr',
    'td',
    'th',
    'dl',
    'dt',
    'dd',
    'figure',
    'figcaption',
  ],
]

/** What holds no text for people: it goes with its content. */
const silent = [
  ...[
    'script',
    'style',
    'textarea',
    'option',
    'xmp',
    'noscript',
    'iframe',
    'object',
    'template',
    'svg',
    'math',
  ],
  ...['title', 'head'],
]

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richText.blocks, ...richText.marks, 'a', 'br'],
  allowedAttributes: { a: ['href'], p: ['style'], li: ['style'] },
  allowedSchemes: richText.schemes.map((scheme) => scheme.slice(0, -1)),
  allowProtocolRelative: false,
  allowedStyles: { '*': { 'text-align': [new RegExp(`^(?:${richText.alignments.join('|')})$`, 'i')] } },
  nonTextTags: silent,
  transformTags: {
    ...Object.fromEntries(paragraphs.map((tag) => [tag, asBlock('p')])),
    li: asBlock('li'),
    b: 'strong',
    i: 'em',
  },
}

/** Older editors write the alignment as an attribute. */
function asBlock(tagName: string): sanitizeHtml.Transformer {
  return (_name, { style, align }) => {
    const text = style ?? (align ? `text-align:${align}` : '')
    return { tagName, attribs: { style: text.toLowerCase() } }
  }
}

/**
 * Makes a description of whatever was sent, in the one form of schema/rich-text.ts.
 *
 * In two steps: sanitize-html reads as tolerantly as a browser and writes only known tags and attributes, with
 * everything else escaped. That is read into blocks of marked text and written anew. So nothing of what was sent
 * reaches the answer but text, checked addresses and which marks they have, and doing it twice changes nothing.
 *
 * @param html as it was sent
 * @returns HTML that is safe to show; empty when no block has anything to see
 */
export function sanitise(html: string): string {
  return writeBlocks(readBlocks(sanitizeHtml(html, options)))
}
