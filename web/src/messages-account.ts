const numbers = new Intl.NumberFormat('pt-BR')

/** Texts of the pages of an account: Minha Conta, Meus Favoritos, Minhas Empresas. */
export const accountMessages = {
  loading: 'Carregando...',
  cancel: 'Cancelar',
  close: 'Fechar',

  account: {
    title: 'Minha Conta',
    lead: 'Seus dados no Guia do Vale. Só você os vê.',
  },

  profile: {
    title: 'Perfil',
    lead: 'Como chamamos você e por onde falamos com você.',
    name: 'Nome',
    phone: 'Telefone',
    phonePlaceholder: '(99) 99999-9999',
    submit: 'Salvar perfil',
    submitting: 'Salvando…',
    saved: 'Perfil atualizado.',
    failed: 'Não foi possível salvar o perfil. Tente de novo em instantes.',
  },

  photo: {
    label: 'Foto',
    add: 'Adicionar foto',
    change: 'Trocar foto',
    remove: 'Remover foto',
    hint: 'PNG, JPG, JPEG até 5MB',
    saved: 'Foto atualizada.',
    removed: 'Foto removida.',
    failed: 'Não foi possível salvar a foto. Tente de novo em instantes.',
    unreadable: 'Não foi possível abrir esta imagem. Escolha um arquivo PNG ou JPG.',
    cropTitle: 'Ajustar foto',
    crop: 'Arraste a foto para enquadrar. As setas do teclado também movem.',
    zoom: 'Aproximação',
    submit: 'Usar esta foto',
    submitting: 'Enviando…',
  },

  email: {
    title: 'E-mail',
    lead: 'É com ele que você entra.',
    current: (email: string) => `E-mail atual: ${email}`,
    email: 'Novo e-mail',
    password: 'Sua senha',
    submit: 'Trocar e-mail',
    submitting: 'Salvando…',
    saved: 'E-mail alterado.',
    failed: 'Não foi possível trocar o e-mail. Tente de novo em instantes.',
  },

  password: {
    title: 'Senha',
    lead: 'Ao trocar a senha, as sessões em outros aparelhos são encerradas.',
    current: 'Senha atual',
    new: 'Nova senha',
    hint: 'Pelo menos 8 caracteres.',
    submit: 'Trocar senha',
    submitting: 'Salvando…',
    saved: 'Senha alterada.',
    failed: 'Não foi possível trocar a senha. Tente de novo em instantes.',
  },

  sessions: {
    title: 'Sessões',
    lead: 'Perdeu um aparelho ou entrou em um que não é seu?',
    submit: 'Sair de todos os dispositivos',
    submitting: 'Saindo…',
    confirm: 'Você vai precisar entrar de novo em cada aparelho, inclusive neste.',
    failed: 'Não foi possível encerrar as sessões. Tente de novo em instantes.',
  },

  data: {
    title: 'Meus dados',
    lead: 'Tudo o que o guia guarda sobre você, em um arquivo JSON.',
    submit: 'Baixar meus dados',
    submitting: 'Preparando…',
    file: 'guia-do-vale-meus-dados.json',
    failed: 'Não foi possível preparar os dados. Tente de novo em instantes.',
  },

  deletion: {
    title: 'Excluir conta',
    lead: 'Sua conta e seus favoritos são apagados. Suas empresas continuam no guia, sem vínculo com você.',
    open: 'Excluir minha conta',
    confirm: 'Isto não pode ser desfeito. Para confirmar, informe sua senha.',
    password: 'Senha',
    submit: 'Excluir para sempre',
    submitting: 'Excluindo…',
    deleted: 'Sua conta foi excluída.',
    failed: 'Não foi possível excluir a conta. Tente de novo em instantes.',
  },

  favorites: {
    title: 'Meus Favoritos',
    leave: 'Sair',
    empty: 'Você ainda não adicionou nenhum estabelecimento aos favoritos.',
    explore: 'Explorar estabelecimentos',
    count: (total: number) =>
      `${numbers.format(total)} ${total === 1 ? 'estabelecimento' : 'estabelecimentos'}`,
    remove: 'Remover dos favoritos',
    removeOf: (name: string) => `Remover dos favoritos: ${name}`,
    removed: (name: string) => `${name} saiu dos favoritos.`,
    undo: 'Desfazer',
    loadFailed: 'Erro ao carregar favoritos. Tente novamente mais tarde.',
    removeFailed: 'Erro ao remover favorito. Tente novamente.',
    undoFailed: 'Erro ao adicionar favorito. Tente novamente.',
  },

  businesses: {
    title: 'Minhas Empresas',
    lead: 'As empresas ligadas à sua conta, como todos as veem.',
    change: 'Mudou o telefone, o endereço ou o horário?',
    talk: 'Pedir uma alteração',
    empty: 'Você ainda não tem empresas no guia.',
    emptyLead: 'Cadastrar é simples: fale com a gente e cuidamos do resto.',
    since: (date: string) => `No guia desde ${date}`,
    see: (name: string) => `Ver a página de ${name}`,
    seeShort: 'Ver página',
    list: 'Suas empresas',
    loadFailed: 'Não foi possível carregar suas empresas. Tente de novo mais tarde.',
  },
} as const
