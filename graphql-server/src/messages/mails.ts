import { removalTools } from '../../../schema/removal-tools.ts'
/** A link; its URL is also shown as text. */
export interface MailLink {
  label: string
  url: string
}

/** A line of the daily digest. */
export interface DigestLine {
  /** Current name of the establishment; null if deleted. */
  business: string | null
  isAccepted: boolean
  /** URL of the status page. */
  url: string
}

/** A changed contact of one establishment. */
export interface ContactChangeLine {
  /** Current name. */
  business: string
  /** Profile URL. */
  url: string
  /** Page with the button to contest the change. */
  contestUrl: string
}

/**
 * Content of a mail in Portuguese, as plain text; each mail format escapes it by itself. It never contains the
 * account's name: addresses are unconfirmed, so the name may be a message from someone else to the reader.
 */
export interface MailContent {
  subject: string
  /** Between greeting and signature. */
  paragraphs: readonly (string | MailLink)[]
  /** Lower values are sent first. */
  urgency: number
  /** Expiry of its link, after which the mail is dropped (mail-retries). */
  expiresAt?: Date
}

/** Links that people wait for, security notices to an account's owner, and the rest. */
export const urgency = { awaited: 0, security: 1, other: 2 }

/** Masks an address so that its owner recognizes it, but a reader of the old mailbox cannot guess it. */
const masked = (address: string) => address.replace(/^(.).*(@.*)$/su, '$1•••$2')

const codesLeft = (count: number) =>
  count === 1 ? 'Resta 1 código.' : count === 0 ? 'Não resta nenhum.' : `Restam ${count} códigos.`

