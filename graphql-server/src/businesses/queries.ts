import { idOrSlug } from '../../../schema/input/one-of.ts'
import { builder } from '../builder.ts'
import { whereKey } from '../lists/keys.ts'
import { keyArgs } from '../lists/page-type.ts'

builder.queryField('business', (t) =>
  t.field({
    type: 'Business',
    nullable: true,
    authScopes: { public: true },
    description: 'One establishment, by exactly one of id and slug; null when there is none.',
    args: keyArgs,
    validate: idOrSlug,
    resolve: (_root, key, { search }) => {
      const where = whereKey(key)
      return where && search.fullBusiness(where)
    },
  }),
)
