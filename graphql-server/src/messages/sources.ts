/** Texts of the import of foreign files (sources). */
export const sources = {
  noGeoJson:
    'O arquivo não é GeoJSON nem tem um lugar por linha (GeoJSON lines). Exporte-o do Overture Maps ou do OpenStreetMap como GeoJSON. Nada foi importado.',
  brokenFile: (place: number) =>
    `O arquivo está cortado ou malformado: o lugar ${place.toLocaleString('pt-BR')} não pôde ser lido. Nada foi importado.`,
  largeFeature: (place: number) =>
    `O lugar ${place.toLocaleString('pt-BR')} do arquivo é grande demais para ser um lugar. Nada foi importado.`,
  noMap:
    'O mapa de categorias deve ser um objeto JSON: o nome na fonte e, ao lado, “Categoria > Subcategoria”, ou null para o que não entra no guia.',
  noPlaces: 'Não há lugares no arquivo. Nada foi importado.',
  unknownKeys: 'não tem as chaves do Overture Maps nem do OpenStreetMap',
  noReference: 'não tem identificador na fonte',
  closed: 'fechou, segundo a fonte',
  noName: 'não tem nome que sirva',
  longValue: 'O texto é longo demais.',
  hours: (text: string) => `O horário “${text.slice(0, 100)}” não cabe em uma semana.`,
} as const
