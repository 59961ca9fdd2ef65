import type { Context } from '../context.ts'
import { ForbiddenError, UnauthenticatedError } from '../errors.ts'

/** What a field of the root can demand. A role may do what every role below it may (roles). */
export interface Scopes {
  public: boolean
  signedIn: boolean
  admin: boolean
}

/**
 * The scopes of one request. The viewer is looked up only when a field asks for one.
 *
 * @param context of the request
 * @returns for each scope how it is decided; the refusals are errors of their own
 */
export function scopesOf(context: Context) {
  return {
    public: true,
    signedIn: async () => {
      if (!(await context.viewer())) throw new UnauthenticatedError()
      return true
    },
    admin: async () => {
      const viewer = await context.viewer()
      if (!viewer) throw new UnauthenticatedError()
      if (viewer.role !== 'admin') throw new ForbiddenError()
      return true
    },
  }
}
