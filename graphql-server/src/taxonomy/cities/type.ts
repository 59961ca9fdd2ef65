import { builder } from '../../builder.ts'
import { limits } from '../../limits.ts'
import { byName } from '../../lists/filters.ts'
import { Image, imageColumns } from '../../media/type.ts'

builder.prismaObject('City', {
  description: 'A municipality of the region.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', { description: 'Its name, as people write it.' }),
    slug: t.exposeString('slug', { description: 'Its name in addresses, unique among cities.' }),
    active: t.exposeBoolean('active', {
      description: 'Whether it is offered for choosing; the establishments of an inactive city stay public.',
    }),
    isPopular: t.exposeBoolean('isPopular', {
      description: 'Whether the home page shows it among the popular.',
    }),
    latitude: t.exposeFloat('latitude', {
      nullable: true,
      description: 'Latitude of its centre in degrees, if known.',
    }),
    longitude: t.exposeFloat('longitude', {
      nullable: true,
      description: 'Longitude of its centre in degrees, if known.',
    }),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'A picture of it, if there is one.',
      select: { image: { select: imageColumns } },
      resolve: (city) => city.image,
    }),
    neighborhoods: t.relation('neighborhoods', {
      description: 'Its neighborhoods, by name.',
      complexity: { field: 1, multiplier: 20 },
      query: { orderBy: byName, take: limits.wholeList },
    }),
    neighborhoodCount: t.relationCount('neighborhoods', { description: 'How many neighborhoods it has.' }),
    businessCount: t.relationCount('businesses', { description: 'How many establishments are in it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
})
