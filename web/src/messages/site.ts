/** Texts that any public page may need; verbatim from the specification where it quotes them. */
export const messages = {
  siteName: 'Guia do Vale',
  siteDescription:
    'Encontre restaurantes, lojas, oficinas e serviços no Vale do Paraíba, na Serra da Mantiqueira e no Litoral Norte. Busca justa, em ordem aleatória, sem posição paga.',
  /** "Erro: {message}" of the latest, popular, stats and chart sections. */
  error: (message: string) => `Erro: ${message}`,
  loading: 'Carregando...',
  tryAgain: 'Tentar de novo',
  /** Appended to a failure without a response, or with one of a proxy. */
  offline: 'Sem conexão. A página abre assim que a internet voltar.',
  noConnection: 'Não houve resposta: confira sua conexão e tente de novo.',
  serverAway: 'O site está fora do ar por um momento: tente de novo daqui a pouco.',
  session: {
    expired: 'Sessão expirada ou inválida',
    /** For an operation that failed with the session, since it stays visible after the next sign-in. */
    interrupted: 'A sessão tinha expirado. Tente outra vez.',
  },

  nav: {
    label: 'Principal',
    skip: 'Pular para o conteúdo',
    home: 'Home',
    explore: 'Explore',
    about: 'Quem Somos',
    registerBusiness: 'Cadastre sua Empresa',
    login: 'Login',
    menu: 'Menu',
    toHome: 'Guia do Vale, página inicial',
    newTab: '(abre em outra aba)',
  },

  footer: {
    tagline: 'Os lugares de quem vive entre a Mantiqueira e o mar.',
    cities: 'Cidades',
    categories: 'Categorias',
    refresh: 'Trocar categorias',
    pause: 'Pausar a troca automática de categorias',
    resume: 'Retomar a troca automática de categorias',
    site: 'Guia do Vale',
    privacy: 'Política de Privacidade',
    terms: 'Termos',
    scam: 'Golpe da lista',
    sitemap: 'Sitemap',
    fairness: 'Ordem aleatória. Nenhuma posição é paga.',
    /** Legal operator of the site, as far as configured. */
    operator: {
      name: (name: string) => `O Guia do Vale é mantido por ${name}`,
      cnpj: (cnpj: string) => `CNPJ ${cnpj}`,
      dataContact: 'Proteção de dados:',
    },
  },

  sitemap: {
    title: 'Sitemap',
    description: 'Todas as páginas do Guia do Vale, por cidade e por categoria.',
    pages: 'Páginas',
  },

  card: {
    more: 'Ver mais',
    moreOf: (name: string) => `Ver mais sobre ${name}`,
    /** The non-breaking space keeps the dot off line starts. */
    place: (neighborhood: string, city: string) => `${neighborhood}\u00a0· ${city}`,
    /** Precedes the place. */
    serves: (place: string) => `Atende em ${place}\u00a0· `,
    addressHidden: 'Endereço não divulgado',
    distance: (km: number) => `${km.toLocaleString('pt-BR')} km · `,
    /** Precedes the place in print. */
    street: (street: string, number: string | null) => `${street}${number ? `, ${number}` : ''}\u00a0· `,
    whatsapp: (number: string) => `WhatsApp ${number}`,
  },

  /** Texts of the search field and button, which any page may have. */
  search: {
    label: 'Buscar estabelecimentos',
    name: 'Nome',
    namePlaceholder: 'Ex.: padaria, mecânica, pousada',
    submit: 'Buscar',
  },

  notFound: {
    title: 'Página não encontrada',
    text: 'O endereço pode ter mudado ou a página não existe mais.',
    back: 'Voltar para a página inicial',
  },

  unloaded: {
    title: 'A página não carregou',
    text: 'Esta página não pôde ser mostrada.',
  },

  crash: {
    title: 'Algo deu errado',
    text: 'Não foi possível mostrar esta página. Tente de novo; se continuar, volte para a página inicial.',
  },
} as const

/** Texts of contact by phone and WhatsApp, on profiles and cards. */
export const contactMessages = {
  hiddenUntil: (date: string) => `Endereço e contatos ocultos a pedido, em análise até ${date}`,
  shownToYou: 'Só o dono e a administração os veem aqui.',
  /** Initial message in a chat with the guide. */
  wantToRegister: 'Olá! Quero cadastrar a minha empresa no Guia do Vale.',
  wantToChange: 'Olá! Quero pedir uma alteração nos dados da minha empresa no Guia do Vale.',
  wantToChangeOf: (name: string, address: string) =>
    `Olá! Quero pedir uma alteração nos dados de ${name} no Guia do Vale: ${address}`,
  change: 'Pedir uma alteração',
  isWrong: 'Algum dado mudou?',
  correct: 'Corrigir informação',
  claim: 'Esta empresa é minha',
  whatsapp: 'WhatsApp',
  whatsappOf: (name: string) => `WhatsApp de ${name}`,
  call: 'Ligar',
  callTo: (whom: string) => `Ligar para ${whom}`,
  /** Initial message in a visitor's chat with an establishment. */
  greeting: (name: string) => `Olá, ${name}! Encontrei vocês no Guia do Vale e gostaria de mais informações.`,
} as const

/** Texts of public pages that depend on the account. */
export const sessionMessages = {
  unreachable: 'Não foi possível carregar a sua conta. Verifique a conexão e tente de novo.',
  needsScript: 'Esta página precisa de JavaScript. Ative-o no navegador para entrar nela.',
  menu: (name: string) => `Conta de ${name}`,
  account: 'Minha Conta',
  favorites: 'Meus Favoritos',
  myBusinesses: 'Minhas Empresas',
  admin: 'Painel Admin',
  leave: 'Sair',
  favorite: {
    of: (name: string) => `Favoritar ${name}`,
    add: 'Adicionar aos favoritos',
    remove: 'Remover dos favoritos',
    added: 'Salvo em Meus Favoritos',
    show: 'Ver',
    addFailed: 'Erro ao adicionar favorito. Tente novamente.',
    removeFailed: 'Erro ao remover favorito. Tente novamente.',
    noId: 'ID do favorito não fornecido',
  },
  toasts: { label: 'Avisos', close: 'Fechar aviso' },
} as const

/** Texts about closures, on profiles and cards; kept short, since every card loads them. */
export const closureMessages = {
  draft: 'Rascunho',
  draftNote: 'Só a administração e quem é dono veem esta página.',
  forGood: 'Encerrou as atividades',
  forNow: 'Fechado temporariamente',
  until: (day: string) => `Fechado temporariamente até ${day}`,
  /** Single line for cards. */
  shortUntil: (day: string) => `Fechado até ${day}`,
  shortOverdue: 'Reabertura a confirmar',
  overdue: (date: string) => `Reabertura prevista para ${date}, confirme`,
  informedOn: (date: string) => `Informado em ${date}.`,
  stillWorks: 'Ainda funciona?',
  stillWorksOf: (name: string, address: string) =>
    `Olá! O Guia do Vale diz que ${name} encerrou as atividades, mas ainda funciona: ${address}`,
} as const

/**
 * Formats an integer for Brazil: 1.234. Avoids `Intl.NumberFormat`, whose first use takes a phone 20 to 60 ms
 * at every page's start.
 */
export function count(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, '.')
}
