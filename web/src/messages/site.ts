/** The texts that any page of the public web app may need, word for word as the specification quotes it where it does. */
export const messages = {
  siteName: 'Guia do Vale',
  siteDescription:
    'Encontre restaurantes, lojas, oficinas e serviços no Vale do Paraíba, na Serra da Mantiqueira e no Litoral Norte. Busca justa, em ordem aleatória, sem posição paga.',
  /** Latest, popular, stats and chart: "Erro: {message}". */
  error: (message: string) => `Erro: ${message}`,
  loading: 'Carregando...',
  tryAgain: 'Tentar de novo',
  /** Said after what failed: no answer came at all, or one that is not the server's. */
  offline: 'Sem conexão. A página abre assim que a internet voltar.',
  noConnection: 'Não houve resposta: confira sua conexão e tente de novo.',
  serverAway: 'O site está fora do ar por um momento: tente de novo daqui a pouco.',
  session: {
    expired: 'Sessão expirada ou inválida',
    /** Of what was refused with it, which stays in view after the next sign-in. */
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
    /** Who answers for the site, as far as the operator has set it. */
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
    /** No line begins with the dot. */
    place: (neighborhood: string, city: string) => `${neighborhood}\u00a0· ${city}`,
    /** Before the place. */
    serves: (place: string) => `Atende em ${place}\u00a0· `,
    addressHidden: 'Endereço não divulgado',
    distance: (km: number) => `${km.toLocaleString('pt-BR')} km · `,
    /** On paper, before the place. */
    street: (street: string, number: string | null) => `${street}${number ? `, ${number}` : ''}\u00a0· `,
    whatsapp: (number: string) => `WhatsApp ${number}`,
  },

  /** The field and the button that any page may need. */
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

/** Texts of the two ways to reach an establishment at once: on profiles and on cards. */
export const contactMessages = {
  hiddenUntil: (date: string) => `Endereço e contatos ocultos a pedido, em análise até ${date}`,
  shownToYou: 'Só o dono e a administração os veem aqui.',
  /** What the provider's chat opens with. */
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
  /** The text that a visitor's WhatsApp opens with. */
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

/** Texts of what has closed, on profiles and cards; small, since every card has them. */
export const closureMessages = {
  draft: 'Rascunho',
  draftNote: 'Só a administração e quem é dono veem esta página.',
  forGood: 'Encerrou as atividades',
  forNow: 'Fechado temporariamente',
  until: (day: string) => `Fechado temporariamente até ${day}`,
  /** On cards, where there is one line. */
  shortUntil: (day: string) => `Fechado até ${day}`,
  shortOverdue: 'Reabertura a confirmar',
  overdue: (date: string) => `Reabertura prevista para ${date}, confirme`,
  informedOn: (date: string) => `Informado em ${date}.`,
  stillWorks: 'Ainda funciona?',
  stillWorksOf: (name: string, address: string) =>
    `Olá! O Guia do Vale diz que ${name} encerrou as atividades, mas ainda funciona: ${address}`,
} as const

/**
 * A whole number as people here write it: 1.234. By hand, since `Intl.NumberFormat` loads its data when the first is made,
 * which takes a phone 20 to 60 ms of every page's start.
 */
export function count(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, '.')
}
