import { builder } from '../builder.ts'

/** The address is part of the establishment's row: another view of it. */
export const Address = builder.prismaObject('Business', {
  variant: 'Address',
  description: 'Where an establishment is.',
  select: { id: true },
  fields: (t) => ({
    street: t.exposeString('street', { nullable: true, description: 'The street, if known.' }),
    number: t.exposeString('number', {
      nullable: true,
      description: 'The number in the street; "S/N" is one.',
    }),
    zipCode: t.exposeString('zipCode', { nullable: true, description: 'The zip code (CEP): eight digits.' }),
    neighborhood: t.relation('neighborhood', { description: 'The neighborhood.' }),
    city: t.relation('city', { description: 'The city.' }),
  }),
})
