import { builder } from '../builder.ts'
import type { ShownConfirmation } from './values.ts'

export const ConfirmationTopic = builder.enumType('ConfirmationTopic', {
  description: 'What can be confirmed about an establishment.',
  values: {
    PHONE: { description: 'Its phone.' },
    WHATSAPP: { description: 'Its WhatsApp.' },
    ADDRESS: { description: 'Its address with the point on the map.' },
  } as const,
})

const ConfirmedBy = builder.enumType('ConfirmedBy', {
  description: 'Who has confirmed a value.',
  values: {
    ESTABLISHMENT: { description: 'Somebody of the establishment.' },
    ADMINISTRATION: { description: 'The administration of the guide.' },
  } as const,
})

export const ConfirmationMethod = builder.enumType('ConfirmationMethod', {
  description: 'How a value was confirmed.',
  values: {
    CALL: { description: 'By a call of the administration.' },
    DOCUMENT: { description: 'By a document that the administration has seen.' },
    OWNER: { description: 'By the owner.' },
    CHAT: { description: 'By a message from the establishment.' },
  } as const,
})

export const Confirmation = builder.objectRef<ShownConfirmation>('Confirmation').implement({
  description: 'When a contact of an establishment was corrected or confirmed. It never changes an order.',
  fields: (t) => ({
    topic: t.expose('topic', { type: ConfirmationTopic, description: 'Which contact.' }),
    correctedOn: t.exposeString('correctedOn', {
      nullable: true,
      description: 'The day on which a proposal has corrected it, yyyy-MM-dd.',
    }),
    confirmedOn: t.exposeString('confirmedOn', {
      nullable: true,
      description: 'The day on which it was confirmed, yyyy-MM-dd.',
    }),
    confirmedBy: t.expose('confirmedBy', {
      type: ConfirmedBy,
      nullable: true,
      description: 'Who has confirmed it.',
    }),
  }),
})
