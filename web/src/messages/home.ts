/** Texts of the home page; verbatim from the specification where it quotes them. */
export const homeMessages = {
  title: 'Guia do Vale: estabelecimentos do Vale do Paraíba e Litoral Norte',
  heading: 'O Vale inteiro, perto de você',
  lead: 'Padarias, oficinas, pousadas e serviços da Mantiqueira ao Litoral Norte. Todos com a mesma chance de aparecer.',
  heroCities: 'Comece por uma cidade',
  categories: 'Do que você precisa?',
  latest: 'Últimos cadastrados',
  latestLead: 'Os estabelecimentos que acabaram de chegar, do mais novo para o mais antigo.',
  latestFailed: 'Os últimos cadastrados não puderam ser carregados.',
  latestEmpty: 'Ainda não há estabelecimentos cadastrados.',
  /** @param date yyyy-MM-dd */
  holiday: (name: string, date: string) => `${name}, ${date.slice(8)}/${date.slice(5, 7)}: veja o que abre`,
  seeAll: 'Ver todos os estabelecimentos',
  popular: 'Cidades populares',
  popularLead: 'Bons pontos de partida.',
  popularFailed: 'As cidades populares não puderam ser carregadas.',
  seeCity: (city: string) => `Ver estabelecimentos em ${city}`,
  registerHeading: 'Sua empresa também cabe aqui',
  registerLead:
    'Um plano só, justo e igual para todos. Sua empresa aparece na busca com a mesma chance de qualquer outra.',
} as const
