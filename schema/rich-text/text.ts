import { isPublicHost } from '../links/link.ts'
import { parseUrl } from '../links/url.ts'

/**
 * Allowed content of a description: paragraphs and flat lists with text, links, line breaks and three marks. The
 * editor produces and the server keeps only this canonical form:
 *
 * - `<p>` and, within `<ul>` or `<ol>`, `<li>`; aligned by `style="text-align:center"`, left is the default;
 * - `<a href="…" target="_blank" rel="noopener">`, without target and rel for mailto and tel;
 * - `<strong>`, `<em>` and `<u>`, nested in this order inside a link; `<br>`;
 * - no empty blocks.
 */
export const richText = {
  blocks: ['p', 'ul', 'ol', 'li'],
  marks: ['strong', 'em', 'u'],
  alignments: ['center', 'right', 'justify'],
  schemes: ['http:', 'https:', 'mailto:', 'tel:'],
  /** Maximum characters of a request's HTML. */
  most: 50_000,
} as const

export type Mark = (typeof richText.marks)[number]
export type Alignment = (typeof richText.alignments)[number]

/**
 * Validates a link of a description.
 *
 * @param href as typed; "www." gets the scheme https
 * @returns null for relative URLs, other schemes and non-public hosts, where only the link's text is kept
 */
export function richTextHref(href: string): string | null {
  const written = href.trim()
  const url = parseUrl(/^www\./i.test(written) ? `https://${written}` : written)
  if (!url || !(richText.schemes as readonly string[]).includes(url.protocol)) return null
  if (/^https?:$/.test(url.protocol) && !isPublicHost(url.hostname)) return null
  return url.href.length <= 2000 ? url.href : null
}

/** Whether a style unsets bold: Google Docs wraps everything it copies in `<b>`. */
export const saysNotBold = (style: string): boolean =>
  /(?:^|[;\s])font-weight\s*:\s*(?:normal|lighter|[1-5]\d\d\b)/i.test(style)

export const saysNotItalic = (style: string): boolean => /(?:^|[;\s])font-style\s*:\s*normal/i.test(style)
