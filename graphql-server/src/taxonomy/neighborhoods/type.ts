import { builder } from '../../builder.ts'

builder.prismaObject('Neighborhood', {
  description: 'A neighborhood of a city.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', { description: 'Its name, as people write it.' }),
    slug: t.exposeString('slug', { description: 'Its name in addresses, unique within its city only.' }),
    city: t.relation('city', { description: 'The city that it belongs to.' }),
    businessCount: t.relationCount('businesses', { description: 'How many establishments are in it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
})
