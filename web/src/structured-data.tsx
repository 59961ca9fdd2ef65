import { messages } from './messages/site.ts'
import { paths } from './paths.ts'

/** What search engines read of a page, as https://schema.org has it. */
export type Thing = Readonly<Record<string, unknown>> & { '@type': string }

/** A thing as a data block, safe inside HTML. */
export function JsonLd({ data }: { data: Thing }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block is no markup, and `<` is escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** One step of a breadcrumb; the last one is the page itself. */
export interface Step {
  name: string
  /** Path; absent for the page itself. */
  to?: string
}

/** @param origin the public one, without a slash at its end */
export function breadcrumbList(steps: readonly Step[], origin: string): Thing {
  const itemListElement = steps.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: to === undefined ? undefined : origin + to,
  }))
  return { '@type': 'BreadcrumbList', itemListElement }
}

/** A list of profiles, in the order in which the page shows them. */
export function itemList(cards: readonly { name: string; slug: string }[], origin: string): Thing {
  const itemListElement = cards.map(({ name, slug }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: origin + paths.profile(slug),
  }))
  return { '@type': 'ItemList', itemListElement }
}

/** The site, and how to search it by name. */
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
