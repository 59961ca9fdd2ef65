/** Texts of the screen of likely duplicates. */
export const pairMessages = {
  title: 'Possíveis repetidos',
  lead: 'Estabelecimentos que parecem ser o mesmo, os mais prováveis primeiro. A busca se repete a cada hora, se algo mudou.',
  list: 'Lista de possíveis repetidos',
  one: 'par',
  several: 'pares',
  empty: 'Nenhum par encontrado',
  emptyLead: 'Quando dois cadastros parecerem o mesmo estabelecimento, eles aparecem aqui.',
  search: 'Procurar agora',
  searching: 'Procurando pares…',
  nothingNew: 'Nada mudou desde a última busca.',
  searchFailed: 'Não foi possível começar a busca',
  pairOf: (first: string, second: string) => `${first} e ${second}`,
  reasons: 'Por que aparecem juntos',
  address: 'Endereço',
  similar: {
    title: 'Talvez este estabelecimento já esteja no guia:',
    link: (name: string, neighborhood: string, city: string) =>
      `${name} (${neighborhood}, ${city}, abre em outra aba)`,
  },
  none: 'Não informado',
  editOf: (name: string, id: string) => `Editar ${name} (nº ${id})`,
  merge: 'Unir',
  mergeOf: (first: string, second: string) => `Unir ${first} e ${second}`,
  distinct: {
    action: 'Não são o mesmo',
    actionOf: (first: string, second: string) => `${first} e ${second} não são o mesmo`,
    done: (first: string, second: string) => `${first} e ${second} não aparecem mais como par.`,
    failed: 'Não foi possível guardar a decisão',
  },
} as const
