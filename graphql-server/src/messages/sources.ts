/** Messages about the import of third-party files (sources). */
export const sources = {
  noGeoJson:
    'O arquivo não é GeoJSON nem tem um lugar por linha (GeoJSON lines). Exporte-o do Overture Maps ou do OpenStreetMap como GeoJSON. Nada foi importado.',
  brokenFile: (place: number) =>
    `O arquivo está cortado ou malformado: o lugar ${place.toLocaleString('pt-BR')} não pôde ser lido. Nada foi importado.`,
  largeFeature: (place: number) =>
    `O lugar ${place.toLocaleString('pt-BR')} do arquivo é grande demais para ser um lugar. Nada foi importado.`,
  noMap:
    'O mapa de categorias deve ser um objeto JSON: o nome na fonte e, ao lado, “Categoria > Subcategoria”, ou null para o que não entra no guia.',
  noCategory: 'Nenhuma fonte usou esta categoria até agora.',
  noPlaces: 'Não há lugares no arquivo. Nada foi importado.',
  noSource:
    'Diga de que fonte são os dados e sob que licença: --source NOME --licence NOME. Nada foi importado.',
  noCity: 'não tem cidade, e nenhuma cidade do guia fica perto do ponto',
  /** For a draft whose source has no description. @param kind its category */
  description: (city: string, kind: string | undefined) =>
    kind ? `Está na categoria ${kind}, em ${city}.` : `Está em ${city}.`,
  noNeighborhood: 'Bairro não informado',
  notListed: 'é de um tipo que não entra no guia',
  unknownCategory: (name: string) => `A categoria “${name}” não está no guia.`,
  repeats: 'repete um lugar que está antes no arquivo',
  onlyCompared: 'não está no guia, e dados sob a ODbL só são comparados: veja --odbl-duties',
  valueOf: (field: string, reason: string) => `${field}: ${reason}`,
  failed: 'não pôde ser salvo: importe o arquivo de novo',
  note: (source: string, licence: string, month: string) =>
    `Fonte: ${source} (${licence}), dados de ${month}.`,
  differs: (source: string, month: string) =>
    `${source}, dados de ${month}, tem outro valor. Confira com o estabelecimento: os dados da fonte não são copiados.`,
  unknownKeys: 'não tem as chaves do Overture Maps nem do OpenStreetMap',
  noReference: 'não tem identificador na fonte',
  closed: 'fechou, segundo a fonte',
  takenBack: 'A importação da fonte que propôs isto foi desfeita.',
  noName: 'não tem nome que sirva',
  longValue: 'O texto é longo demais.',
  hours: (text: string) => `O horário “${text.slice(0, 100)}” não cabe em uma semana.`,
} as const

/** Messages about the import of tables of any format (sources). */
export const sourceTables = {
  fields: {
    reference: 'Identificador',
    address: 'Endereço completo',
    neighborhood: 'Bairro',
    city: 'Cidade',
    category: 'Categoria',
    subcategory: 'Subcategoria',
    photos: 'Fotos',
  },
  notRead: 'não é lida',
  noMap: (fields: readonly string[]) =>
    `O mapa de colunas deve ser um objeto JSON: o título e, ao lado, null, uma informação, como “wifi-gratis”, ou um destes campos: ${fields.join(', ')}.`,
  notAsked: (attribute: string) => `${attribute}: não se pergunta a lugares desta categoria.`,
  noSuchTitle: (title: string) => `O arquivo não tem a coluna “${title}” do mapa. Nada foi importado.`,
  noTitles: 'O arquivo não tem uma linha de títulos com pelo menos duas colunas. Nada foi importado.',
  noName: 'Diga qual coluna tem o nome do estabelecimento. Nada foi importado.',
  otherTitles: 'As colunas escolhidas não são as deste arquivo. Confira o arquivo de novo.',
} as const
