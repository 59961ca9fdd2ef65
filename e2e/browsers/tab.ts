import { expect } from 'vitest'

/** What an element is found by: the first visible one of a selector whose name or text contains these words. */
export interface Find {
  css: string
  /** In its label, its accessible name or its text. */
  text?: string | undefined
}

/** One tab of a browser, whichever protocol drives it. */
export interface Tab {
  open(url: string): Promise<void>
  back(): Promise<void>
  /**
   * Runs a function in the page.
   *
   * @param script uses nothing but its parameters and the page
   */
  run<T, A extends unknown[]>(script: (...args: A) => T | Promise<T>, ...args: A): Promise<T>
  /** Whether there is such an element at this moment. */
  has(find: Find): Promise<boolean>
  /** Each waits up to 30 s for its element, and acts as a person with mouse and keyboard. */
  click(find: Find): Promise<void>
  type(find: Find, text: string): Promise<void>
  /** @param files absolute paths */
  attach(find: Find, files: string[]): Promise<void>
  /** Presses a key wherever the focus is, such as `Enter`. */
  press(key: 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight'): Promise<void>
  /** @returns a PNG */
  screenshot(): Promise<Buffer>
}

/** A browser with a fresh profile. */
export interface DrivenBrowser {
  tab: Tab
  close(): Promise<void>
}

/** Runs in the page. @returns the element that is meant, scrolled into view; null while it is not there */
export function findElement({ css, text }: Find): Element | null {
  const words = (element: Element) => {
    const labels = 'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : []
    const named = [
      element.getAttribute('aria-label'),
      element.textContent,
      ...labels.map((label) => label.textContent),
    ]
    return named.filter(Boolean).join(' ')
  }
  const isShown = (element: Element) =>
    (element as HTMLInputElement).type === 'file' ||
    (element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0)
  const found = [...document.querySelectorAll(css)].filter(
    (element) =>
      isShown(element) && !element.matches(':disabled') && (!text || words(element).includes(text)),
  )
  const exact = found.find(
    (element) => element.textContent?.trim() === text || element.getAttribute('aria-label') === text,
  )
  const element = exact ?? found[0]
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return element ?? null
}

/** Looks for an element until it is there. */
export async function waitFor<T>({ css, text = '' }: Find, find: () => Promise<T | null>): Promise<T> {
  let found: T | null = null
  const look = async () => {
    found = await find()
    return found !== null
  }
  await expect.poll(look, { message: `${css} ${text}` }).toBe(true)
  return found as T
}
