import { createTrustedTypesPolicy } from '../browser/trusted-types.ts'

/*
 * Leaflet assigns strings to `innerHTML`, the first one while it is imported: import this module before it. The policy lets
 * exactly these strings through.
 */
const allowed = new Set([
  '',
  '<svg/>',
  // Zoom in, zoom out and close, as Leaflet's options have them.
  '<span aria-hidden="true">+</span>',
  '<span aria-hidden="true">&#x2212;</span>',
  '<span aria-hidden="true">&#215;</span>',
])

createTrustedTypesPolicy('default', (html) => (allowed.has(html) ? html : null))

/** Lets Leaflet use a constant of ours or of the operator. @returns the same */
export function allowHtml(html: string): string {
  allowed.add(html)
  return html
}
