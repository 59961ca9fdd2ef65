import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * Hands the document to React, in slices of a few milliseconds: a page that is there already must scroll and answer
 * meanwhile.
 *
 * @param shell whether the server left the page to the browser, which then renders all of it
 */
export function mount(app: ReactNode, shell: boolean): void {
  startTransition(() => {
    if (shell) createRoot(document).render(app)
    else hydrateRoot(document, app)
  })
}
