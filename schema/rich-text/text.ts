import { isPublicHost } from '../links/link.ts'
import { parseUrl } from '../links/url.ts'

/**
 * What a description may be made of: paragraphs and flat lists, in them text, links, line breaks and three marks. The
 * editor makes nothing else and the server keeps nothing else, in one form only:
 *
 * - `<p>` and, within `<ul>` or `<ol>`, `<li>`; aligned by `style="text-align:center"`, left being the default;
 * - `<a href="…" target="_blank" rel="noopener">`, of mailto and tel without target and rel;
 * - `<strong>`, `<em>` and `<u>`, nested in this order inside a link; `<br>`;
 * - no empty blocks.
 */
export const richText = {
  blocks: ['p', 'ul', 'ol', 'li'],
  marks: ['strong', 'em', 'u'],
  alignments: ['center', 'right', 'justify'],
  schemes: ['http:', 'https:', 'mailto:', 'tel:'],
  /** Characters that a description may be sent with. */
  most: 50_000,
} as const

export type Mark = (typeof richText.marks)[number]
export type Alignment = (typeof richText.alignments)[number]

/**
 * The address of a link within a description.
 *
 * @param href as it was written; one that begins with "www." is of https
 * @returns null for relative addresses, those of other schemes and hosts that visitors cannot reach: then only the
 *   link's text stays
 */
export function richTextHref(href: string): string | null {
  const written = href.trim()
  const url = parseUrl(/^www\./i.test(written) ? `https://${written}` : written)
  if (!url || !(richText.schemes as readonly string[]).includes(url.protocol)) return null
  if (/^https?:$/.test(url.protocol) && !isPublicHost(url.hostname)) return null
  return url.href.length <= 2000 ? url.href : null
}

/** Whether a style says that its text is not bold, as Google Docs wraps all that it copies in `<b>`. */
export const saysNotBold = (style: string): boolean =>
  /(?:^|[;\s])font-weight\s*:\s*(?:normal|lighter|[1-5]\d\d\b)/i.test(style)

/** Whether a style says that its text is not italic. */
export const saysNotItalic = (style: string): boolean => /(?:^|[;\s])font-style\s*:\s*normal/i.test(style)
