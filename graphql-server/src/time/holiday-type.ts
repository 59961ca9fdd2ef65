import { builder } from '../builder.ts'
import type { Holiday as HolidayOn } from './holidays.ts'

export const Holiday = builder.objectRef<HolidayOn>('Holiday').implement({
  description: 'A day on which hours may be other than those of its weekday.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'The date, yyyy-MM-dd.' }),
    name: t.exposeString('name', { description: 'Its name, such as "Natal".' }),
    isOptional: t.exposeBoolean('isOptional', {
      description: 'Whether it is a day off by custom and decree (ponto facultativo), no holiday by law.',
    }),
  }),
})
