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
  noConnection: 'Não houve resposta: confira sua conexão e tente de novo.',
  serverAway: 'O site está fora do ar por um momento: tente de novo daqui a pouco.',
  session: { expired: 'Sessão expirada ou inválida' },

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
    sitemap: 'Sitemap',
    fairness: 'Ordem aleatória. Nenhuma posição é paga.',
  },

  sitemap: {
    title: 'Sitemap',
    description: 'Todas as páginas do Guia do Vale, por cidade e por categoria.',
    pages: 'Páginas',
  },

  search: {
    label: 'Buscar estabelecimentos',
    name: 'Nome',
    namePlaceholder: 'Ex.: padaria, mecânica, pousada',
    city: 'Cidade',
    allCities: 'Todas as cidades',
    neighborhood: 'Bairro',
    allNeighborhoods: 'Todos os bairros',
    noNeighborhood: 'Nenhum bairro encontrado',
    neighborhoodsFailed: 'Os bairros não carregaram',
    category: 'Categoria',
    allCategories: 'Todas as categorias',
    subcategory: 'Subcategoria',
    allSubcategories: 'Todas as subcategorias',
    noSubcategory: 'Nenhuma subcategoria encontrada',
    subcategoriesFailed: 'As subcategorias não carregaram',
    submit: 'Buscar',
  },

  card: {
    more: 'Ver mais',
    moreOf: (name: string) => `Ver mais sobre ${name}`,
    place: (neighborhood: string, city: string) => `${neighborhood} · ${city}`,
    distance: (km: number) => `${km.toLocaleString('pt-BR')} km`,
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
