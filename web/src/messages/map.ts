import { count } from './site.ts'

/** Texts of all maps. */
export const mapMessages = {
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  closePopup: 'Fechar',
  marker: (name: string) => `${name} no mapa`,
} as const

/** Texts of the map of search results. */
export const resultsMapMessages = {
  title: 'Mapa dos resultados',
  open: 'Mostrar o mapa',
  openNote: 'As imagens do mapa vêm de outro servidor e só carregam quando você toca aqui.',
  loading: 'Carregando o mapa...',
  failed: 'Os pontos do mapa não carregaram',
  tilesFailed: 'As imagens do mapa não carregaram, mas os pontos estão no lugar certo.',
  fingers: 'Use dois dedos para mover o mapa.',
  none: 'Nenhum destes estabelecimentos fica nesta parte do mapa.',
  all: (total: number) => `${count(total)} no mapa.`,
  some: (shown: number, total: number) =>
    `${count(shown)} de ${count(total)} no mapa, sorteados. Aproxime para ver os outros.`,
  unplaced: (total: number) =>
    total === 1 ? '1 não tem posição no mapa:' : `${count(total)} não têm posição no mapa:`,
  toList: 'ver a lista inteira',
  whole: 'Ver todo o mapa',
  cluster: (total: number) => `${count(total)} estabelecimentos: aproximar`,
  samePlace: (total: number) => `${count(total)} estabelecimentos neste lugar`,
  show: (name: string) => `Mostrar ${name} no mapa`,
  toCard: 'Ver na lista',
} as const
