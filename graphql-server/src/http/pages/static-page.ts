import { createHash } from 'node:crypto'

const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:.5rem;padding:2rem;font:1.0625rem/1.6 system-ui,sans-serif;background:#fbfaf6;color:#17231e;text-align:center}
h1{font-size:1.6rem;line-height:1.2;margin:0}p{margin:0;max-width:34rem}a{color:#0f5c45}
@media (prefers-color-scheme:dark){body{background:#0e1714;color:#eaf1ec}a{color:#5cc7a0}}`

/** The hash by which the content security policy allows the pages' one style. */
export const staticStyleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

/** What a static page says. */
export interface StaticText {
  title: string
  text: string
  link: string
}

/**
 * A whole page that needs neither the web app nor the database: for addresses that cannot exist and for the
 * time in which pages cannot be rendered.
 *
 * @param page its heading, its sentence, and the label of its one link
 * @param href where the link leads: a path of this site
 */
export function staticPage({ title, text, link }: StaticText, href: string): string {
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Guia do Vale</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${escapeAttribute(href)}">${link}</a></p></main></body></html>`
}

function escapeAttribute(text: string): string {
  return text.replace(/[&"<>]/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
