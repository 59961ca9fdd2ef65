/** Texts of the dashboard's screen of searches that found nothing. */
export const emptySearchMessages = {
  title: 'Buscas sem resultado',
  lead: 'O que pelo menos cinco visitantes de um mesmo dia procuraram por nome e não encontraram, nos últimos 90 dias. Faça da palavra um sinônimo, e as próximas buscas chegam à categoria certa.',
  list: 'Lista de buscas sem resultado',
  one: 'busca sem resultado',
  several: 'buscas sem resultado',
  words: 'Palavras',
  visitors: 'Visitantes',
  lastDay: 'Último dia',
  empty: 'Nenhuma busca sem resultado',

  adopt: {
    open: 'Tornar sinônimo',
    openOf: (words: string) => `Tornar “${words}” sinônimo`,
    title: (words: string) => `“${words}” é sinônimo de quê?`,
    of: 'Categoria ou subcategoria',
    missing: 'Escolha a categoria ou a subcategoria.',
    done: (words: string, name: string) => `“${words}” agora é sinônimo de ${name}.`,
    failed: 'Não foi possível salvar o sinônimo. Tente novamente.',
  },

  dismiss: {
    open: 'Tirar da lista',
    openOf: (words: string) => `Tirar “${words}” da lista`,
    done: (words: string) => `“${words}” saiu da lista.`,
    failed: (words: string) => `Erro ao tirar “${words}” da lista`,
  },
} as const
