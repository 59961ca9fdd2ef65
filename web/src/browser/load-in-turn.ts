/**
 * Loads scripts at once and runs them one after the other, each in a task of its own: between two of them the page
 * scrolls and answers.
 *
 * @param addresses of modules, each after those that it imports
 */
export async function loadInTurn(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) document.head.append(preloadOf(address))
  for (const address of addresses) {
    await import(/* @vite-ignore */ address)
    await nextTask()
  }
}

function preloadOf(address: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = address
  return link
}

/** Ends the task that runs. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
