import { builder } from '../builder.ts'
import type { Holiday as HolidayOn } from './holidays.ts'

export const Holiday = builder.objectRef<HolidayOn>('Holiday').implement({
  description: 'A day on which hours may differ from those of its weekday.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'Date, yyyy-MM-dd.' }),
    name: t.exposeString('name', { description: 'Name of the holiday, such as "Natal".' }),
    isOptional: t.exposeBoolean('isOptional', {
      description: 'Whether it is a customary day off (ponto facultativo) rather than a legal holiday.',
    }),
  }),
})
