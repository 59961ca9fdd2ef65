/**
 * Paths of the site's text pages, by their folder in `web/src/site/`; source of their routes, reserved slugs
 * and entries in `/sitemap.xml`.
 */
export const sitePages = {
  about: '/quem-somos',
  privacy: '/politica-privacidade',
  terms: '/termos',
  scam: '/golpe-da-lista',
  sitemap: '/sitemap',
} as const
