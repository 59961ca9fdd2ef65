import { createTrustedTypesPolicy } from '../browser/trusted-types.ts'

/* Leaflet assigns strings to `innerHTML`, even on import, so this module must be imported first. The
   policy allows only these strings. */
const allowed = new Set([
  '',
  '<svg/>',
  // Zoom in, zoom out and close, as in Leaflet's options.
  '<span aria-hidden="true">+</span>',
  '<span aria-hidden="true">&#x2212;</span>',
  '<span aria-hidden="true">&#215;</span>',
])

createTrustedTypesPolicy('default', (html) => (allowed.has(html) ? html : null))

/** Allows Leaflet a constant from this code or the configuration. @returns `html` */
export function allowHtml(html: string): string {
  allowed.add(html)
  return html
}
