/** Texts of the dashboard's screen of what sources call categories. */
export const sourceCategoryMessages = {
  title: 'Categorias das fontes',
  lead: 'Que categoria do guia é cada categoria das fontes. O que mudar aqui vale na próxima importação: rascunhos sem categoria que ninguém editou a recebem, e os outros cadastros recebem uma proposta.',
  back: 'Voltar à importação',
  list: 'Lista de categorias das fontes',
  search: 'Buscar categorias das fontes',
  searchPlaceholder: 'Nome na fonte ou no guia',
  one: 'categoria de fonte',
  several: 'categorias de fontes',
  empty: 'Nenhuma categoria de fonte encontrada',

  state: 'Mostrar',
  all: 'Todas',
  states: { unknown: 'Sem categoria', changed: 'Mudadas' },
  category: 'Mudadas para a categoria',
  anyCategory: 'Qualquer categoria',

  name: 'Na fonte',
  target: 'No guia',
  unknown: 'Sem categoria',
  notListed: 'O guia não lista',
  changed: 'mudada',
  places: 'Lugares',
  lastRunOn: 'Última importação',

  choose: { open: 'Escolher categoria', of: (name: string) => `Escolher a categoria de ${name}` },
  leaveOut: { open: 'Não listar', of: (name: string) => `${name}: o guia não lista` },
  reset: { open: 'Voltar ao padrão', of: (name: string) => `Voltar ao padrão de ${name}` },
  field: (name: string) => `Categoria ou subcategoria de ${name}`,
  missing: 'Escolha a categoria ou a subcategoria.',
  save: 'Salvar',
  undo: 'Desfazer',
  saved: (name: string, target: string) => `${name}: ${target}.`,
  /** Where it is not known what it is any more. */
  forgotten: (name: string) => `${name} está sem categoria.`,
  undone: (name: string) => `A mudança de ${name} foi desfeita.`,
  failed: 'Não foi possível salvar a categoria. Tente novamente.',
} as const
