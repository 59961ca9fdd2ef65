import { builder } from '../../builder.ts'
import type { Counted } from '../report.ts'

export const SourceCount = builder.objectRef<Counted>('SourceCount').implement({
  description: 'A text, and how often it was said.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'In Portuguese.' }),
    count: t.exposeInt('count', { description: 'How often.' }),
  }),
})
