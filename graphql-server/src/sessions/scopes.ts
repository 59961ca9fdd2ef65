import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import type { Context } from '../context.ts'
import { ForbiddenError, UnauthenticatedError } from '../errors.ts'

/** What a field of the root can require. A role may do what every role below it may (roles). */
export interface Scopes {
  public: boolean
  signedIn: boolean
  admin: boolean
}

/**
 * Decides the scopes of one request. The viewer is read only when a field requires one.
 *
 * @throws UnauthenticatedError, ForbiddenError out of the scopes, so that clients can tell them apart
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

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      deniedByDefault: DeniedByDefault<Types>
    }
  }
}

/**
 * Denies a field of the root that declares no scope (roles). It only sets the scope; the scope-auth plugin enforces it.
 */
class DeniedByDefault<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const ofRoot = field.kind === 'Query' || field.kind === 'Mutation' || field.kind === 'Subscription'
    if (!ofRoot || field.pothosOptions.authScopes) return field
    const pothosOptions = { ...field.pothosOptions, authScopes: () => false }
    return { ...field, pothosOptions } as PothosOutputFieldConfig<Types>
  }
}

SchemaBuilder.registerPlugin('deniedByDefault', DeniedByDefault)
