import { builder } from '../../builder.ts'
import type { Category, Subcategory } from '../../generated/prisma/client.ts'
import { Image, imageColumns } from '../../media/type.ts'

builder.prismaObject('Subcategory', {
  description: 'A finer kind of establishment, within a category.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', { description: 'Its name, as people write it.' }),
    slug: t.exposeString('slug', { description: 'Its name in addresses, unique among subcategories.' }),
    active: t.exposeBoolean('active', { description: 'Whether the public sees it in lists.' }),
    icon: t.field({
      type: Image,
      nullable: true,
      description: 'Its icon, if it has one.',
      select: { icon: { select: imageColumns } },
      resolve: (subcategory) => subcategory.icon,
    }),
    category: t.relation('category', {
      description: 'The category that it belongs to.',
      // Called only for rows that Prisma has not read with the category: those of an establishment bring theirs.
      resolve: (query, { category, categoryId }: Subcategory & { category?: Category }, _args, { prisma }) =>
        category && Object.keys(query).length === 0
          ? category
          : prisma.category.findUniqueOrThrow({ ...query, where: { id: categoryId } }),
    }),
    businessCount: t.relationCount('businesses', { description: 'How many establishments have it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
})
