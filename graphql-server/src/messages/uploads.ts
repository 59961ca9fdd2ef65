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
