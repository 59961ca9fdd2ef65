import { GraphQLError } from 'graphql'
import { builder } from './builder.ts'

builder.scalarType('DateTime', {
  description: 'A moment: ISO 8601 in UTC, with milliseconds.',
  serialize: (moment) => moment.toISOString(),
  parseValue: (value) => {
    const moment = new Date(typeof value === 'string' ? value : Number.NaN)
    if (Number.isNaN(moment.getTime())) throw new GraphQLError('DateTime must be an ISO 8601 string.')
    return moment
  },
})

builder.scalarType('Upload', {
  description:
    'A file sent with the operation, as the GraphQL multipart request specification says (docs/graphql.md).',
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

/** Inside `asc` and `desc`, as Prisma has them. */
export const SortDirection = builder.enumType('SortDirection', {
  description: 'Which way a list runs.',
  values: {
    ASC: { value: 'asc', description: 'From the first to the last.' },
    DESC: { value: 'desc', description: 'From the last to the first.' },
  } as const,
})
