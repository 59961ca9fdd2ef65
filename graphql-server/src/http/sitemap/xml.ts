import type { Entry, Part } from './parts.ts'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function locate(address: string, changedAt: Date | undefined): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<loc>${escaped(address)}</loc>${changed}`
}

/**
 * A part of the site map.
 * @param origin the public one, without a slash at its end
 */
export function urlSet(entries: readonly Entry[], origin: string): string {
  const urls = entries.map(({ path, changedAt }) => `<url>${locate(origin + path, changedAt)}</url>`)
  return `${head}\n<urlset ${space}>\n${urls.join('\n')}\n</urlset>\n`
}

/** The index of the parts: the pages, then the profiles. */
export function sitemapIndex(parts: readonly Part[], origin: string): string {
  const maps = [
    `<sitemap>${locate(`${origin}/sitemaps/pages.xml`, undefined)}</sitemap>`,
    ...parts.map(
      ({ number, changedAt }) =>
        `<sitemap>${locate(`${origin}/sitemaps/profiles-${number}.xml`, changedAt)}</sitemap>`,
    ),
  ]
  return `${head}\n<sitemapindex ${space}>\n${maps.join('\n')}\n</sitemapindex>\n`
}
