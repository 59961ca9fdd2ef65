import { searchedDigits } from '../../../schema/phone.ts'
import { builder } from '../builder.ts'
import type { FullBusiness } from '../business-rows/full-business.ts'
import { idOrZero } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'
import type { Match } from './record.ts'
import { findSimilar, maxSimilar } from './similar.ts'

/** Longer texts are truncated. */
const maxLength = 160

const SimilarInput = builder.inputType('SimilarInput', {
  description: 'Unvalidated values of the form of an establishment while it is edited.',
  fields: (t) => ({
    id: t.id({ description: 'The establishment that is edited; absent for a new one.' }),
    name: t.string({ required: true, description: 'Its name.' }),
    phone: t.string({ description: 'Its phone.' }),
    whatsapp: t.string({ description: 'Its WhatsApp.' }),
    email: t.string({ description: 'Its e-mail address.' }),
    site: t.string({ description: 'Its site.' }),
    street: t.string({ description: 'Its street.' }),
    number: t.string({ description: 'Its number.' }),
    cityId: t.id({ description: 'Its city.' }),
    neighborhoodId: t.id({ description: 'Its neighborhood.' }),
    latitude: t.float({ description: 'Its latitude.' }),
    longitude: t.float({ description: 'Its longitude.' }),
    categoryIds: t.idList({ description: 'Its categories.' }),
  }),
})

const SimilarBusiness = builder.objectRef<Match & { business: FullBusiness }>('SimilarBusiness').implement({
  description: 'An establishment that may be the one in the form.',
  fields: (t) => ({
    business: t.expose('business', { type: 'Business', description: 'The establishment.' }),
    reasons: t.field({
      type: ['String'],
      description: 'Evidence for and against it, in Portuguese.',
      resolve: ({ reasons }) => reasons.map((reason) => texts.matchReasons[reason]),
    }),
  }),
})

const cut = (text: string | null | undefined) => text?.slice(0, maxLength) ?? null
const digits = (text: string | null | undefined) => searchedDigits(text ?? '')[0] ?? null

builder.queryField('similarBusinesses', (t) =>
  t.field({
    type: [SimilarBusiness],
    authScopes: { admin: true },
    description: `Establishments that may be the one in the form, the likeliest first: at most ${maxSimilar}.`,
    complexity: { field: 1, multiplier: maxSimilar },
    args: { input: t.arg({ type: SimilarInput, required: true, description: 'Values of the form.' }) },
    resolve: async (_root, { input }, { prisma, search }) => {
      const found = await findSimilar(prisma, {
        id: String(idOrZero(input.id ?? '')),
        name: cut(input.name) ?? '',
        phone: digits(input.phone),
        whatsapp: digits(input.whatsapp),
        email: cut(input.email),
        site: cut(input.site),
        street: cut(input.street),
        number: cut(input.number),
        cityId: idOrZero(input.cityId ?? ''),
        neighborhoodId: idOrZero(input.neighborhoodId ?? ''),
        latitude: input.latitude ?? null,
        longitude: input.longitude ?? null,
        categoryIds: (input.categoryIds ?? []).slice(0, 20),
      })
      const read = await search.fullBusinesses(found.map(({ id }) => id))
      return found.flatMap((match) => {
        const business = read.find(({ id }) => id === match.id)
        return business ? [{ ...match, business }] : []
      })
    },
  }),
)
