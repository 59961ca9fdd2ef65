const numbers = new Intl.NumberFormat('pt-BR')

/** A number as people here write it: 1.234. */
function count(number: number): string {
  return numbers.format(number)
}

/** Every text of the public web app, word for word as the specification quotes it where it does. */
export const messages = {
  siteName: 'Guia do Vale',
  siteDescription:
    'Encontre restaurantes, lojas, oficinas e serviços no Vale do Paraíba, na Serra da Mantiqueira e no Litoral Norte. Busca justa, em ordem aleatória, sem posição paga.',
  /** Latest, popular, stats and chart: "Erro: {message}" (point 8). */
  error: (message: string) => `Erro: ${message}`,
  loading: 'Carregando...',
  tryAgain: 'Tentar de novo',
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
    category: 'Categoria',
    allCategories: 'Todas as categorias',
    subcategory: 'Subcategoria',
    allSubcategories: 'Todas as subcategorias',
    noSubcategory: 'Nenhuma subcategoria encontrada',
    submit: 'Buscar',
  },

  home: {
    title: 'Guia do Vale: estabelecimentos do Vale do Paraíba e Litoral Norte',
    heading: 'O Vale inteiro, perto de você',
    lead: 'Padarias, oficinas, pousadas e serviços da Mantiqueira ao Litoral Norte. Todos com a mesma chance de aparecer.',
    heroCities: 'Comece por uma cidade',
    latest: 'Últimos cadastrados',
    latestLead: 'Os estabelecimentos que acabaram de chegar, do mais novo para o mais antigo.',
    latestEmpty: 'Ainda não há estabelecimentos cadastrados.',
    seeAll: 'Ver todos os estabelecimentos',
    popular: 'Cidades populares',
    popularLead: 'Onde mais gente procura.',
    seeCity: (city: string) => `Ver estabelecimentos em ${city}`,
    registerHeading: 'Sua empresa também cabe aqui',
    registerLead:
      'Um plano só, justo e igual para todos. Sua empresa aparece na busca com a mesma chance que qualquer outra.',
  },

  card: {
    more: 'Ver mais',
    moreOf: (name: string) => `Ver mais sobre ${name}`,
    place: (neighborhood: string, city: string) => `${neighborhood} · ${city}`,
  },

  explore: {
    title: 'Explore estabelecimentos',
    everything: 'Estabelecimentos',
    /** A search in words: "Padarias em Taubaté", with "· Centro" and the name that was typed where there are any. */
    heading: (what: string, city: string, neighborhood: string, name: string) =>
      `${what}${city && ` em ${city}`}${neighborhood && ` · ${neighborhood}`}${name && `: “${name}”`}`,
    description: (heading: string) =>
      `${heading} no Guia do Vale: endereço, telefone e WhatsApp. Ordem aleatória e justa, sem posição paga.`,
    filters: 'Filtros',
    results: 'Resultados',
    openFilters: (active: number) => (active > 0 ? `Filtros (${active})` : 'Filtros'),
    closeFilters: 'Fechar filtros',
    see: (total: number) =>
      total === 0 ? 'Nenhum resultado' : `Ver ${count(total)} ${total === 1 ? 'resultado' : 'resultados'}`,
    total: (total: number) => `${count(total)} ${total === 1 ? 'estabelecimento' : 'estabelecimentos'}`,
    place: (page: number, pages: number) => `Página ${count(page)} de ${count(pages)}`,
    active: 'Filtros ativos',
    remove: (filter: string) => `Remover filtro ${filter}`,
    perPage: 'Por página',
    showPerPage: (size: number) => `Mostrar ${size} por página`,
    loadFailed: 'Ocorreu um erro ao carregar os resultados',
    empty: 'Nenhum estabelecimento encontrado com os filtros atuais',
    clear: 'Limpar filtros',
  },

  pagination: {
    label: 'Páginas de resultados',
    previous: 'Anterior',
    next: 'Próxima',
    page: (page: number) => `Página ${page}`,
  },

  profile: {
    notFound: 'Estabelecimento não encontrado',
    notFoundText: 'O endereço pode ter mudado, ou o estabelecimento deixou o guia.',
    breadcrumb: 'Você está aqui',
    home: 'Home',
    categories: 'Categorias',
    about: 'Sobre',
    contact: 'Contato',
    addressLabel: 'Endereço',
    address: (parts: string[]) => `${parts.join(', ')} - Brasil`,
    zipCode: (code: string) => `CEP ${code}`,
    phone: 'Telefone',
    call: 'Ligar',
    callTo: (phone: string) => `Ligar para ${phone}`,
    /** The text that a visitor's WhatsApp opens with. */
    greeting: (name: string) =>
      `Olá, ${name}! Encontrei vocês no Guia do Vale e gostaria de mais informações.`,
    kinds: {
      whatsapp: 'WhatsApp',
      instagram: 'Instagram',
      facebook: 'Facebook',
      linkedin: 'LinkedIn',
      twitter: 'X (Twitter)',
      tiktok: 'TikTok',
      site: 'Site oficial',
    },
    links: 'Redes e site',
    location: 'Localização',
    directions: 'Como chegar',
    noLocation: 'Localização não disponível',
    noLocationText: 'Este estabelecimento ainda não tem coordenadas geográficas cadastradas',
    video: 'Vídeo',
    videoOf: (name: string) => `Vídeo de ${name}`,
    watch: 'Assistir ao vídeo',
    watchNote: 'O vídeo é do YouTube e só carrega quando você toca aqui.',
    share: 'Compartilhar',
    shareText: (name: string) => `${name}, no Guia do Vale:`,
    copied: 'Link copiado',
    related: (category: string, city: string) => `Outros ${category} em ${city}`,
    title: (name: string, city: string) => `${name} em ${city}`,
    description: (name: string, category: string, neighborhood: string, city: string) =>
      `${name}${category && `, ${category}`}: ${neighborhood}, ${city}. Endereço, telefone e contato.`,
  },

  map: {
    zoomIn: 'Aproximar',
    zoomOut: 'Afastar',
    closePopup: 'Fechar',
    marker: (name: string) => `${name} no mapa`,
  },

  photos: {
    label: 'Fotos',
    count: (total: number) => `${count(total)} ${total === 1 ? 'foto' : 'fotos'}`,
    /** The gallery's title, and what a photo without a description is called (point 2). */
    title: (name: string, place: string) => `${name} ${place}`,
    place: (place: number, total: number) => `- Foto ${place} de ${total}`,
    more: (hidden: number) => `+${hidden}`,
    close: 'Fechar galeria',
    previous: 'Foto anterior',
    next: 'Próxima foto',
    thumbnails: 'Todas as fotos',
    show: (place: number) => `Mostrar foto ${place}`,
  },

  notFound: {
    title: 'Página não encontrada',
    text: 'O endereço pode ter mudado ou a página não carregou.',
    back: 'Voltar para a página inicial',
  },

  crash: {
    title: 'Algo deu errado',
    text: 'Não foi possível mostrar esta página. Tente de novo; se continuar, volte para a página inicial.',
  },
} as const
