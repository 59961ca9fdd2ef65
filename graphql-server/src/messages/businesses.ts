const andList = new Intl.ListFormat('pt-BR')
const numbers = new Intl.NumberFormat('pt-BR')

/** Fields that a draft may lack, by path. */
const missing: Readonly<Record<string, string>> = {
  'input.description': 'descrição',
  'input.phone': 'telefone',
  'input.categoryIds': 'categoria',
  'input.subcategoryIds': 'subcategoria',
  'input.address.neighborhoodId': 'bairro',
}

export const businesses = {
  notFound: 'Estabelecimento não encontrado',
  created: 'Estabelecimento criado com sucesso!',
  updated: 'Estabelecimento atualizado com sucesso!',
  deleted: 'Estabelecimento excluído com sucesso!',
  photoDeleted: 'Foto removida com sucesso!',
  stale: 'Este estabelecimento mudou enquanto você editava. Carregue os dados de novo antes de salvar.',
  noCity: 'A cidade não foi encontrada.',
  noNeighborhood: 'O bairro não foi encontrado.',
  foreignNeighborhood: 'O bairro não é da cidade escolhida.',
  neighborhoodToo: 'Informe também o bairro: o atual não é da cidade escolhida.',
  noCategory: 'Uma das categorias não foi encontrada.',
  answers: {
    unknown: (slug: string) => `Não há um atributo “${slug}”.`,
    inactive: (name: string) => `O atributo “${name}” não está ativo.`,
    repeated: (name: string) => `O atributo “${name}” está repetido.`,
    gone: 'Um atributo, ou a opção que era a resposta, não existe mais.',
  },
  noSubcategory: 'Uma das subcategorias não foi encontrada.',
  foreignSubcategory: (name: string) =>
    `A subcategoria “${name}” não é de nenhuma das categorias escolhidas.`,
  foreignArea: 'Um dos bairros onde atende não é da cidade informada com ele.',
  noAreaCity: 'Uma das cidades onde atende não foi encontrada.',
  noAreaNeighborhood: 'Um dos bairros onde atende não foi encontrado.',
  hiddenNeighborhood: 'Bairro não divulgado',
  hiddenAddress: {
    inName: 'O nome traz a rua, o número ou o CEP, que não são divulgados.',
    inSlug: 'O endereço da página (slug) traz a rua, o número ou o CEP, que não são divulgados.',
    inDescription: 'A descrição traz a rua, o número ou o CEP, que não são divulgados.',
  },
  noOwner: 'O usuário não foi encontrado.',
  noPhoto: 'A foto não foi encontrada.',
  photoUrlMissing: 'Informe o endereço da foto.',
  tooManyPhotos: (limit: number, saved: number) =>
    `São no máximo ${limit} fotos por estabelecimento, e este já tem ${saved}.`,
  photoOrder: 'Informe cada foto do estabelecimento exatamente uma vez.',
  dateHours: {
    gone: 'Este estabelecimento não existe mais.',
    changed: 'Mudou depois que a lista foi carregada. Confira e salve de novo.',
  },
  bulk: {
    unchanged: 'Nada foi mudado.',
    /** @param limit establishments that the list of one action shows */
    largeAct: (limit: number) =>
      `Esta alteração tem mais de ${limit.toLocaleString('pt-BR')} estabelecimentos. Veja-a no Histórico.`,
    foreignKey: 'Nada foi mudado: a chave (actKey) já é de outra alteração.',
    stalePreview:
      'Nada foi mudado: os estabelecimentos mudaram desde a prévia. Confira de novo o que muda antes de confirmar.',
    /** @param expected number in the list @param found number now */
    otherResult: (expected: number, found: number) =>
      `O resultado mudou: a lista mostrava ${numbers.format(expected)} e agora são ${numbers.format(found)}. Confira a lista e selecione de novo.`,
    withoutCategory: 'Ficariam sem categoria',
    withoutSubcategory: 'Ficariam sem subcategoria, que uma das categorias exige',
    tooManyCategories: (limit: number) => `Ficariam com mais de ${limit} categorias`,
    tooManySubcategories: (limit: number) => `Ficariam com mais de ${limit} subcategorias`,
    foreignSubcategory: (name: string) =>
      `Ficariam com a subcategoria “${name}”, que não é de nenhuma das suas categorias`,
    /** @param paths of missing fields, such as `input.phone` */
    incomplete: (paths: readonly string[]) =>
      `Falta ${andList.format(paths.map((path) => missing[path] ?? path))}`,
    /** Appends the affected establishments: their number, and the names of the first ones. */
    broken: (fault: string, names: readonly string[]) => {
      const first = names.slice(0, 3)
      const others = names.length - first.length
      const who = andList.format(others > 0 ? [...first, `mais ${numbers.format(others)}`] : first)
      const count =
        names.length === 1 ? '1 estabelecimento' : `${numbers.format(names.length)} estabelecimentos`
      return `${fault}: ${count} (${who}).`
    },
  },
} as const

export const exports = {
  /** Name of a workbook's only sheet. */
  sheet: 'Estabelecimentos',
  expired: 'Este link de download expirou. Volte à lista e exporte de novo.',
  invalid: 'Este link de download não vale. Volte à lista e exporte de novo.',
} as const

/** Texts of undo (undo). */
export const undo = {
  notFound: 'Este registro não existe ou não pode ser desfeito.',
  expired: (days: number) => `O prazo de ${days} dias para desfazer acabou.`,
  already: 'Já foi desfeito: tudo está como era antes desta mudança.',
  changedSince: 'Tudo isto foi alterado depois. Escolha o que deve voltar ao valor antigo.',
  deletedSince: 'O estabelecimento foi excluído depois.',
  refused: (reason: string) => `Não é possível desfazer: ${reason}`,
  noField: (field: string) => `O campo “${field}” não é desta mudança ou já está como antes.`,
  photoGone: 'Uma das fotos antigas não está mais guardada.',
  turnedSince: 'Uma das fotos foi girada de novo, trocada ou excluída depois.',
  tooManyPhotos: (most: number) => `Seriam mais de ${most} fotos. Exclua alguma primeiro.`,
} as const

export const restorations = {
  notFound: 'Esta exclusão não foi encontrada.',
  expired: (days: number) => `O prazo de ${days} dias para desfazer esta exclusão acabou.`,
  deletedAgain: 'Já tinha sido restaurado e foi excluído de novo: desfaça a exclusão mais recente.',
  /** @param missing such as `a cidade “Cunha”` */
  missing: (missing: readonly string[]) =>
    missing.length === 1
      ? `Não é possível restaurar: ${missing[0]} não existe mais. Restaure isso primeiro.`
      : `Não é possível restaurar: ${andList.format(missing)} não existem mais. Restaure isso primeiro.`,
  tooManyPhotos: (most: number) =>
    `Não é possível restaurar: seriam mais de ${most} fotos. Exclua alguma primeiro.`,
  moved: (moved: string, to: string) => `Não é possível restaurar: ${moved} agora é de ${to}.`,
  otherCity: 'outra cidade',
  otherCategory: 'outra categoria',
  named: {
    business: (name: string) => `o estabelecimento “${name}”`,
    city: (name: string) => `a cidade “${name}”`,
    neighborhood: (name: string) => `o bairro “${name}”`,
    category: (name: string) => `a categoria “${name}”`,
    subcategory: (name: string) => `a subcategoria “${name}”`,
  },
} as const
