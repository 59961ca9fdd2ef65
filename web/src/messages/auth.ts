import type { LoginReason } from '../session/login-state.ts'

/** Texts of the pages without header and footer: login, registration, password reset, access refusal. */
export const authMessages = {
  email: 'E-mail',
  password: 'Senha',
  newPassword: 'Nova senha',
  passwordHint: 'Pelo menos 8 caracteres.',
  name: 'Nome',
  phone: 'Telefone',
  phonePlaceholder: '(99) 99999-9999',
  toHome: 'Voltar para a página inicial',
  toLogin: 'Voltar para o login',

  login: {
    title: 'Entrar',
    lead: 'Seus favoritos e sua conta no Guia do Vale.',
    remember: 'Lembrar-me',
    submit: 'Entrar',
    submitting: 'Entrando…',
    forgot: 'Esqueci minha senha',
    noAccount: 'Ainda não tem conta?',
    register: 'Cadastre-se',
    failed: 'Credenciais inválidas. Tente novamente.',
    unanswered: 'Não foi possível entrar.',
    signedIn: 'Você já entrou',
    continue: 'Continuar',
    leave: 'Sair',
    reasons: {
      expired: 'Sua sessão expirou. Entre de novo para continuar.',
      favorites: 'Faça login para gerenciar seus favoritos.',
      left: 'Você saiu da sua conta.',
      registered: 'Cadastro feito. Sua conta está pronta.',
      passwordReset: 'Senha alterada. Entre com a nova senha.',
      invited: 'Sua conta está pronta. Entre com o seu e-mail e a senha que você escolheu.',
    } satisfies Record<LoginReason, string>,
  },

  passkey: {
    signIn: 'Usar chave de acesso',
    waiting: 'Aguardando o navegador…',
    unused: 'Nenhuma chave de acesso foi usada. Tente de novo, ou entre de outra forma.',
    ofAnother: 'Esta chave de acesso é de outra conta.',
    recoveryCode: 'Código de recuperação',
    recoveryHint:
      'Se a chave de acesso não estiver à mão: um dos códigos que você guardou. Cada um serve uma vez.',
  },

  register: {
    title: 'Criar conta',
    lead: 'Guarde seus lugares preferidos e volte a eles em qualquer aparelho.',
    submit: 'Cadastrar',
    submitting: 'Cadastrando…',
    failed: 'Erro ao fazer o registro',
    agree: 'Ao se cadastrar, você aceita os',
    terms: 'Termos',
    and: 'e a',
    privacy: 'Política de Privacidade',
    hasAccount: 'Já tem conta?',
    login: 'Entrar',
  },

  forgot: {
    title: 'Esqueci minha senha',
    lead: 'Informe o e-mail da sua conta. Enviamos um link para você criar outra senha.',
    submit: 'Enviar link',
    submitting: 'Enviando…',
    failed: 'Não foi possível enviar o pedido. Tente de novo em instantes.',
    sent: (email: string) => `Se houver uma conta com ${email}, o link chega em poucos minutos.`,
    sentHint: 'Ele vale por uma hora. Se não chegar, olhe a caixa de spam ou peça de novo.',
    again: 'Pedir de novo',
  },

  unauthorized: {
    title: 'Acesso não autorizado',
    text: 'Você não tem permissão para acessar esta página.',
  },
} as const

/** Texts of all forms. */
export const formMessages = {
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  /** Hint for a phone that was extracted from a longer text. */
  leftOut: (text: string) => `“${text}” ficou de fora: aqui vai só o número.`,
  /** Hint for a phone that was saved under an older rule. */
  storedPhone: (problem: string) => `${problem} O número salvo continua valendo enquanto não for mudado.`,
  needsScript: 'Ative o JavaScript do navegador para enviar este formulário.',
} as const
