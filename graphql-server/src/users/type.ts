import { builder } from '../builder.ts'

builder.enumType('Role', {
  description: 'What an account may do: each role may do what those below it may.',
  values: {
    USER: { value: 'user', description: 'A normal account.' },
    ADMIN: { value: 'admin', description: 'An administrator.' },
  } as const,
})