export const mails = {
  /** @param url link with its token */
  passwordReset: (url: string, expiresAt: Date): MailContent => ({
    urgency: urgency.awaited,
    expiresAt,
    subject: 'Redefina a sua senha do Guia do Vale',
    paragraphs: [
      'Recebemos um pedido para redefinir a senha da sua conta. O link abaixo vale por uma hora e só pode ser usado uma vez.',
      { label: 'Escolher uma nova senha', url },
      'Se não foi você que pediu, ignore este e-mail: a sua senha continua a mesma.',
    ],
  }),
  /** @param url link with its token */
  invitation: (url: string, expiresAt: Date): MailContent => ({
    urgency: urgency.other,
    expiresAt,
    subject: 'Convite para o Guia do Vale',
    paragraphs: [
      'Você recebeu um convite para ter uma conta no Guia do Vale. Escolha a sua senha pelo link abaixo: ele vale por 7 dias e só pode ser usado uma vez.',
      { label: 'Aceitar o convite', url },
      'Se você não esperava este convite, ignore este e-mail: sem o link, nenhuma conta é criada.',
    ],
  }),
  /** @param url of the password reset page */
  passwordChanged: (url: string): MailContent => ({
    urgency: urgency.security,
    subject: 'A senha da sua conta foi alterada',
    paragraphs: [
      'A senha da sua conta no Guia do Vale acaba de ser alterada, e as sessões abertas em outros dispositivos foram encerradas.',
      'Se não foi você, escolha outra senha agora:',
      { label: 'Redefinir a senha', url },
    ],
  }),
  /** To the old address. @param address the new one */
  emailChanged: (address: string): MailContent => ({
    urgency: urgency.security,
    subject: 'O e-mail da sua conta foi alterado',
    paragraphs: [
      `O e-mail da sua conta no Guia do Vale foi alterado para ${masked(address)}. A partir de agora, é com ele que você entra.`,
      'Se não foi você, escreva o quanto antes para o endereço abaixo.',
    ],
  }),
  /** @param url of the page with the confirm button */
  confirmSubmission: (url: string): MailContent => ({
    urgency: urgency.awaited,
    subject: 'Confirme o seu e-mail para receber a resposta',
    paragraphs: [
      'Alguém informou este endereço para receber a resposta de uma correção enviada ao Guia do Vale. Se foi você, abra o link e confirme:',
      { label: 'Confirmar o e-mail', url },
      'Se não foi você, escolha “Não fui eu” na página ou ignore este e-mail: sem a confirmação, não enviaremos mais nada.',
    ],
  }),
  /** Outcomes of what an address submitted, one mail a day (mail-digest). */
  digest: (notices: readonly DigestLine[]): MailContent => ({
    urgency: urgency.other,
    subject: 'O que você enviou ao Guia do Vale foi conferido',
    paragraphs: [
      'Este é o resumo do dia do que você enviou ao guia. Obrigado por ajudar a mantê-lo certo.',
      ...notices.flatMap(({ business, isAccepted, url }) => [
        `O que você enviou sobre ${business ? `“${business}”` : 'uma empresa que saiu do guia'} ${isAccepted ? 'foi aceito' : 'não foi aceito; o motivo está na página do seu pedido'}.`,
        { label: isAccepted ? 'Ver o que mudou' : 'Ver o motivo', url },
      ]),
    ],
  }),
  /** @param url of the status page, which has the reason @param business current name */
  removalRefused: (url: string, business: string): MailContent => ({
    urgency: urgency.other,
    subject: 'O seu pedido de saída do guia não foi aceito',
    paragraphs: [
      `O seu pedido de saída de “${business}” foi conferido e não foi aceito. O motivo está na página do pedido; por ela você pode pedir uma vez mais.`,
      { label: 'Ver o motivo', url },
    ],
  }),
  /** To the owner, on request. @param url of the page with the confirm button @param business name */
  confirmContacts: (url: string, business: string, expiresAt: Date): MailContent => ({
    urgency: urgency.awaited,
    expiresAt,
    subject: 'Confirme os dados da sua empresa',
    paragraphs: [
      `Este é o link para conferir os dados de “${business}” no Guia do Vale. A página mostra o que está no perfil; se estiver tudo certo, confirme pelo botão. O link vale por 14 dias e só pode ser usado uma vez.`,
      { label: 'Conferir os dados', url },
      'Se não foi você que pediu, escolha “Não fui eu” na página: o link deixa de valer.',
    ],
  }),
  /** To the owner, when contacts have changed; one mail for the changes of one action. */
  contactsChanged: (changes: readonly ContactChangeLine[]): MailContent => ({
    urgency: urgency.security,
    subject:
      changes.length === 1
        ? 'Um contato da sua empresa mudou'
        : `Contatos de ${changes.length} empresas suas mudaram`,
    paragraphs: [
      ...(changes.length === 1
        ? []
        : [`A administração alterou contatos de ${changes.length} empresas suas no Guia do Vale.`]),
      ...changes.flatMap(({ business, url, contestUrl }) => [
        `Um contato de “${business}” no Guia do Vale foi alterado pela administração.`,
        { label: 'Ver o perfil', url },
        { label: 'Não fui eu', url: contestUrl },
      ]),
      'Se você não reconhece uma mudança, avise por “Não fui eu”: o contato novo não pode mais confirmar os dados, e nós conferimos.',
    ],
  }),
  /**
   * To the owner and to the listed e-mail address.
   *
   * @param url of the page about scams @param business name @param until last day
   */
  contactsHidden: (url: string, business: string, until: string): MailContent => ({
    urgency: urgency.security,
    subject: 'Endereço e contatos da sua empresa estão ocultos por alguns dias',
    paragraphs: [
      `Recebemos um pedido sobre “${business}” no Guia do Vale. Enquanto ele é conferido, até ${until}, o perfil não mostra o endereço nem os contatos. Nada foi apagado: depois desse dia tudo volta a aparecer.`,
      'Não é preciso fazer nada. O guia nunca pede código, senha ou pagamento por mensagem. Veja como conferir se um contato é nosso:',
      { label: 'Como reconhecer um golpe', url },
    ],
  }),
  /**
   * To the owner, when an establishment's address is hidden.
   *
   * @param url of its profile @param business name
   */
  addressHidden: (url: string, business: string): MailContent => ({
    urgency: urgency.other,
    subject: 'O endereço da sua empresa não é mais divulgado',
    paragraphs: [
      `O perfil de “${business}” no Guia do Vale não mostra mais o endereço. Só você e a administração do guia continuam a vê-lo.`,
      { label: 'Ver o perfil', url },
      'Buscadores e cópias feitas por outros sites ainda podem mostrar o endereço por semanas. Para apressar, peça a eles que esqueçam o que a página mostrava:',
      { label: 'Pedir ao Google', url: removalTools.google },
      { label: 'Pedir ao Bing', url: removalTools.bing },
    ],
  }),
  /**
   * To present and former contacts of an establishment. @param url of the page to stop the claim @param business name
   */
  claimNotice: (url: string, business: string): MailContent => ({
    urgency: urgency.security,
    subject: 'Alguém pediu para cuidar de uma empresa no Guia do Vale',
    paragraphs: [
      `Uma conta pediu para ser a responsável por “${business}”, e o pedido foi conferido. Ele só passa a valer sete dias depois deste aviso. Se está certo, não é preciso fazer nada.`,
      'Se você é desta empresa e não reconhece o pedido, abra o link e pare-o:',
      { label: 'Não fui eu', url },
      'O guia nunca pede código, senha ou pagamento por mensagem.',
    ],
  }),
  /** @param url of the owner's list @param business name */
  claimAccepted: (url: string, business: string): MailContent => ({
    urgency: urgency.other,
    subject: 'A empresa agora está na sua conta',
    paragraphs: [
      `Você agora é responsável por “${business}” no Guia do Vale.`,
      { label: 'Ver as minhas empresas', url },
    ],
  }),
  /** @param url of the claims page, which has the reason @param business name */
  claimRefused: (url: string, business: string): MailContent => ({
    urgency: urgency.other,
    subject: 'O seu pedido sobre uma empresa não foi aceito',
    paragraphs: [
      `O seu pedido para cuidar de “${business}” foi conferido e não foi aceito. O motivo está na página do pedido.`,
      { label: 'Ver o motivo', url },
    ],
  }),
  /** To the owner and to the senders of the request. @param protocol its number @param business former name */
  erased: (protocol: string, business: string): MailContent => ({
    urgency: urgency.other,
    subject: 'A empresa saiu do guia',
    paragraphs: [
      `O pedido ${protocol} foi aceito: “${business}” foi apagada do Guia do Vale com fotos e histórico, e não volta.`,
      'As cópias de segurança feitas antes são apagadas com o tempo; se uma for usada, a empresa é apagada de novo antes de o site abrir.',
    ],
  }),
  passkeyAdded: (): MailContent => ({
    urgency: urgency.security,
    subject: 'Uma chave de acesso foi adicionada à sua conta',
    paragraphs: [
      'Uma chave de acesso acaba de ser adicionada à sua conta no Guia do Vale: com ela se entra sem a senha.',
      'Se não foi você, remova-a em Minha Conta, troque a sua senha e escreva o quanto antes para o endereço abaixo.',
    ],
  }),
  passkeyRemoved: (): MailContent => ({
    urgency: urgency.security,
    subject: 'Uma chave de acesso foi removida da sua conta',
    paragraphs: [
      'Uma chave de acesso acaba de ser removida da sua conta no Guia do Vale. Sem nenhuma chave, a senha sozinha volta a abrir a conta.',
      'Se não foi você, troque a sua senha e escreva o quanto antes para o endereço abaixo.',
    ],
  }),
  /** @param left number of unused codes */
  recoveryCodeUsed: (left: number): MailContent => ({
    urgency: urgency.security,
    subject: 'Um código de recuperação da sua conta foi usado',
    paragraphs: [
      `Um código de recuperação acaba de ser usado na sua conta no Guia do Vale, junto com a senha. ${codesLeft(left)}`,
      'Se não foi você, entre com a sua chave de acesso, troque a sua senha, gere novos códigos em Minha Conta e escreva o quanto antes para o endereço abaixo.',
    ],
  }),
  recoveryCodesRenewed: (): MailContent => ({
    urgency: urgency.security,
    subject: 'Novos códigos de recuperação da sua conta',
    paragraphs: [
      'Novos códigos de recuperação acabam de ser gerados para a sua conta no Guia do Vale. Os anteriores não valem mais.',
      'Se não foi você, troque a sua senha, gere outros códigos em Minha Conta e escreva o quanto antes para o endereço abaixo.',
    ],
  }),
  secondFactorRemoved: (): MailContent => ({
    urgency: urgency.security,
    subject: 'O segundo fator da sua conta foi removido',
    paragraphs: [
      'Um administrador do Guia do Vale removeu as chaves de acesso e os códigos de recuperação da sua conta e encerrou as suas sessões. A senha sozinha volta a abrir a conta.',
      'Entre e adicione uma nova chave em Minha Conta. Se você não pediu isto, troque a sua senha e escreva o quanto antes para o endereço abaixo.',
    ],
  }),
  accountDeleted: (): MailContent => ({
    urgency: urgency.other,
    subject: 'A sua conta foi excluída',
    paragraphs: [
      'A sua conta no Guia do Vale foi excluída, com os seus favoritos, a sua foto e as suas sessões. As empresas que eram ligadas a ela continuam no guia, sem vínculo com você.',
      'Este é o último e-mail que enviamos para este endereço. Se não foi você que pediu a exclusão, escreva o quanto antes para o endereço abaixo.',
    ],
  }),
}
