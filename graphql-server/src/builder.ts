import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import ComplexityPlugin from '@pothos/plugin-complexity'
import PrismaPlugin from '@pothos/plugin-prisma'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import ValidationPlugin from '@pothos/plugin-validation'
import type { Context } from './context.ts'
import { BadUserInputError, ForbiddenError, UnauthenticatedError } from './errors.ts'
import type PrismaTypes from './generated/pothos.ts'
import { getDatamodel } from './generated/pothos.ts'
import type { Attribute, Category, City, Neighborhood, Subcategory, User } from './generated/prisma/client.ts'
import { texts } from './messages/texts.ts'

/** Limits of a GraphQL operation and its result. */
export const limits = {
  depth: 8,
  aliases: 15,
  tokens: 1_000,
  directives: 20,
  /** Sum over all fields: 1 each, inside a list times the expected items. */
  cost: 10_000,
  /** Items expected in a list without a length argument. */
  listMultiplier: 10,
  /** Limits of introspection: GraphiQL's query has depth 14, and lists of fields in the list of types. */
  introspection: { depth: 15, lists: 2, roots: 2 },
  /** Maximum rows of an unpaginated list (page-bounds). */
  wholeList: 10_000,
} as const

/** Shared object types by name. Each module adds its own by declaration merging. */
export interface Objects {
  Attribute: Attribute
  Category: Category
  City: City
  Neighborhood: Neighborhood
  Subcategory: Subcategory
  User: User
}

/** Scalars as inputs and outputs. The upload module adds its own. */
export interface Scalars {
  ID: { Input: string; Output: number | string }
  DateTime: { Input: Date; Output: Date }
  JSON: { Input: unknown; Output: unknown }
}

interface ProductTypes {
  Context: Context
  PrismaTypes: PrismaTypes
  AuthScopes: Scopes
  /** Selections are async, since visible subcategories depend on the viewer, who is read from the database. */
  AsyncSelections: true
  DefaultFieldNullability: false
  DefaultInputFieldRequiredness: false
  Objects: Objects
  Scalars: Pick<Scalars, keyof Scalars>
}

/** Scopes that a root field can require. A role includes the rights of those below it (roles). */
export interface Scopes {
  public: boolean
  signedIn: boolean
  admin: boolean
}

/**
 * Resolves the scopes of a request. The viewer is read only when a field requires one.
 *
 * @throws UnauthenticatedError, ForbiddenError instead of returning false, so that clients can distinguish them
 */
export function requestScopes(context: Context) {
  return {
    public: true,
    signedIn: async () => {
      if (!(await context.viewer())) throw new UnauthenticatedError()
      return true
    },
    admin: async () => {
      const viewer = await context.viewer()
      if (!viewer) throw new UnauthenticatedError()
      if (viewer.lacksPasskey) throw new ForbiddenError(texts.sessions.passkeyDemanded, 'PASSKEY_DEMANDED')
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

/** Denies a root field that declares no scope (roles). Only sets the scope; the scope-auth plugin enforces it. */
class DeniedByDefault<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const ofRoot = field.kind === 'Query' || field.kind === 'Mutation' || field.kind === 'Subscription'
    if (!ofRoot || field.pothosOptions.authScopes) return field
    const pothosOptions = { ...field.pothosOptions, authScopes: () => false }
    return { ...field, pothosOptions } as PothosOutputFieldConfig<Types>
  }
}

SchemaBuilder.registerPlugin('deniedByDefault', DeniedByDefault)

/**
 * The schema builder shared by all modules; it defines no types. Root fields without `authScopes` are denied to
 * everyone (roles).
 */
export const builder = new SchemaBuilder<ProductTypes>({
  plugins: ['deniedByDefault', ScopeAuthPlugin, ComplexityPlugin, ValidationPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    authScopes: requestScopes,
    unauthorizedError: () => new ForbiddenError(),
  },
  complexity: {
    // Without a limit the cost is not computed.
    limit: ({ isOwnDocument }) => (isOwnDocument ? {} : { complexity: limits.cost }),
    defaultComplexity: 1,
    defaultListMultiplier: limits.listMultiplier,
    complexityError: (_kind, { complexity }) =>
      new BadUserInputError({}, texts.tooCostly(complexity, limits.cost), 'TOO_COMPLEX'),
  },
  validation: {
    validationError: ({ issues }) =>
      new BadUserInputError(
        Object.fromEntries(
          issues.map(({ message, path }) => [
            (path ?? []).map((step) => String(typeof step === 'object' ? step.key : step)).join('.'),
            message,
          ]),
        ),
      ),
  },
  prisma: {
    client: (context) => context.prisma,
    dmmf: getDatamodel(),
    exposeDescriptions: false,
    onUnusedQuery: null,
  },
})

builder.queryType({ description: 'All reads.' })
builder.mutationType({ description: 'All writes.' })
