import { builder } from '../../builder.ts'
import type { Counted } from '../report.ts'

export const SourceCount = builder.objectRef<Counted>('SourceCount').implement({
  description: 'A text of a report and how often it occurred.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The text, in Portuguese.' }),
    count: t.exposeInt('count', { description: 'Number of occurrences.' }),
  }),
})
