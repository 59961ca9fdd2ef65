/** Texts that several screens of the dashboard share. */
export const dashboardMessages = {
  loading: 'Carregando...',
  add: 'Adicionar',
  update: 'Atualizar',
  cancel: 'Cancelar',
  back: 'Voltar',
  edit: 'Editar',
  editOf: (name: string) => `Editar ${name}`,
  remove: 'Excluir',
  removeOf: (name: string) => `Excluir ${name}`,
  actions: 'Ações',
  close: 'Fechar',
  leave: 'Sair',
  /** No answer came at all (point 8). */
  noAnswer: 'Sem resposta do servidor',

  nav: {
    label: 'Painel',
    overview: 'Dashboard',
    businesses: 'Estabelecimentos',
    cities: 'Cidades',
    neighborhoods: 'Bairros',
    categories: 'Categorias',
    subcategories: 'Subcategorias',
    users: 'Usuários',
    site: 'Ver o site',
    collapse: 'Recolher menu',
    expand: 'Expandir menu',
    open: 'Abrir menu',
  },
} as const
