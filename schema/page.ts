import type { DocumentNode, ExecutionResult } from 'graphql'

/** The server's request for a page from the web app, whose server build is loaded at run time. */
export interface PageRequest {
  /** Path and query of the visitor's request. */
  url: string
  /** Body of a form posted to the page; absent for a GET. */
  form?: string
  /** Public origin, for canonical URLs. */
  origin: string
  config: PublicConfig
  /** Seed of random orders on this page. */
  seed: string
  assets: PageAssets
  /** Executes a document in-process, with a visitor's permissions. */
  execute(document: DocumentNode, variables?: Record<string, unknown>): Promise<ExecutionResult>
}

/** Configuration that is exposed to browsers. */
export interface PublicConfig {
  chatUrl: string
  contactEmail: string
  tileUrl: string
  tileAttribution: string
  /** Maximum bytes of an uploaded image. */
  imageMaxBytes: number
  /** Legal operator of the site for the footer, as far as configured. */
  operator?: Operator
}

export interface Operator {
  name?: string | undefined
  /** With its separators. */
  cnpj?: string | undefined
  address?: string | undefined
  /** E-mail address for questions about personal data (Lei 13.709/2018, art. 41). */
  dataContact?: string | undefined
}

/** URLs of a page's assets. */
export interface PageAssets {
  /** Entry script of every page. */
  script: string
  /** Chunks that the entry script imports. */
  imports: string[]
  styles: string[]
  fonts: string[]
  /** Scripts of lazy-loaded pages, by page module; absent in development. */
  pages?: Readonly<Record<string, readonly string[]>>
}

/** Route that matches a path. */
export interface MatchedPage {
  /** Pattern, such as `/em/:city`. */
  route: string
  /** Parameters, each a slug or an id. */
  params: Readonly<Record<string, string | undefined>>
  /**
   * Caching: `public` is shared between visitors, `minute` only within the minute of its rendering, `private`
   * is not shared, `never` is neither stored nor sent as a referrer.
   */
  cache: 'public' | 'minute' | 'private' | 'never'
  /** Whether the page accepts a posted form. */
  action: boolean
}

export type Page =
  | { kind: 'document'; status: number; html: string; styleHashes: string[] }
  | { kind: 'redirect'; status: number; location: string }

/** The web app's server build. */
export interface PageModule {
  /** @returns null if the path has a parameter that is neither a slug nor an id */
  matchPage(path: string): Promise<MatchedPage | null>
  renderPage(request: PageRequest): Promise<Page>
}

/** `Server-Timing` entry with the server's clock: Unix time in milliseconds. */
export const serverClockName = 'now'

/** Trusted Types policies that pages may create, each once. */
export const trustedTypePolicies = ['default', 'inert-document'] as const

export type TrustedTypePolicyName = (typeof trustedTypePolicies)[number]
