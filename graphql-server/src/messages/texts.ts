const andList = new Intl.ListFormat('pt-BR')
const orList = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

/** What the server itself says to people, in Portuguese. Messages of input rules stand in schema/input. */
export const texts = {
  unauthenticated: 'Sessão expirada ou inválida',
  invalidCredentials: 'Credenciais inválidas. Tente novamente.',
  forbidden: 'Você não tem permissão para fazer isso.',
  notFound: 'Não encontrado.',
  badUserInput: 'Verifique os dados informados.',
  tooManyRequests: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
  unavailable: 'O serviço está temporariamente indisponível. Tente novamente em instantes.',
  outOfSpace: 'Não há espaço para guardar o que foi enviado. Nada foi salvo; tente novamente mais tarde.',
  internal: 'Ocorreu um erro inesperado. Tente novamente em instantes.',
  tooLarge: 'O pedido é grande demais.',
  malformed: 'O pedido não pôde ser lido.',
  unknownContentType: 'O tipo de conteúdo enviado não é aceito aqui.',
  metricsForbidden: 'As medidas são só para quem tem o token delas.',
  preflightNeeded: 'Envie o cabeçalho apollo-require-preflight para usar este caminho.',
  accounts: {
    emailTaken: 'Já existe uma conta com este e-mail.',
    wrongPassword: 'A senha está incorreta.',
    deadLink: 'Este link não vale mais. Peça um novo.',
    lastAdmin: 'Esta é a única conta de administração: antes, dê esse papel a outra pessoa.',
  },
  favorites: {
    notFound: 'Favorito não encontrado.',
    noBusiness: 'Estabelecimento não encontrado.',
    full: (most: number) =>
      `Você já tem ${most.toLocaleString('pt-BR')} favoritos, o limite de uma conta. Remova algum antes de adicionar outro.`,
  },
  places: {
    slugTaken: 'Este slug já está em uso.',
    slugTakenInCity: 'Este slug já está em uso nesta cidade.',
    /** One and several of what a place can have. */
    counted: {
      neighborhoods: ['bairro', 'bairros'],
      subcategories: ['subcategoria', 'subcategorias'],
      businesses: ['estabelecimento', 'estabelecimentos'],
    },
    city: { inUse: (has: string) => `Esta cidade não pode ser excluída: tem ${has}.` },
    neighborhood: {
      inUse: (has: string) => `Este bairro não pode ser excluído: tem ${has}.`,
      settled: (has: string) => `Este bairro não pode mudar de cidade: tem ${has}.`,
    },
    category: { inUse: (has: string) => `Esta categoria não pode ser excluída: tem ${has}.` },
    subcategory: {
      inUse: (has: string) => `Esta subcategoria não pode ser excluída: tem ${has}.`,
      settled: (has: string) => `Esta subcategoria não pode mudar de categoria: tem ${has}.`,
    },
  },
  uploads: {
    malformed: 'O envio chegou incompleto ou malformado e não pôde ser lido.',
    tooSlow: 'O envio demorou demais. Confira sua conexão e tente novamente.',
    tooLarge: 'O arquivo é grande demais.',
    tooManyFiles: (most: number) => `São arquivos demais: o limite é de ${most} por pedido.`,
    missingPart: (name: string) => `Falta a parte ${name} do pedido.`,
    missingFile: (name: string) => `O arquivo ${name}, anunciado em map, não veio com o pedido.`,
    misordered: 'As partes do pedido devem vir nesta ordem: operations, map e depois os arquivos.',
    onlyTwoFields: 'Além dos arquivos, o pedido só pode ter as partes operations e map, uma vez cada.',
    noJson: (name: string) => `A parte ${name} não é um JSON válido.`,
    noObject: (name: string) => `A parte ${name} deve ser um objeto JSON.`,
    onePath: (name: string) => `Em map, o arquivo ${name} deve ter uma lista com um só caminho.`,
    pathTwice: (path: string) => `Em map, o caminho ${path} aparece em mais de um arquivo.`,
    noSuchPlace: (path: string) =>
      `Em map, o caminho ${path} deve levar, a partir de variables, a um valor nulo em operations.`,
    sentTwice: (name: string) => `O arquivo ${name} veio mais de uma vez.`,
    readTwice: 'Um arquivo só pode ser usado uma vez.',
    dropped: (name: string) =>
      `O arquivo ${name} foi descartado: envie os arquivos na ordem em que a operação os usa.`,
  },
  users: {
    notFound: 'Conta não encontrada.',
  },
  restorations: {
    notFound: 'Esta exclusão não foi encontrada.',
    expired: (days: number) => `O prazo de ${days} dias para desfazer esta exclusão acabou.`,
    deletedAgain: 'Já tinha sido restaurado e foi excluído de novo: desfaça a exclusão mais recente.',
    /** @param missing such as `a cidade “Cunha”` */
    missing: (missing: readonly string[]) =>
      missing.length === 1
        ? `Não é possível restaurar: ${missing[0]} não existe mais. Restaure isso primeiro.`
        : `Não é possível restaurar: ${andList.format(missing)} não existem mais. Restaure isso primeiro.`,
    moved: (moved: string, to: string) => `Não é possível restaurar: ${moved} agora é de ${to}.`,
    otherCity: 'outra cidade',
    otherCategory: 'outra categoria',
    named: {
      city: (name: string) => `a cidade “${name}”`,
      neighborhood: (name: string) => `o bairro “${name}”`,
      category: (name: string) => `a categoria “${name}”`,
      subcategory: (name: string) => `a subcategoria “${name}”`,
    },
  },
  images: {
    notAnImage: 'O arquivo não é uma imagem PNG, JPEG, WebP ou AVIF.',
    damaged: 'A imagem está danificada ou incompleta e não pôde ser lida.',
    tooManyPixels: 'A imagem tem pixels demais: o limite é de 40 megapixels e 16.383 pixels de lado.',
    tooLarge: (megabytes: string) => `A imagem é grande demais: o limite é de ${megabytes} MB por arquivo.`,
    noSuchPart: 'A imagem não tem esta parte.',
    unknownVariant: 'Esta variante da imagem não existe.',
  },
  businesses: {
    notFound: 'Estabelecimento não encontrado.',
    stale:
      'Outra pessoa salvou este estabelecimento enquanto você editava. Carregue os dados de novo antes de salvar.',
    noCity: 'A cidade não foi encontrada.',
    noNeighborhood: 'O bairro não foi encontrado.',
    foreignNeighborhood: 'O bairro não é da cidade escolhida.',
    neighborhoodToo: 'Informe também o bairro: o atual não é da cidade escolhida.',
    noCategory: 'Uma das categorias não foi encontrada.',
    noSubcategory: 'Uma das subcategorias não foi encontrada.',
    foreignSubcategory: (name: string) =>
      `A subcategoria “${name}” não é de nenhuma das categorias escolhidas.`,
    noOwner: 'O usuário não foi encontrado.',
    noPhoto: 'A foto não foi encontrada.',
    tooManyPhotos: (most: number, saved: number) =>
      `São no máximo ${most} fotos por estabelecimento, e este já tem ${saved}.`,
    photoOrder: 'Informe cada foto do estabelecimento exatamente uma vez.',
    bulk: {
      unchanged: 'Nada foi mudado.',
      withoutCategory: 'Ficariam sem categoria',
      withoutSubcategory: 'Ficariam sem subcategoria, que uma das categorias exige',
      tooManyCategories: (most: number) => `Ficariam com mais de ${most} categorias`,
      tooManySubcategories: (most: number) => `Ficariam com mais de ${most} subcategorias`,
      foreignSubcategory: (name: string) =>
        `Ficariam com a subcategoria “${name}”, que não é de nenhuma das suas categorias`,
      /** Which establishments it is about: how many, and the first by name. */
      broken: (fault: string, names: readonly string[]) => {
        const first = names.slice(0, 3)
        const others = names.length - first.length
        const who = andList.format(others > 0 ? [...first, `mais ${others}`] : first)
        const count = names.length === 1 ? '1 estabelecimento' : `${names.length} estabelecimentos`
        return `${fault}: ${count} (${who}).`
      },
    },
  },
  exports: {
    expired: 'Este link de download expirou. Volte à lista e exporte de novo.',
    invalid: 'Este link de download não vale. Volte à lista e exporte de novo.',
  },
  imports: {
    empty: 'O arquivo está vazio.',
    notText: 'O arquivo não é uma tabela em texto (CSV).',
    spreadsheet:
      'O arquivo é uma planilha do Excel, não um CSV. No Excel, use Salvar como e escolha “CSV UTF-8 (delimitado por vírgulas)”.',
    utf16: 'O texto do arquivo está em UTF-16. Salve-o como “CSV UTF-8” e tente de novo.',
    unclosedQuote: (line: number) =>
      `Há aspas que não se fecham no registro que começa na linha ${line}. Nada foi importado.`,
    noColumns:
      'A primeira linha não tem nenhum título de coluna conhecido, como nome, telefone ou cidade. Nada foi importado.',
    columnTwice: (one: string, other: string) => `As colunas “${one}” e “${other}” são a mesma.`,
    missingColumns: (names: readonly string[]) =>
      names.length === 1
        ? `Falta a coluna ${names[0]}. Só um arquivo com a coluna id ou slug pode ficar sem ela.`
        : `Faltam as colunas ${andList.format(names)}. Só um arquivo com a coluna id ou slug pode ficar sem elas.`,
    unknownColumn: 'Coluna desconhecida: o que está nela não foi importado.',
    cells: (found: number, expected: number) =>
      `A linha tem ${found} ${found === 1 ? 'coluna' : 'colunas'}, e os títulos são ${expected}. Verifique as aspas e os separadores.`,
    noSuchId: (id: string) => `Não há estabelecimento com o id ${id}.`,
    otherSlug: (slug: string) => `O estabelecimento com este id tem outro slug: ${slug}.`,
    badSlug: 'O slug deve ter só letras minúsculas sem acento, números e hífens.',
    reservedSlug: 'Este slug é reservado ao próprio guia.',
    alike:
      'Há mais de um estabelecimento com este nome neste bairro. Indique qual pela coluna id ou slug, ou pela rua e o número.',
    repeats: (line: number) => `Repete o estabelecimento da linha ${line}.`,
    noSuchOwner: (email: string) => `Não há conta com o e-mail ${email}.`,
    overtaken: 'Outra importação cadastrou este estabelecimento agora há pouco. Importe o arquivo de novo.',
    failed: 'Esta linha não pôde ser salva. Importe o arquivo de novo.',
    places: {
      unknown: {
        city: (name: string) => `A cidade “${name}” não está cadastrada.`,
        neighborhood: (name: string) => `O bairro “${name}” não está cadastrado nesta cidade.`,
        category: (name: string) => `A categoria “${name}” não está cadastrada.`,
        subcategory: (name: string) =>
          `A subcategoria “${name}” não está cadastrada nas categorias da linha.`,
      },
      several: (name: string, slugs: readonly string[]) =>
        `Há mais de um lugar com o nome “${name}”. Escreva o slug em vez do nome: ${orList.format(slugs)}.`,
      whichCategory: (name: string) =>
        `Diga de qual categoria é a subcategoria “${name}”: escreva Categoria > ${name}.`,
      otherCategory: (name: string) => `A categoria “${name}” não está entre as categorias da linha.`,
      created: {
        city: (name: string) => `cidade: ${name}`,
        neighborhood: (name: string, city: string) => `bairro: ${name} (${city})`,
        category: (name: string) => `categoria: ${name}`,
        subcategory: (name: string, category: string) => `subcategoria: ${name} (${category})`,
      },
    },
  },
  rest: {
    city: {
      notFound: 'Cidade não encontrada.',
      created: 'Cidade criada com sucesso!',
      updated: 'Cidade atualizada com sucesso!',
      deleted: 'Cidade excluída com sucesso!',
    },
    // Word for word as the specification has them.
    category: {
      notFound: 'Categoria não encontrada.',
      created: 'Categorias criada com sucesso!',
      updated: 'Categoria atualizada com sucesso!',
      deleted: 'Categorias excluída com sucesso!',
    },
    neighborhood: {
      notFound: 'Bairro não encontrado.',
      created: 'Bairro criado com sucesso!',
      updated: 'Bairro atualizado com sucesso!',
      deleted: 'Bairro excluído com sucesso!',
    },
    subcategory: {
      notFound: 'Subcategoria não encontrada.',
      created: 'Subcategoria criada com sucesso!',
      updated: 'Subcategoria atualizada com sucesso!',
      deleted: 'Subcategoria excluída com sucesso!',
    },
    business: {
      notFound: 'Estabelecimento não encontrado',
      created: 'Estabelecimento criado com sucesso!',
      updated: 'Estabelecimento atualizado com sucesso!',
      deleted: 'Estabelecimento excluído com sucesso!',
      photoDeleted: 'Foto removida com sucesso!',
    },
    favorite: { deleted: 'Favorito removido com sucesso!' },
    notAFlag: (name: string) => `O campo ${name} deve ser true ou false.`,
    notAText: 'Informe um texto.',
    noChoice: (words: readonly string[]) => `Informe ${orList.format(words)}.`,
    wrongMethod: (methods: readonly string[]) => `Este endereço aceita só ${andList.format(methods)}.`,
    onlyAnObject: 'Envie um objeto JSON ou um formulário.',
  },
  pages: {
    notFound: {
      title: 'Estabelecimento não encontrado',
      text: 'O endereço não existe ou o estabelecimento saiu do guia.',
      link: 'Ir para o início',
    },
    unavailable: {
      title: 'Voltamos já',
      text: 'O guia está temporariamente indisponível. Aguarde alguns segundos e tente novamente.',
      link: 'Tentar novamente',
    },
    failed: {
      title: 'Não foi possível abrir esta página',
      text: 'Ocorreu um erro inesperado. Tente novamente em instantes.',
      link: 'Tentar novamente',
    },
  },
  variables: {
    required: (field: string) => `O campo ${field} é obrigatório.`,
    unknown: (field: string, type: string) => `O campo ${field} não existe em ${type}.`,
    expected: (field: string, what: string) => `O campo ${field} deve ser ${what}.`,
    object: 'um objeto',
    oneOf: (values: string) => `um destes valores: ${values}`,
    anotherValue: (type: string) => `um valor do tipo ${type}`,
    scalars: {
      Int: 'um número inteiro',
      Float: 'um número',
      Boolean: 'verdadeiro ou falso (true ou false)',
      String: 'um texto',
      ID: 'um texto ou um número inteiro',
      DateTime: 'uma data e hora como 2026-11-20T15:00:00.000Z',
      Upload: 'um arquivo enviado junto com o pedido',
    } as Readonly<Record<string, string>>,
  },
  tooDeep: (most: number) => `A consulta é profunda demais: o limite é de ${most} níveis.`,
  tooMuchIntrospection:
    'A consulta pede demais do esquema de uma vez. Peça menos níveis ou divida-a em partes.',
  tooManyAliases: (most: number) => `A consulta tem apelidos demais: o limite é de ${most}.`,
  tooManyTokens: (most: number) => `A consulta é longa demais: o limite é de ${most} símbolos.`,
  tooManyDirectives: (most: number) => `A consulta tem diretivas demais: o limite é de ${most}.`,
  tooCostly: (cost: number, most: number) =>
    `A consulta é custosa demais: custa ${cost} e o limite é de ${most}. Peça menos itens ou menos campos.`,
} as const
