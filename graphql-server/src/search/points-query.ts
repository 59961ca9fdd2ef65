import { searchLimits } from '../../../schema/input/limits.ts'
import { pointsInput } from '../../../schema/input/search.ts'
import { builder } from '../builder.ts'
import type { Point, Points } from './points.ts'
import { BusinessFilter } from './type.ts'

const BusinessPoint = builder.objectRef<Point>('BusinessPoint').implement({
  description: 'Where an establishment is on the map.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    slug: t.exposeString('slug', { description: 'Its name in addresses: the profile lives at /{slug}.' }),
    name: t.exposeString('name', { description: 'Its name, as people write it.' }),
    latitude: t.exposeFloat('latitude', { description: 'Degrees.' }),
    longitude: t.exposeFloat('longitude', { description: 'Degrees.' }),
  }),
})

const BusinessPoints = builder.objectRef<Points>('BusinessPoints').implement({
  description: 'Establishments on a part of the map; the totals are of the same moment.',
  fields: (t) => ({
    items: t.expose('items', {
      type: [BusinessPoint],
      // The question itself counts once for each of them.
      complexity: { field: 1, multiplier: 1 },
      description: `Those that are shown, in drawn order: at most ${searchLimits.points}.`,
    }),
    total: t.exposeInt('total', {
      description: 'How many match on this part of the map, those that are left out included.',
    }),
    unplaced: t.exposeInt('unplaced', {
      description: 'How many match the other filters and have no coordinates.',
    }),
  }),
})

builder.queryFields((t) => ({
  businessPoints: t.field({
    type: BusinessPoints,
    authScopes: { public: true },
    description:
      'Where the establishments of a search are, for a map. Where more match than are shown, each has the same chance of being shown.',
    complexity: { field: 1, multiplier: searchLimits.points },
    args: {
      filter: t.arg({
        type: BusinessFilter,
        description: 'What to look for; `within` says on which part of the map.',
      }),
      seed: t.arg.string({
        description:
          "What fixes the draw: at most 64 characters. Without one it is the visitor's own for an hour.",
      }),
      moment: t.arg.string({
        description:
          'The whole minute at which `filter.openNow` looks, as a search has it; without one, the present one.',
      }),
    },
    validate: pointsInput,
    resolve: (_root, { filter, ...request }, { search, visitor }) =>
      search.points({ ...request, filter: filter ?? {}, visitor, limit: searchLimits.points }),
  }),
}))
