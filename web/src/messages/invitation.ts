/** Texts of the page where the link of an invitation leads. */
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
  noToken: 'Este link não está completo. Abra de novo o link do e-mail.',
  over: 'Este convite não vale mais. Ele serve uma vez só, por 7 dias, e termina quando outro é enviado. Peça outro a quem convidou você.',
} as const
