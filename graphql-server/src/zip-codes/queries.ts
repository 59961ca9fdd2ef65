import { zipCodeInput } from '../../../schema/input/place.ts'
import { slugify } from '../../../schema/slug.ts'
import { builder } from '../builder.ts'
import { parseInput } from '../parse-input.ts'
import type { FoundAddress } from './lookup.ts'

/** The state that the catalogue's cities are in. */
const state = 'SP'

const ZipCodeAddress = builder.objectRef<FoundAddress>('ZipCodeAddress').implement({
  description: 'Where a zip code leads.',
  fields: (t) => ({
    street: t.string({
      nullable: true,
      description: 'The street; null where one code is for all of them.',
      resolve: ({ street }) => street || null,
    }),
    neighborhood: t.string({
      nullable: true,
      description: "The neighborhood's name, which the catalogue may not have.",
      resolve: ({ neighborhood }) => neighborhood || null,
    }),
    cityName: t.exposeString('city', { description: "The city's name, as the post office has it." }),
    state: t.exposeString('state', { description: 'The state: two capital letters.' }),
    city: t.prismaField({
      type: 'City',
      nullable: true,
      description: 'That city in the catalogue, if it has it.',
      resolve: (query, address, _args, { prisma }) =>
        address.state === state
          ? prisma.city.findFirst({
              ...query,
              where: { OR: [{ slug: slugify(address.city) }, { name: address.city }] },
              orderBy: { id: 'asc' },
            })
          : null,
    }),
  }),
})

builder.queryFields((t) => ({
  addressByZipCode: t.field({
    type: ZipCodeAddress,
    nullable: true,
    authScopes: { admin: true },
    description:
      'Where a zip code leads, if a service is configured (ZIP_CODE_URL); null for an unknown code, or when the service fails.',
    args: { zipCode: t.arg.string({ required: true, description: 'The zip code (CEP): eight digits.' }) },
    resolve: (_root, args, { zipCodes, log }) => {
      const { zipCode } = parseInput(zipCodeInput, args, '')
      return zipCodes.find(zipCode, log)
    },
  }),
}))
