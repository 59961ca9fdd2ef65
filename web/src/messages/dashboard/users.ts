import { count } from '../site.ts'

/** Texts of the dashboard's screen of accounts. */
export const usersMessages = {
  title: 'Usuários',
  lead: 'Quem tem conta no guia, com que papel, e de quais estabelecimentos cada um é dono.',
  list: 'Lista de Usuários',
  search: 'Buscar usuários',
  searchPlaceholder: 'Nome ou e-mail',
  role: 'Papel',
  anyRole: 'Todos os papéis',
  roles: { ADMIN: 'Administrador', USER: 'Usuário' },
  one: 'usuário',
  several: 'usuários',
  name: 'Nome',
  contact: 'E-mail e telefone',
  owns: 'Empresas',
  since: 'Desde',
  you: 'Você',
  actions: 'Ações',
  deactivated: 'Desativada',
  empty: 'Nenhum usuário encontrado',

  change: {
    open: 'Mudar papel',
    openOf: (name: string) => `Mudar papel de ${name}`,
    ADMIN: 'Tornar administrador',
    USER: 'Tornar usuário',
    ask: {
      ADMIN: (name: string) => `Tornar ${name} administrador?`,
      USER: (name: string) => `Tirar de ${name} o papel de administrador?`,
    },
    about: {
      ADMIN: 'Terá acesso a todo o painel: estabelecimentos, cidades, categorias e usuários.',
      USER: 'Deixará de ver o painel. A conta e os favoritos continuam.',
    },
    sessions: 'As sessões abertas dessa conta serão encerradas.',
    done: {
      ADMIN: (name: string) => `${name} agora é Administrador.`,
      USER: (name: string) => `${name} agora é Usuário.`,
    },
    failed: (name: string) => `Erro ao mudar o papel de ${name}`,
    own: 'Você não pode tirar o seu próprio papel de administrador. Peça a outro administrador.',
  },

  /** Of any action, with the server's own message. */
  refused: (name: string, message: string) => `${name}: ${message}`,

  deactivate: {
    open: 'Desativar',
    openOf: (name: string) => `Desativar a conta de ${name}`,
    ask: (name: string) => `Desativar a conta de ${name}?`,
    about:
      'Ninguém mais entra com ela, e as sessões abertas são encerradas. Os estabelecimentos dela continuam no guia. A conta pode ser reativada quando você quiser.',
    done: (name: string) => `A conta de ${name} foi desativada.`,
    failed: (name: string) => `Erro ao desativar a conta de ${name}`,
    own: 'Você não pode desativar a sua própria conta. Peça a outro administrador.',
  },

  reactivate: {
    open: 'Reativar',
    openOf: (name: string) => `Reativar a conta de ${name}`,
    ask: (name: string) => `Reativar a conta de ${name}?`,
    about: 'Volta a entrar com o mesmo e-mail e a mesma senha.',
    done: (name: string) => `A conta de ${name} foi reativada.`,
    failed: (name: string) => `Erro ao reativar a conta de ${name}`,
  },

  passwordLink: {
    open: 'Enviar link de senha',
    openOf: (name: string) => `Enviar link de senha para ${name}`,
    ask: (name: string) => `Enviar link de senha para ${name}?`,
    about: (email: string) =>
      `Um link para escolher outra senha vai para ${email}. Ele vale por uma hora e só pode ser usado uma vez. A senha atual continua valendo até lá.`,
    action: 'Enviar link',
    done: (email: string) => `Link enviado para ${email}.`,
    failed: (name: string) => `Erro ao enviar o link para ${name}`,
  },

  secondFactor: {
    open: 'Remover segundo fator',
    openOf: (name: string) => `Remover o segundo fator de ${name}`,
    ask: (name: string) => `Remover o segundo fator de ${name}?`,
    about: (email: string) =>
      `Para quem perdeu as chaves de acesso e os códigos de recuperação: todos deixam de valer, as sessões abertas são encerradas, e a senha sozinha volta a abrir a conta. Um aviso vai para ${email}. Confirme antes que o pedido é mesmo dessa pessoa.`,
    done: (name: string) => `O segundo fator de ${name} foi removido.`,
    failed: (name: string) => `Erro ao remover o segundo fator de ${name}`,
  },

  owned: {
    title: (name: string) => `Estabelecimentos de ${name}`,
    open: (total: number, name: string) =>
      `${count(total)} ${total === 1 ? 'estabelecimento' : 'estabelecimentos'} de ${name}: ver quais`,
    /** Shown at most so many. */
    more: (shown: number, total: number) => `Mostrando ${count(shown)} de ${count(total)}.`,
  },
} as const

/** Texts of invitations to an account. */
export const invitationsMessages = {
  open: 'Convidar',
  title: 'Convidar para o guia',
  lead: 'A pessoa recebe um link por e-mail, escolhe a própria senha e passa a ter uma conta. O link vale por 7 dias.',
  submit: 'Enviar convite',
  submitting: 'Enviando…',
  sent: (email: string) => `Convite enviado para ${email}.`,
  failed: 'Não foi possível enviar o convite. Tente de novo em instantes.',
  list: 'Convites à espera',
  until: (day: string) => `vale até ${day}`,
  expired: (day: string) => `expirou em ${day}`,
  resend: 'Reenviar',
  invitedBy: (name: string) => `Enviado por ${name}`,
  resendTo: (name: string) => `Reenviar o convite de ${name}`,
  revoke: 'Cancelar',
  revokeOf: (name: string) => `Cancelar o convite de ${name}`,
  revoked: (name: string) => `O convite de ${name} foi cancelado.`,
} as const
