import SchemaBuilder from '@pothos/core'
import ComplexityPlugin from '@pothos/plugin-complexity'
import PrismaPlugin from '@pothos/plugin-prisma'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import ValidationPlugin from '@pothos/plugin-validation'
import type { Context } from './context.ts'
import { BadUserInputError, ForbiddenError } from './errors.ts'
import type PrismaTypes from './generated/pothos.ts'
import { getDatamodel } from './generated/pothos.ts'
import type { Category, City, Neighborhood, Subcategory, User } from './generated/prisma/client.ts'
import { limits } from './limits.ts'
import type { FullBusiness } from './lists/full-business.ts'
import type { Upload } from './media/uploads/file.ts'
import { texts } from './messages/texts.ts'
import { type Scopes, scopesOf } from './sessions/scopes.ts'

interface SchemaTypes {
  Context: Context
  PrismaTypes: PrismaTypes
  AuthScopes: Scopes
  /** Which subcategories a list may show depends on the viewer, who is read from the database. */
  AsyncSelections: true
  DefaultFieldNullability: false
  DefaultInputFieldRequiredness: false
  /** Types that fields of other nouns refer to by name; their values are full rows. */
  Objects: {
    Business: FullBusiness
    Category: Category
    City: City
    Neighborhood: Neighborhood
    Subcategory: Subcategory
    User: User
  }
  Scalars: {
    ID: { Input: string; Output: number | string }
    DateTime: { Input: Date; Output: Date }
    JSON: { Input: unknown; Output: unknown }
    Upload: { Input: Upload; Output: never }
  }
}

/**
 * The builder that all nouns define their types with; it defines none itself. A field of the root without `authScopes` is
 * refused to everybody (roles).
 */
export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: ['deniedByDefault', ScopeAuthPlugin, ComplexityPlugin, ValidationPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    authScopes: scopesOf,
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

builder.queryType({ description: 'What can be read.' })
builder.mutationType({ description: 'What can be changed.' })
