import { createHash } from 'node:crypto'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { BusyError, faultLevel, MaskedError, toProductError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'
import { sendHtml, toolPolicy } from '../html.ts'

const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:.5rem;padding:2rem;font:1.0625rem/1.6 system-ui,sans-serif;background:#fbfaf6;color:#17231e;text-align:center}
h1{font-size:1.6rem;line-height:1.2;margin:0}p{margin:0;max-width:34rem}a{color:#0f5c45}
@media (prefers-color-scheme:dark){body{background:#0e1714;color:#eaf1ec}a{color:#5cc7a0}}`

const styleHash = createHash('sha256').update(style).digest('base64')

const policy = toolPolicy(`style-src 'sha256-${styleHash}'`)

/** Sends a 404 without rendering. */
export function sendNotFound(reply: FastifyReply): FastifyReply {
  return send(reply, 404, texts.pages.notFound, '/')
}

/** Sends a 400 for a URL that cannot be decoded. */
export function sendUnreadable(reply: FastifyReply): FastifyReply {
  return send(reply, 400, texts.pages.unreadable, '/')
}

/** Sends the error page for a failed render; its link retries the same URL (`not-found`). */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, thrown: unknown): FastifyReply {
  const error = toProductError(thrown)
  const status = (thrown as Partial<FastifyError>).statusCode ?? error.status
  // A form that is cross-site, too large or of another type.
  if (status >= 400 && status < 500) {
    const text = error instanceof MaskedError ? texts.malformed : error.message
    return send(reply, status, { ...texts.pages.failed, text }, '/')
  }
  if (error.status >= 500 && !(error instanceof BusyError))
    request.log[faultLevel(thrown)]({ err: thrown }, 'page not rendered')
  if (error.retryAfter) reply.header('retry-after', error.retryAfter)
  return error.status === 503
    ? send(reply, 503, texts.pages.unavailable, request.url)
    : send(reply, 500, texts.pages.failed, request.url)
}

/** Sends a static page, independent of web app and database. @param href of its one link */
function send(
  reply: FastifyReply,
  status: number,
  { title, text, link }: { title: string; text: string; link: string },
  href: string,
): FastifyReply {
  const html = `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Guia do Vale</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${escapeAttribute(href)}">${link}</a></p></main></body></html>`
  return sendHtml(reply.code(status), html, { policy, cacheControl: 'no-store' })
}

function escapeAttribute(text: string): string {
  return text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`)
}
