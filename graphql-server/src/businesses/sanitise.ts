import sanitizeHtml from 'sanitize-html'
import { emojiInAlt } from '../../../schema/emoji-images.ts'
import { decodeEntities, readBlocks } from '../../../schema/rich-text/read.ts'
import { type Mark, richText, saysNotBold, saysNotItalic } from '../../../schema/rich-text/text.ts'
import { escapeText, writeBlocks } from '../../../schema/rich-text/write.ts'

/** Elements that become paragraphs: what editors and word processors write in their place. */
const paragraphs =
  'p div section article header footer main blockquote pre address hr h1 h2 h3 h4 h5 h6 table tr td th dl dt dd figure figcaption'

/** Elements that are removed with their content. */
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

/** A tag whose own style denies it leaves its content. */
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
 * Sanitises a description (safe-html), into the canonical form of schema/rich-text/text.ts.
 *
 * sanitize-html parses as tolerantly as a browser and keeps known tags and attributes only, with everything else
 * escaped. Its output is parsed into blocks of marked text and serialized again: nothing of the input is left but text,
 * validated addresses and marks. Idempotent.
 *
 * @param html untrusted
 * @returns safe HTML; empty when no block has visible content
 */
export function sanitise(html: string): string {
  return writeBlocks(readBlocks(sanitizeHtml(html, options).replace(/<img[^>]*>/g, imageText)))
}

/** Emoji are images where messengers and mail programs wrote them; others are left out. */
function imageText(image: string): string {
  return escapeText(emojiInAlt(decodeEntities(/ alt="([^"]*)"/.exec(image)?.[1] ?? '')))
}
