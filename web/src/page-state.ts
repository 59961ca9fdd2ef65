import type { PublicConfig } from '../../schema/page.ts'

/** What the server's render hands to the browser, as the data block `#state` of the page. */
export interface PageState {
  /** What the page's operations answered, in their order. */
  data: unknown[]
  config: PublicConfig
  /** The public origin, for canonical addresses. */
  origin: string
  /** The seed of random orders on this page. */
  seed: string
  /** True when the server sent the document without its page: the browser renders it. */
  shell: boolean
}

const stateId = 'state'

/** @returns the state as a data block, safe inside HTML */
export function writeState(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${stateId}">${json}</script>`
}

/** @throws when the page carries no state: it is not one that the server rendered */
export function readState(document: Document): PageState {
  const block = document.getElementById(stateId)
  if (!block?.textContent) throw new Error('the page carries no state')
  return JSON.parse(block.textContent) as PageState
}
