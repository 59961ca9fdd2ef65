const andList = new Intl.ListFormat('pt-BR')
const orList = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

/** Texts of the import of duty rosters. */
export const dutyRosters = {
  missingColumns: (names: readonly string[]) =>
    `${names.length === 1 ? 'Falta a coluna' : 'Faltam as colunas'} ${andList.format(names)}. Nada foi importado.`,
  noDate: 'Informe a data, como 25/12/2026.',
  badDate: 'Esta data não existe no calendário: escreva como 25/12/2026.',
  notAhead: 'A data deve ser de hoje a um ano à frente.',
  badHours: (problem: string) => `O horário: ${problem}`,
  closed: 'Informe o horário em que fica aberto no plantão.',
  noDecree: 'Informe o número do decreto.',
  badDecree: 'O número do decreto não pode ter parênteses nem ponto e vírgula.',
  longDecree: (limit: number) => `O número do decreto deve ter no máximo ${limit} caracteres, como 123/2027.`,
  noBusiness: 'Informe o estabelecimento: id, slug, ou nome com a cidade.',
  noCity:
    'Não há estabelecimento com este slug. Para achar pelo nome, informe também a cidade, como “Farmácia Central, Taubaté”.',
  unknown: (name: string, city: string) => `Não há estabelecimento “${name}” em ${city}.`,
  several: (slugs: readonly string[]) =>
    `Há mais de um estabelecimento com este nome na cidade. Indique o slug: ${slugs.slice(0, 5).join(', ')}.`,
  repeats: (line: number) => `Repete o estabelecimento e a data da linha ${line}.`,
  changed: 'Um estabelecimento mudou durante a importação. Nada foi salvo: confira o arquivo de novo.',
} as const

export const imports = {
  empty: 'O arquivo está vazio.',
  notText: 'O arquivo não é uma tabela em texto (CSV).',
  spreadsheet:
    'O arquivo é uma planilha do Excel de um formato antigo (.xls) ou com senha. No Excel, use Salvar como e escolha “Pasta de Trabalho do Excel (.xlsx)”, sem senha.',
  noWorkbook:
    'O arquivo não é uma planilha .xlsx. No programa em que ele foi feito, use Salvar como e escolha “Excel (.xlsx)” ou CSV.',
  damagedWorkbook:
    'A planilha do Excel está danificada, incompleta ou com senha, e não pôde ser lida. Abra-a e salve-a de novo como .xlsx. Nada foi importado.',
  largeWorkbook:
    'A planilha é grande demais: o limite de um .xlsx é de 100 MB. Divida-a em arquivos menores. Nada foi importado.',
  noPoint: (line: number) =>
    `O lugar da linha ${line} do GeoJSON não é um ponto com propriedades simples. Nada foi importado.`,
  otherProperties: (line: number) =>
    `O lugar da linha ${line} do GeoJSON não tem as mesmas propriedades que o primeiro. Nada foi importado.`,
  largePlace: 'Um lugar do GeoJSON é grande demais. Nada foi importado.',
  damagedGeoJson: (line: number) =>
    `O GeoJSON está incompleto ou não é válido depois do lugar da linha ${line}. Nada foi importado.`,
  otherSheets: (names: readonly string[]) =>
    `A planilha tem mais abas com linhas, que não foram lidas: ${names.join(', ')}.`,
  otherEncoding: (line: number) =>
    `A linha ${line} tem letras em outra codificação que o resto do arquivo, ou um caractere cortado. Corrija-a e salve o arquivo como “CSV UTF-8”. Nada foi importado.`,
  unclearEncoding: (line: number) =>
    `Não dá para saber em que codificação está o arquivo: as letras da linha ${line} podem ser lidas de mais de um modo. Salve-o como “CSV UTF-8”. Nada foi importado.`,
  unclosedQuote: (line: number) =>
    `Há aspas que não se fecham no registro que começa na linha ${line}. Nada foi importado.`,
  /** Common names of encodings. */
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16',
    'windows-1252': 'Windows-1252',
    macintosh: 'Mac OS Roman',
    cp850: 'DOS (CP850)',
    xlsx: 'planilha do Excel (.xlsx)',
    geojson: 'GeoJSON',
  },
  readAs: (format: string) => `Texto lido como ${format}.`,
  lostZero: (text: string) =>
    `“${text}” parece ter perdido o zero do começo, que planilhas tiram de números. Escreva-o de novo: 0${text}.`,
  joinedLines:
    'A célula junta várias linhas do arquivo, com separadores. Verifique as aspas desta linha e das seguintes.',
  strayQuote: (line: number) =>
    `Há aspas fora do lugar no registro que começa na linha ${line}. Uma célula com aspas fica toda entre aspas, e as de dentro se escrevem duas vezes: "Loja ""Lua""". Nada foi importado.`,
  longCell: (line: number, limit: number) =>
    `Uma célula do registro que começa na linha ${line} tem mais de ${limit.toLocaleString('pt-BR')} caracteres: verifique se todas as aspas se fecham. Nada foi importado.`,
  longRecord: (line: number, limit: number) =>
    `O registro que começa na linha ${line} tem mais de ${limit.toLocaleString('pt-BR')} caracteres: verifique se todas as aspas se fecham. Nada foi importado.`,
  manyColumns: (line: number, limit: number) =>
    `O registro que começa na linha ${line} tem mais de ${limit} colunas. Verifique os separadores. Nada foi importado.`,
  manyRows: (limit: number) =>
    `O arquivo tem mais de ${limit.toLocaleString('pt-BR')} linhas. Divida-o em arquivos menores. Nada foi importado.`,
  noColumns:
    'A primeira linha não tem nenhum título de coluna conhecido, como nome, telefone ou cidade. Nada foi importado.',
  columnTwice: (one: string, other: string) => `As colunas “${one}” e “${other}” são a mesma.`,
  missingColumns: (names: readonly string[]) =>
    names.length === 1
      ? `Falta a coluna ${names[0]}. Só um arquivo com a coluna id ou slug pode ficar sem ela.`
      : `Faltam as colunas ${andList.format(names)}. Só um arquivo com a coluna id ou slug pode ficar sem elas.`,
  foreignColumns: (titles: readonly string[]) => {
    const quoted = andList.format(titles.slice(0, 10).map((title) => `“${title.slice(0, 60)}”`))
    const which = titles.length === 1 ? `A coluna ${quoted} não é` : `As colunas ${quoted} não são`
    return `${which} do guia. Para editar o guia, mude o título ou apague a coluna; senão, importe o arquivo como dados de outra fonte. Nada foi importado.`
  },
  leftOut: (text: string) => `Ficou de fora “${text}”: no telefone vai só o número.`,
  unknownColumn: 'Coluna desconhecida: o que está nela não foi importado.',
  cells: (found: number, expected: number) =>
    `A linha tem ${found} ${found === 1 ? 'coluna' : 'colunas'}, e os títulos são ${expected}. Verifique as aspas e os separadores.`,
  staysHidden:
    'Ficou de fora: um arquivo não volta a mostrar um endereço ou bairro que não é divulgado. Mude no formulário.',
  noSuchPlace: (names: readonly string[]) =>
    `Estes lugares não estão cadastrados, ou há mais de um com o nome: ${names.join(', ')}. Escreva como Cidade ou Cidade/Bairro.`,
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
      subcategory: (name: string) => `A subcategoria “${name}” não está cadastrada nas categorias da linha.`,
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
} as const

