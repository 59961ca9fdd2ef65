import {
  type DefaultAttribute,
  defaultAttributes,
  defaultPosition,
} from '../../../schema/attributes/default-set.ts'
import { createAttributeInput } from '../../../schema/input/attribute.ts'
import { builder } from '../builder.ts'
import { raiseTaxonomyVersion } from '../database/catalogue-version.ts'
import { bulkTimeoutMs, inTransaction } from '../database/transaction.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { type Author, asOneAct, requestAuthor } from '../writes/trail.ts'
import { entryTypes } from './entry-types.ts'
import { insertEntry } from './write-entry.ts'

builder.mutationField('addDefaultAttributes', (t) =>
  t.int({
    authScopes: { admin: true },
    description:
      'Adds the attributes that ship with the product, if their slugs are free, and returns their number. Those whose categories do not exist here are added as inactive.',
    resolve: async (_root, _args, context) => {
      const author = asOneAct(await requestAuthor(context), 'bulk', 'attribute')
      return inTransaction(context.prisma, (transaction) => addMissing(transaction, author), {
        timeout: bulkTimeoutMs,
      })
    },
  }),
)

async function addMissing(transaction: Prisma.TransactionClient, author: Author): Promise<number> {
  const slugs = defaultAttributes.map(({ slug }) => slug)
  const taken = await transaction.attribute.findMany({
    where: { slug: { in: slugs } },
    select: { slug: true },
  })
  const missing = defaultAttributes.filter(({ slug }) => !taken.some((each) => each.slug === slug))
  if (missing.length === 0) return 0
  const named = [...new Set(missing.flatMap(({ categories = [] }) => categories))]
  const categories = await transaction.category.findMany({
    where: { slug: { in: named } },
    select: { id: true, slug: true },
  })
  const ids = new Map(categories.map(({ id, slug }) => [slug, String(id)]))
  for (const attribute of missing)
    await insertEntry(transaction, author, entryTypes.attribute, toInput(attribute, ids))
  await raiseTaxonomyVersion(transaction)
  return missing.length
}

function toInput(attribute: DefaultAttribute, ids: ReadonlyMap<string, string>) {
  const { categories, options, ...others } = attribute
  const categoryIds = categories?.flatMap((slug) => ids.get(slug) ?? [])
  return createAttributeInput.parse({
    ...others,
    ...(options && { options: [...options] }),
    position: defaultPosition(attribute),
    ...(categoryIds && { categoryIds, active: categoryIds.length > 0 }),
  })
}
