const attribute = 'data-then'

/**
 * The script that every page begins with, and what it loads when the page is painted.
 *
 * @param entry address of that script
 * @param scripts addresses of modules, each after those that it imports
 */
export function writeScripts(entry: string, scripts: readonly string[]): string {
  return `<script type="module" fetchpriority="low" src="${entry}" ${attribute}="${scripts.join(' ')}"></script>`
}

/** What a page's first script loads; nothing where Vite serves the modules one by one. */
export function readScripts(document: Document): string[] {
  const list = document.head.querySelector(`script[${attribute}]`)?.getAttribute(attribute)
  return list?.split(' ').filter(Boolean) ?? []
}
