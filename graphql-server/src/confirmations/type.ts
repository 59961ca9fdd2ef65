import { builder } from '../builder.ts'
import type { ShownConfirmation } from './values.ts'

export const ConfirmationTopic = builder.enumType('ConfirmationTopic', {
  description: 'Contact of an establishment that can be confirmed.',
  values: {
    PHONE: { description: 'Phone.' },
    WHATSAPP: { description: 'WhatsApp.' },
    ADDRESS: { description: 'Address with the point on the map.' },
  } as const,
})

const ConfirmedBy = builder.enumType('ConfirmedBy', {
  description: 'Who confirmed a value.',
  values: {
    ESTABLISHMENT: { description: 'The establishment.' },
    ADMINISTRATION: { description: 'The guide’s administrators.' },
  } as const,
})

export const ConfirmationMethod = builder.enumType('ConfirmationMethod', {
  description: 'How a value was confirmed.',
  values: {
    CALL: { description: 'Call by an administrator.' },
    DOCUMENT: { description: 'Document seen by an administrator.' },
    OWNER: { description: 'Statement by the owner.' },
    CHAT: { description: 'Message from the establishment.' },
  } as const,
})

export const Confirmation = builder.objectRef<ShownConfirmation>('Confirmation').implement({
  description: 'Last correction and confirmation of a contact of an establishment. Never affects any order.',
  fields: (t) => ({
    topic: t.expose('topic', {
      type: ConfirmationTopic,
      description: 'Contact that was corrected or confirmed.',
    }),
    correctedOn: t.exposeString('correctedOn', {
      nullable: true,
      description: 'Day of correction by a proposal, yyyy-MM-dd; null if there was none.',
    }),
    confirmedOn: t.exposeString('confirmedOn', {
      nullable: true,
      description: 'Day of confirmation, yyyy-MM-dd; null if there was none.',
    }),
    confirmedBy: t.expose('confirmedBy', {
      type: ConfirmedBy,
      nullable: true,
      description: 'Who confirmed the contact.',
    }),
  }),
})
