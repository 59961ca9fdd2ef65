/** Texts of the pages for claiming an establishment and for stopping a claim. */
export const claimMessages = {
  title: 'Esta empresa é minha',
  lead: 'Conferimos pelo contato que já está no perfil. Leva alguns dias e não custa nada.',
  never:
    'O guia nunca pede este código. Só você o envia, pelo WhatsApp do perfil, ou o ouve de nós por telefone.',
  isYours: 'Esta empresa já está na sua conta.',
  mine: 'Ver as minhas empresas',
  how: 'Como você quer confirmar?',
  methods: {
    WHATSAPP: 'Pelo WhatsApp do perfil',
    PHONE: 'Pelo telefone do perfil',
    EVIDENCE: 'Com explicação',
  },
  hints: {
    WHATSAPP: (number: string) =>
      `Você recebe um código aqui e o envia do WhatsApp ${number || 'do perfil'} para o nosso.`,
    PHONE: (number: string) =>
      `Ligamos para ${number || 'o telefone do perfil'} e dizemos um código, que você digita aqui.`,
    EVIDENCE:
      'Conte como podemos conferir: CNPJ, endereço, quem atende. Antes de decidir, ligamos para os números do perfil em dois dias.',
  },
  recent:
    'Os contatos que entraram no perfil há menos de 30 dias, ou por uma proposta, não servem para confirmar.',
  note: 'Como podemos conferir',
  submit: 'Enviar pedido',
  other: 'Confirmar de outro modo',
  code: 'Seu código',
  codeSteps: (number: string) =>
    `Envie este código do WhatsApp ${number || 'do perfil'} para o nosso WhatsApp.`,
  codeUntil: (moment: string) => `Vale até ${moment}.`,
  expired: 'O código não vale mais. Peça outro.',
  newCode: 'Pedir outro código',
  chat: 'Abrir o WhatsApp do guia',
  chatSentence: (name: string, code: string) => `Olá! Esta empresa é minha: ${name}. Código: ${code}`,
  calling: 'Vamos ligar para o telefone do perfil em horário comercial. Digite aqui o código que dissermos:',
  callCode: 'Código da ligação',
  confirm: 'Confirmar',
  evidence: 'Recebemos a sua explicação. A decisão aparece nesta página e no seu e-mail.',
  proved:
    'Conferido. Estamos avisando os contatos do perfil; sete dias depois, a empresa entra na sua conta.',
  effective: (date: string) =>
    `Conferido. A empresa entra na sua conta em ${date}, se nenhum contato do perfil se opuser.`,
  refused: (reason: string) => `O pedido não foi aceito: ${reason}`,
  accepted: 'O pedido foi aceito.',
  failed: 'Não foi possível enviar. Tente novamente em instantes.',
  loadFailed: 'Não foi possível carregar esta página.',
  stop: {
    title: 'Não reconheço este pedido',
    text: (name: string) => `Uma conta pediu para ser a responsável por ${name} no Guia do Vale.`,
    question: 'Se você é desta empresa e não reconhece o pedido, pare-o. Se está certo, feche esta página.',
    button: 'Não fui eu: parar o pedido',
    done: 'O pedido não vale mais. Obrigado por avisar.',
  },
} as const
