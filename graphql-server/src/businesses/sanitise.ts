import sanitizeHtml from 'sanitize-html'
import { emojiInAlt } from '../../../schema/emoji-images.ts'
import { decodeEntities, readBlocks } from '../../../schema/rich-text/read.ts'
import { type Mark, richText, saysNotBold, saysNotItalic } from '../../../schema/rich-text/text.ts'
import { escapeText, writeBlocks } from '../../../schema/rich-text/write.ts'

/** Elements converted to paragraphs, as written by editors and word processors. */
const paragraphs =
  'p div section article header footer main blockquote pre address hr h1 h2 h3 h4 h5 h6 table tr td th dl dt dd figure figcaption'

/** Elements removed with their content. */
const removed = 'script style textarea option xmp noscript iframe object template svg math title head'

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richText.blocks, ...richText.marks, 'a', 'br', 'img'],
  allowedAttributes: { a: ['href'], img: ['alt'], p: ['style'], li: ['style'] },
  allowedSchemes: richText.schemes.map((scheme) => scheme.slice(0, -1)),
  allowProtocolRelative: false,
  allowedStyles: { '*': { 'text-align': [new RegExp(`^(?:${richText.alignments.join('|')})$`, 'i')] } },
  nonTextTags: removed.split(' '),
  transformTags: {
    ...Object.fromEntries(paragraphs.split(' ').map((tag) => [tag, asBlock('p')])),
    li: asBlock('li'),
    b: asMark('strong', saysNotBold),
    strong: asMark('strong', saysNotBold),
    i: asMark('em', saysNotItalic),
    em: asMark('em', saysNotItalic),
  },
}

/** Unwraps a tag whose own style denies it. */
function asMark(tagName: Mark, isDenied: (style: string) => boolean): sanitizeHtml.Transformer {
  return (_name, { style = '' }) => ({ tagName: isDenied(style) ? 'span' : tagName, attribs: {} })
}

/** Older editors write the alignment as an attribute. */
function asBlock(tagName: string): sanitizeHtml.Transformer {
  return (_name, { style, align }) => {
    const text = style ?? (align ? `text-align:${align}` : '')
    return { tagName, attribs: { style: text.toLowerCase() } }
  }
}

/**
 * Sanitises a description (safe-html) into the canonical form of schema/rich-text/text.ts.
 *
 * sanitize-html parses as tolerantly as a browser, keeps only known tags and attributes, and escapes everything else.
 * Its output is parsed into blocks of marked text and serialized again: only text, validated addresses and marks are
 * left. Idempotent.
 *
 * @param html untrusted
 * @returns safe HTML; empty when no block has visible content
 */
export function sanitise(html: string): string {
  return writeBlocks(readBlocks(sanitizeHtml(html, options).replace(/<img[^>]*>/g, imageText)))
}

/**
 * Replaces images by emoji in their alternative text, as messengers and mail programs write them; drops other images.
 */
function imageText(image: string): string {
  return escapeText(emojiInAlt(decodeEntities(/ alt="([^"]*)"/.exec(image)?.[1] ?? '')))
}
