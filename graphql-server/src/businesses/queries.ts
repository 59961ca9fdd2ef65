import { idOrSlug } from '../../../schema/input/one-of.ts'
import { builder } from '../builder.ts'
import { whereKey } from '../lists/keys.ts'
import { keyArgs } from '../lists/page-type.ts'
import { findBusiness } from '../search/find-business.ts'

builder.queryField('business', (t) =>
  t.prismaField({
    type: 'Business',
    nullable: true,
    authScopes: { public: true },
    description: 'One establishment, by exactly one of id and slug; null when there is none.',
    args: keyArgs,
    validate: idOrSlug,
    resolve: (query, _root, key, context) => {
      const where = whereKey(key)
      return where && findBusiness(query, where, context)
    },
  }),
)
