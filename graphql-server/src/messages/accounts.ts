export const accounts = {
  emailTaken: 'Já existe uma conta com este e-mail.',
  wrongPassword: 'A senha está incorreta.',
  commonPassword: 'Esta senha está entre as mais usadas e é fácil de adivinhar. Escolha outra.',
  deadLink: 'Este link não vale mais. Peça um novo.',
  lastAdmin: 'Esta é a única conta de administração: antes, dê esse papel a outra pessoa.',
  notFound: 'Conta não encontrada.',
  noLinkWhileDeactivated: 'Esta conta está desativada. Reative-a antes de enviar o link.',
} as const

export const invitations = {
  notFound: 'Este convite não existe mais.',
  dead: 'Este convite não vale mais. Peça outro a quem convidou você.',
  full: (limit: number) => `Já há ${limit} convites à espera. Cancele algum antes de convidar mais alguém.`,
} as const

export const passkeys = {
  full: (limit: number) =>
    `Você já tem ${limit} chaves de acesso, o limite de uma conta. Remova alguma antes.`,
  notAdded: 'A chave de acesso não pôde ser confirmada. Tente adicioná-la de novo.',
  known: 'Esta chave de acesso já está cadastrada.',
  unknown: 'Esta chave de acesso não é conhecida aqui. Tente outra, ou entre com a sua senha.',
  notFound: 'Esta chave de acesso não existe mais.',
  none: 'Adicione uma chave de acesso antes de gerar códigos de recuperação.',
  wrongCode: 'Este código não vale: confira-o, ou use outro. Cada código serve uma vez só.',
} as const

export const sessions = {
  notFound: 'Esta sessão não está mais aberta.',
  demoRefused: 'As contas de demonstração só entram no próprio computador em que o guia foi iniciado.',
  deactivated: 'Esta conta foi desativada. Fale com a administração do guia.',
  secondFactor: 'Esta conta pede também uma chave de acesso ou um código de recuperação.',
  passkeyDemanded: 'Para administrar o guia, adicione antes uma chave de acesso em Minha Conta.',
  notFresh: 'Confirme que é você: informe a sua senha de novo.',
  notFreshSecondFactor:
    'Confirme que é você: use a sua chave de acesso, ou a senha com um código de recuperação.',
  ended: 'Sessão encerrada com sucesso!',
  /** Name of a device: browser and system, or a program other than a browser. */
  device: (browser?: string, system?: string, program?: string) => {
    if (system) return `${browser ?? 'Navegador'} no ${system}`
    return browser ?? (program ? `Programa ${program}` : 'Dispositivo desconhecido')
  },
} as const
