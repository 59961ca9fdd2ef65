import {
  type ConfirmationTopic,
  type Confirmer,
  confirmationTopics,
  confirmers,
} from '../../../../schema/confirmations/topics.ts'

/** Texts about confirmed and corrected values, on profiles and in the dashboard. */
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
  /** Button label for screen readers. */
  actionOf: (topic: ConfirmationTopic, action: string) =>
    `${confirmationTopics[topic]} confirmado: ${action.toLowerCase()}`,
  failed: 'Não foi possível confirmar. Tente de novo.',
  request: 'Enviar link de confirmação ao dono',
  requested: 'Enviamos ao dono um e-mail com o link para confirmar os dados.',
  requestFailed: 'Não foi possível enviar o link. Tente de novo.',
  /** Message to the establishment's WhatsApp. */
  chat: {
    ask: 'Pedir confirmação pelo WhatsApp',
    askNamed: (name: string) => `Pedir confirmação pelo WhatsApp: ${name}`,
    made: 'Envie do número do guia. É a única mensagem a esta empresa em seis meses.',
    open: 'Abrir a mensagem no WhatsApp',
    failed: 'Não foi possível criar a mensagem. Tente de novo.',
  },
  own: {
    request: 'Confirmar os dados por e-mail',
    requestOf: (name: string) => `Confirmar os dados por e-mail: ${name}`,
    requested: 'Enviamos um link ao seu e-mail. Abra-o, confira os dados e confirme.',
  },
  /** Page of the confirmation link. */
  link: {
    title: 'Confirmar os dados',
    text: (name: string) => `É isto que o perfil de ${name} mostra no Guia do Vale. Está tudo certo?`,
    yes: 'Sim, está tudo certo',
    no: 'Não fui eu que pedi',
    /** For a link in a chat message, which the establishment did not request. */
    noMessages: 'Não, e não quero mensagens do guia',
    wrong: 'Algo está errado: corrigir',
    nothingAsked: 'Nada é cobrado, e nunca pedimos senha nem código.',
    done: 'Dados confirmados. Obrigado! O perfil já mostra a data.',
    ended: 'Link encerrado',
    endedText: 'Nada foi confirmado, e este link não vale mais.',
    noMoreText: 'Nada foi confirmado. O guia não envia mais mensagens a esta empresa.',
    dead: 'Este link não vale mais',
    deadText: 'Ele já foi usado, passou do prazo ou os dados mudaram. Abra o perfil para ver os de hoje.',
  },
} as const
