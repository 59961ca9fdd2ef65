import { builder } from '../builder.ts'

export const BusinessState = builder.enumType('BusinessState', {
  description: 'Whether an establishment is at work.',
  values: {
    PUBLISHED: { description: 'It is.' },
    DRAFT: { description: 'Nobody but administrators and its owner can read it.' },
    CLOSED_TEMPORARILY: { description: 'It has closed for a while; `reopensOn` says until when, if told.' },
    CLOSED_FOR_GOOD: { description: 'It has closed for good: no list shows it.' },
  } as const,
})
