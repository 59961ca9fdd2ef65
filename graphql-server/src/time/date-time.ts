import { GraphQLError } from 'graphql'
import { builder } from '../builder.ts'

builder.scalarType('DateTime', {
  description: 'A moment: ISO 8601 in UTC, with milliseconds.',
  serialize: (moment) => moment.toISOString(),
  parseValue: (value) => {
    const moment = new Date(typeof value === 'string' ? value : Number.NaN)
    if (Number.isNaN(moment.getTime())) throw new GraphQLError('DateTime must be an ISO 8601 string.')
    return moment
  },
})
