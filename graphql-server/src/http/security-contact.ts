import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'

const path = '/.well-known/security.txt'

/** RFC 9116 recommends less than a year. */
const validDays = 180
const dayMs = 24 * 60 * 60 * 1000

/** Serves `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
export function useSecurityContact(
  app: FastifyInstance,
  { ORIGIN: origin, SECURITY_CONTACT: contact }: Pick<Env, 'ORIGIN' | 'SECURITY_CONTACT'>,
): void {
  app.get(path, (_request, reply) => {
    const expires = new Date((Math.floor(Date.now() / dayMs) + validDays) * dayMs).toISOString()
    const lines = [
      `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
      `Expires: ${expires}`,
      'Preferred-Languages: pt, en',
      `Canonical: ${origin}${path}`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`)
  })
}