export const synonymFiles = {
  columns: { category: 'categoria', subcategory: 'subcategoria', synonyms: 'sinônimos' },
  missing: (names: readonly string[]) =>
    `Na primeira linha falta: ${andList.format(names)}. Nada foi importado.`,
  repeats: (line: number) => `Repete a linha ${line}.`,
  /** Clears a list, in place of its entries. */
  none: '(nenhum)',
  empty: 'A célula de sinônimos está vazia, e a lista não mudou. Para apagar a lista, escreva (nenhum).',
  short: (found: number, expected: number) =>
    `A linha tem ${found} ${found === 1 ? 'coluna' : 'colunas'}, e os títulos são ${expected}. Para apagar a lista, escreva (nenhum).`,
  long: 'A linha tem mais colunas do que os títulos. Separe os sinônimos por |.',
  unknown: (name: string) => `Não há “${name}” nesta categoria, ou a categoria não existe.`,
} as const

export const uploads = {
  malformed: 'O envio chegou incompleto ou malformado e não pôde ser lido.',
  tooSlow: 'O envio demorou demais. Confira sua conexão e tente novamente.',
  tooLarge: 'O arquivo é grande demais.',
  tooManyFiles: (limit: number) => `São arquivos demais: o limite é de ${limit} por pedido.`,
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
} as const

export const images = {
  notAnImage: 'O arquivo não é uma imagem PNG, JPEG, WebP ou AVIF.',
  damaged: 'A imagem está danificada ou incompleta e não pôde ser lida.',
  tooManyPixels: 'A imagem tem pixels demais: o limite é de 40 megapixels e 16.383 pixels de lado.',
  tooLarge: (megabytes: string) => `A imagem é grande demais: o limite é de ${megabytes} MB por arquivo.`,
  noSuchPart: 'A imagem não tem esta parte.',
  unknownVariant: 'Esta variante da imagem não existe.',
} as const

/** By file system error code. */
const writeErrors: Readonly<Record<string, string>> = {
  EACCES: 'não há permissão para isso',
  EPERM: 'não há permissão para isso',
  EROFS: 'o disco só pode ser lido',
  ENOSPC: 'o disco está cheio',
  EDQUOT: 'a cota do disco acabou',
  EFBIG: 'o arquivo é grande demais para o disco',
  ENOENT: 'a pasta em que ficaria não existe',
  ENOTDIR: 'uma parte do caminho não é uma pasta',
  EISDIR: 'há uma pasta com este nome',
  EEXIST: 'já há um arquivo com este nome',
  ENOTEMPTY: 'já há uma pasta com este nome',
  ENAMETOOLONG: 'o nome é longo demais',
  EINVAL: 'o nome não é válido',
}

/**
 * Why a file or folder could not be written, in Portuguese.
 *
 * @returns null for other errors
 */
export function fileErrorReason(error: unknown): string | null {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined || syscall === undefined) return null
  return writeErrors[code] ?? `o sistema respondeu ${code}`
}
