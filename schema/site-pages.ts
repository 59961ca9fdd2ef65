/**
 * Addresses of the site's pages of text, by the name of their folder in `web/src/site/`. Each gets its route, its reserved
 * slug and its place in `/sitemap.xml` from here.
 */
export const sitePages = {
  about: '/quem-somos',
  privacy: '/politica-privacidade',
  terms: '/termos',
  scam: '/golpe-da-lista',
  sitemap: '/sitemap',
} as const
