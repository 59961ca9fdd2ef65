import type { DocumentNode, ExecutionResult } from 'graphql'

/** What the server asks the web app for: a page. The web app's server build is loaded at run time. */
export interface PageRequest {
  /** Path and query, as the visitor asked for them. */
  url: string
  /** The fields of a form that was posted to the page; absent for a GET. */
  form?: string
  /** The public origin, for canonical addresses. */
  origin: string
  config: PublicConfig
  /** The seed of random orders on this page. */
  seed: string
  assets: PageAssets
  /** Executes a document in-process, with the rights of a visitor. */
  execute(document: DocumentNode, variables?: Record<string, unknown>): Promise<ExecutionResult>
}

/** Configuration that browsers may know. */
export interface PublicConfig {
  chatUrl: string
  contactEmail: string
  tileUrl: string
  tileAttribution: string
  /** Bytes of the largest image file that the server takes. */
  imageMaxBytes: number
  /** Who answers for the site, for the footer: what the operator has set. */
  operator?: Operator
}

export interface Operator {
  name?: string | undefined
  /** As it is written. */
  cnpj?: string | undefined
  address?: string | undefined
  /** E-mail address for questions about personal data (Lei 13.709/2018, art. 41). */
  dataContact?: string | undefined
}

/** Addresses of what a page loads. */
export interface PageAssets {
  /** The script of every page. */
  script: string
  /** What that script imports. */
  imports: string[]
  styles: string[]
  fonts: string[]
  /** Scripts of the pages that are loaded with their route, by the module of the page; absent while Vite serves them. */
  pages?: Readonly<Record<string, readonly string[]>>
}

/** The route that a path leads to. */
export interface MatchedPage {
  /** Its pattern, such as `/em/:city`. */
  route: string
  /** Its parameters, each a slug or an id. */
  params: Readonly<Record<string, string | undefined>>
  /**
   * Whether one visitor's page may be shown to another, `minute`: for the minute in which it was made; `never`: it is stored
   * nowhere and no link to it is passed on.
   */
  cache: 'public' | 'minute' | 'private' | 'never'
  /** Whether a form may be posted to it. */
  action: boolean
}

export type Page =
  | { kind: 'document'; status: number; html: string; styleHashes: string[] }
  | { kind: 'redirect'; status: number; location: string }

/** The web app's server build. */
export interface PageModule {
  /** @returns null where no page can be: a parameter that is neither a slug nor an id */
  matchPage(path: string): Promise<MatchedPage | null>
  renderPage(request: PageRequest): Promise<Page>
}

/** The entry of `Server-Timing` with the server's clock: milliseconds since 1970. */
export const serverClockName = 'now'

/** Policies of Trusted Types that pages may create, each once. */
export const trustedTypePolicies = ['default', 'inert-document'] as const

export type TrustedTypePolicyName = (typeof trustedTypePolicies)[number]
