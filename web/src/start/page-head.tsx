import { summarize } from '../../../schema/summary.ts'
import { messages } from '../messages/site.ts'
import { paths } from '../paths.ts'
import type { SharedImage } from '../ui/media-url.ts'
import { usePage } from './page-context.tsx'

export interface PageHeadProps {
  /** Title; the site's name is appended unless it contains it. */
  title: string
  /** Truncated for search engines and previews. */
  description?: string
  /** Canonical path and query; without it the page is `noindex`. */
  canonical?: string
  /** Image for link previews; the site's by default. */
  image?: SharedImage | undefined
}

/** The home page's hero as an image, `web/public/share.jpg`. */
const siteImage = { path: '/share.jpg', width: 1200, height: 630 }

/** Title, description, canonical URL and social tags, which React hoists into the head. */
export function PageHead({ title, description, canonical, image }: PageHeadProps) {
  const { origin } = usePage()
  const fullTitle = title.includes(messages.siteName) ? title : `${title} · ${messages.siteName}`
  const text = summarize(description || messages.siteDescription)
  const shown = image ?? { ...siteImage, url: origin + siteImage.path }
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      {canonical ? (
        <link rel="canonical" href={origin + canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:site_name" content={messages.siteName} />
      <meta property="og:locale" content="pt_BR" />
      {/* https://ogp.me has no business type, and its `profile` is for people. */}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={text} />
      {canonical && <meta property="og:url" content={origin + canonical} />}
      <meta property="og:image" content={shown.url} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(shown.width)} />
      <meta property="og:image:height" content={String(shown.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={text} />
      <meta name="twitter:image" content={shown.url} />
    </>
  )
}

/** Schema.org object. */
export type Thing = Readonly<Record<string, unknown>> & { '@type': string }

/**
 * Adds structured data to the server-rendered page. Use as `{import.meta.env.SSR && <JsonLd …>}`, so that
 * browsers do not load the code that creates it.
 */
export function JsonLd({ data }: { data: Thing }) {
  const { response } = usePage()
  response.things = [...(response.things ?? []), data]
  return null
}

/** @returns HTML-safe data blocks */
export function writeThings(things: readonly Thing[]): string {
  return things
    .map((thing) => JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c'))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('')
}

/** Breadcrumb item; the last one is the page itself. */
export interface Step {
  name: string
  /** Absent for the page itself. */
  to?: string
}

/** @param origin public origin, without a trailing slash */
export function breadcrumbList(steps: readonly Step[], origin: string): Thing {
  const itemListElement = steps.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: to === undefined ? undefined : origin + to,
  }))
  return { '@type': 'BreadcrumbList', itemListElement }
}

/** Profiles in display order. */
export function itemList(cards: readonly { name: string; slug: string }[], origin: string): Thing {
  const itemListElement = cards.map(({ name, slug }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: origin + paths.profile(slug),
  }))
  return { '@type': 'ItemList', itemListElement }
}

/** The site with its search by name. */
export function webSite(origin: string): Thing {
  return {
    '@type': 'WebSite',
    name: messages.siteName,
    url: `${origin}/`,
    inLanguage: 'pt-BR',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.explore()}?name={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
