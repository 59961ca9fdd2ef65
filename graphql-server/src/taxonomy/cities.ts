import { addDays, localDate } from '../../../schema/hours/calendar.ts'
import { formatLocalHoliday, readLocalHolidays } from '../../../schema/hours/local-holidays.ts'
import { searchLimits } from '../../../schema/input/limits.ts'
import { idOrSlug } from '../../../schema/input/rules.ts'
import { createCityInput, updateCityInput } from '../../../schema/input/taxonomy.ts'
import { builder } from '../builder.ts'
import { wholeByName } from '../lists/filters.ts'
import { whereKey } from '../lists/keys.ts'
import { keyArgs } from '../lists/pages.ts'
import { Image, imageColumns } from '../media/type.ts'
import { Holiday } from '../time/holiday-type.ts'
import { holidaysBetween } from '../time/holidays.ts'
import { defineEntryMutations, flag, holidays, picture } from './entry-mutations.ts'
import { defineEntryPage } from './entry-page.ts'
import { entryTypes } from './entry-types.ts'

/** Days ahead for which holidays are returned. */
const announcedDays = searchLimits.openDays

builder.prismaObject('City', {
  description: 'A municipality of the region.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the city.' }),
    name: t.exposeString('name', { description: 'Name of the city.' }),
    slug: t.exposeString('slug', { description: 'Slug of the city, unique among cities.' }),
    active: t.exposeBoolean('active', {
      description: 'Whether the city can be chosen; the establishments of an inactive city stay public.',
    }),
    isPopular: t.exposeBoolean('isPopular', {
      description: 'Whether the home page lists the city as popular.',
    }),
    latitude: t.exposeFloat('latitude', {
      nullable: true,
      description: 'Latitude of the city centre in degrees, if known.',
    }),
    longitude: t.exposeFloat('longitude', {
      nullable: true,
      description: 'Longitude of the city centre in degrees, if known.',
    }),
    holidays: t.stringList({
      description: 'Local holidays, yearly or once: "19/03 São José", "16/02/2027 Festa do Divino".',
      resolve: (city) => readLocalHolidays(city.holidays).map(formatLocalHoliday),
    }),
    upcomingHolidays: t.field({
      type: [Holiday],
      description: `Holidays of the country, the state and the city from today to ${announcedDays} days ahead, by date.`,
      resolve: (city) => {
        const today = localDate(Date.now())
        return holidaysBetween(today, addDays(today, announcedDays), readLocalHolidays(city.holidays))
      },
    }),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'Picture of the city.',
      select: { image: { select: imageColumns } },
      resolve: (city) => city.image,
    }),
    neighborhoods: t.relation('neighborhoods', {
      description: 'Neighborhoods of the city, by name.',
      complexity: { field: 1, multiplier: 20 },
      query: wholeByName,
    }),
    neighborhoodCount: t.relationCount('neighborhoods', { description: 'Number of neighborhoods.' }),
    businessCount: t.relationCount('businesses', { description: 'Number of establishments in the city.' }),
    areaCount: t.relationCount('areas', {
      description: 'Number of service areas that are the city or in it. Only for administrators.',
      authScopes: { admin: true },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last change.' }),
  }),
})

const complexity = { field: 1, multiplier: 40 }

builder.queryFields((t) => ({
  cities: t.prismaField({
    type: ['City'],
    authScopes: { public: true },
    description: 'All cities, by name.',
    complexity,
    args: { active: t.arg.boolean({ description: 'Only cities that can be chosen, or only the others.' }) },
    resolve: (query, _root, { active }, { prisma }) =>
      prisma.city.findMany({ ...query, ...wholeByName, where: active == null ? {} : { active } }),
  }),
  upcomingHolidays: t.field({
    type: [Holiday],
    authScopes: { public: true },
    description: `Holidays of the country and the state from today to ${announcedDays} days ahead.`,
    resolve: () => {
      const today = localDate(Date.now())
      return holidaysBetween(today, addDays(today, announcedDays), [])
    },
  }),
  popularCities: t.prismaField({
    type: ['City'],
    authScopes: { public: true },
    description: 'The popular cities among those that can be chosen, by name.',
    complexity,
    resolve: (query, _root, _args, { prisma }) =>
      prisma.city.findMany({ ...query, ...wholeByName, where: { active: true, isPopular: true } }),
  }),
  city: t.prismaField({
    type: 'City',
    nullable: true,
    authScopes: { public: true },
    description: 'One city, by exactly one of id and slug; null when there is none.',
    args: keyArgs,
    validate: idOrSlug,
    resolve: (query, _root, key, { prisma }) => prisma.city.findUnique({ ...query, where: whereKey(key) }),
  }),
}))

defineEntryPage(entryTypes.city, (t) => ({
  active: t.boolean({ description: 'Only cities that can be chosen, or only the others.' }),
  isPopular: t.boolean({ description: 'Only popular cities, or only the others.' }),
}))

defineEntryMutations(entryTypes.city, {
  create: createCityInput,
  update: updateCityInput,
  fields: (t, isNew) => ({
    active: flag(t, isNew, true, 'Whether it is offered for choosing; its establishments stay public.'),
    isPopular: flag(t, isNew, false, 'Whether the home page shows it among the popular.'),
    latitude: t.float({ description: 'Latitude of the city centre in degrees; only with a longitude.' }),
    longitude: t.float({ description: 'Longitude of the city centre in degrees; only with a latitude.' }),
    holidays: holidays(t, isNew),
    image: picture(t, isNew, 'A picture of it'),
  }),
})
