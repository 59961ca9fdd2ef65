import { messages } from './messages/site.ts'
import { usePage } from './page-context.tsx'
import { paths } from './paths.ts'

/** What search engines read of a page, as https://schema.org has it. */
export type Thing = Readonly<Record<string, unknown>> & { '@type': string }

/**
 * Describes the page to search engines. They read what the server sends: use it as `{import.meta.env.SSR && <JsonLd …>}`,
 * so that a browser loads nothing of what makes the data.
 */
export function JsonLd({ data }: { data: Thing }) {
  const { response } = usePage()
  response.things = [...(response.things ?? []), data]
  return null
}

/** @returns the things as data blocks, safe inside HTML */
export function writeThings(things: readonly Thing[]): string {
  return things
    .map((thing) => JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c'))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('')
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
