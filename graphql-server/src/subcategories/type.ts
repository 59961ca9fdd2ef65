import { builder } from '../builder.ts'

builder.prismaObject('Subcategory', {
  description: 'A finer kind of establishment, within a category.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', { description: 'Its name, as people write it.' }),
    slug: t.exposeString('slug', { description: 'Its name in addresses, unique among subcategories.' }),
    active: t.exposeBoolean('active', { description: 'Whether the public sees it in lists.' }),
    category: t.relation('category', { description: 'The category that it belongs to.' }),
  }),
})
