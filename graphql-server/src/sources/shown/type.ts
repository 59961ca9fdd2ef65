import { builder } from '../../builder.ts'
import type { ShownSource } from './attribution.ts'

export const DataSource = builder.objectRef<ShownSource>('DataSource').implement({
  description: 'A foreign source that values of an establishment come from.',
  fields: (t) => ({
    source: t.exposeString('source', { description: 'Its name, such as "Overture Maps".' }),
    licence: t.exposeString('licence', { description: 'The licence of its data.' }),
    month: t.exposeString('month', { description: 'Of the data, yyyy-MM.' }),
    fields: t.exposeStringList('fields', { description: 'The names of the fields with a value of it.' }),
  }),
})
