/** Link-checking mail gateways drop the URL's fragment, which contains the secret. */
const cutLink =
  'Este link chegou incompleto: o programa de e-mail cortou o fim dele. Volte ao e-mail, copie o endereço que aparece por inteiro abaixo do botão, até a última letra, e cole-o na barra de endereços do navegador.'

/** Texts of the page for a password reset link. */
export const resetMessages = {
  title: 'Criar nova senha',
  lead: 'Escolha a nova senha da sua conta. As sessões abertas em outros aparelhos serão encerradas.',
  submit: 'Salvar nova senha',
  submitting: 'Salvando…',
  failed: 'Não foi possível salvar a senha. Tente de novo em instantes.',
  noToken: `${cutLink} Se não funcionar, peça outro link.`,
  over: 'Este link não vale mais. Ele serve uma vez só, por uma hora, e termina quando outro é pedido.',
  askAgain: 'Pedir outro link',
} as const

/** Texts of the page for an invitation link. */
export const invitationMessages = {
  title: 'Aceitar convite',
  lead: (name: string) => `Olá, ${name}. Escolha a senha da sua conta no Guia do Vale.`,
  account: {
    USER: (email: string) => `Você vai entrar com ${email}.`,
    ADMIN: (email: string) => `Você vai entrar com ${email} e administrar o guia.`,
  },
  submit: 'Criar minha conta',
  submitting: 'Criando…',
  failed: 'Não foi possível criar a conta. Tente de novo em instantes.',
  unknown: 'Não foi possível verificar o convite. Tente de novo em instantes.',
  noToken: `${cutLink} Se não funcionar, peça outro convite a quem convidou você.`,
  over: 'Este convite não vale mais. Ele serve uma vez só, por 7 dias, e termina quando outro é enviado. Peça outro a quem convidou você.',
} as const
