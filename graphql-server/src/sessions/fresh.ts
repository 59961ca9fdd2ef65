import type { Context, Viewer } from '../context.ts'
import { ForbiddenError } from '../errors.ts'
import { texts } from '../messages/texts.ts'
import { requireViewer } from './viewer.ts'

/** How long a proof of who sits there is enough, in milliseconds (fresh-sign-in). */
export const freshMs = 10 * 60 * 1000

/**
 * The viewer, who has shown the password or a passkey within the last minutes: for what somebody who finds an open
 * session must not do.
 *
 * @throws ForbiddenError with the reason FRESH_SIGN_IN, which the web app answers by asking for the password
 */
export async function requireFreshSignIn(context: Pick<Context, 'viewer'>): Promise<Viewer> {
  const viewer = await requireViewer(context)
  if (viewer.provedAt && viewer.provedAt.getTime() > Date.now() - freshMs) return viewer
  throw new ForbiddenError(texts.sessions.notFresh, 'FRESH_SIGN_IN')
}
