import {
  type ConfirmationTopic,
  type Confirmer,
  confirmationTopics,
  confirmers,
} from '../../../schema/confirmations/topics.ts'

/** What profiles and the dashboard say of confirmed and corrected values. */
export const confirmationMessages = {
  corrected: (date: string) => `Corrigido em ${date}`,
  confirmed: (topic: ConfirmationTopic, date: string, by: Confirmer) =>
    `${confirmationTopics[topic]} confirmado em ${date}, ${confirmers[by]}`,
  title: 'Confirmações',
  lead: 'Confirme só o que você acabou de conferir; vale para o que está salvo e aparece no perfil.',
  none: (topic: ConfirmationTopic) => `${confirmationTopics[topic]} ainda não confirmado`,
  actions: {
    CALL: 'Por ligação',
    DOCUMENT: 'Por documento',
    OWNER: 'Com o dono',
    CHAT: 'Pelo WhatsApp',
  },
  /** What screen readers say of a button. */
  actionOf: (topic: ConfirmationTopic, action: string) =>
    `${confirmationTopics[topic]} confirmado: ${action.toLowerCase()}`,
  failed: 'Não foi possível confirmar. Tente de novo.',
} as const
