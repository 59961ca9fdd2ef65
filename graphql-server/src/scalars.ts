import { GraphQLError } from 'graphql'
import { builder } from './builder.ts'

builder.scalarType('DateTime', {
  description: 'Timestamp: ISO 8601 in UTC, with milliseconds.',
  serialize: (moment) => moment.toISOString(),
  parseValue: (value) => {
    const moment = new Date(typeof value === 'string' ? value : Number.NaN)
    if (Number.isNaN(moment.getTime())) throw new GraphQLError('DateTime must be an ISO 8601 string.')
    return moment
  },
})

builder.scalarType('Upload', {
  description:
    'File sent with the operation, according to the GraphQL multipart request specification (docs/graphql.md).',
  serialize: () => {
    throw new GraphQLError('Upload can only be sent.')
  },
  parseValue: (value) => {
    if (value instanceof Promise) return value
    throw new GraphQLError('Upload must be a file of a multipart request.')
  },
})

builder.scalarType('JSON', {
  description: 'Any JSON value.',
  serialize: (value) => value,
  parseValue: (value) => value,
})

/** Prisma's values internally. */
export const SortDirection = builder.enumType('SortDirection', {
  description: 'Direction of a sort order.',
  values: {
    ASC: { value: 'asc', description: 'Ascending.' },
    DESC: { value: 'desc', description: 'Descending.' },
  } as const,
})
