/** Messages about the ZIP archive of photos for an imported file (photo-imports). */
export const photoImports = {
  noZip: 'O arquivo de fotos não é um ZIP, ou está danificado ou incompleto. Nada foi importado.',
  lockedZip: 'O ZIP de fotos está protegido por senha. Salve-o de novo sem senha. Nada foi importado.',
  largeZip: (megabytes: number) =>
    `O ZIP de fotos é grande demais: o limite é de ${megabytes.toLocaleString('pt-BR')} MB. Nada foi importado.`,
  manyEntries: (most: number) =>
    `O ZIP tem arquivos demais: o limite é de ${most.toLocaleString('pt-BR')}. Nada foi importado.`,
  noColumn:
    'A tabela não tem uma coluna com os nomes dos arquivos das fotos. Chame-a de “Fotos”. Nada foi importado.',
  noRoom: 'Já há importações de fotos demais em andamento. Espere até que uma termine. Nada foi importado.',
  withoutZip: 'Os nomes das fotos só são lidos com um ZIP de fotos.',
  problems: {
    missing: 'não está no ZIP',
    ambiguous: 'há mais de um arquivo com este nome no ZIP',
    unnamed: 'nenhuma linha usa este arquivo do ZIP',
    notAnImage: 'não é uma imagem JPEG, PNG, WebP ou AVIF, ou está danificada',
    tooLarge: 'é grande demais: tem bytes ou pixels demais',
    tooMany: 'passa do máximo de fotos do estabelecimento',
    tooMuch: 'passa do que uma importação pode ter: divida o ZIP',
    encoding: 'o nome do arquivo no ZIP não pôde ser lido',
    encrypted: 'está protegido por senha',
    bomb: 'descompacta para muito mais do que devia',
    damaged: 'está danificado no ZIP',
    notTaken: 'a linha não entrou no guia',
    licence: 'a licença da fonte só permite comparar',
    gone: 'o estabelecimento não existe mais',
    failed: 'não pôde ser salva: importe o arquivo de novo',
    hasPhotos: 'o estabelecimento já tem fotos',
    notFilled: 'o estabelecimento já existia, e esta importação não preenche o que falta',
    removed: 'alguém tirou as fotos do estabelecimento',
  },
} as const
