/** Texts of whatever depends on who is signed in and stands on public pages. */
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
    addFailed: 'Erro ao adicionar favorito. Tente novamente.',
    removeFailed: 'Erro ao remover favorito. Tente novamente.',
    noId: 'ID do favorito não fornecido',
  },
  toasts: { label: 'Avisos', close: 'Fechar aviso' },
} as const
