import { count } from './site.ts'

/** Texts of a profile; verbatim from the specification where it quotes them. */
export const profileMessages = {
  notFound: 'Estabelecimento não encontrado',
  notFoundText: 'O endereço pode ter mudado, ou o estabelecimento deixou o guia.',
  breadcrumb: 'Você está aqui',
  home: 'Home',
  categories: 'Categorias',
  about: 'Sobre',
  contact: 'Contato',
  addressLabel: 'Endereço',
  address: (parts: string[]) => `${parts.join(', ')} - Brasil`,
  zipCode: (code: string) => `CEP ${code}`,
  phone: 'Telefone',
  kinds: {
    instagram: 'Instagram',
    facebook: 'Facebook',
    linkedin: 'LinkedIn',
    twitter: 'X (Twitter)',
    tiktok: 'TikTok',
    site: 'Site oficial',
  },
  links: 'Redes e site',
  attributes: {
    title: 'Informações',
    no: 'não',
    /** "Estacionamento: Na rua", "Entrada sem degraus: não". */
    answer: (name: string, value: string) => `${name}: ${value}`,
  },
  /** @param month such as 10/2026 */
  source: (source: string, isConfirmed: boolean, licence: string, month: string) =>
    `Dados de ${source}${isConfirmed ? '' : ', ainda não confirmados'} (${licence}, ${month})`,
  /** @param places such as "Taubaté" or "Centro, Jacareí" */
  serves: (places: string[]) => `Atende em ${new Intl.ListFormat('pt-BR').format(places)}`,
  servesRegion: 'Atende em toda a região',
  region: 'Vale do Paraíba',
  location: 'Localização',
  directions: 'Como chegar',
  /** Short form of `directions` for the phone's bar with three buttons. */
  route: 'Rota',
  mapFailed: 'O mapa não carregou.',
  noLocation: 'Localização não disponível',
  noLocationText: 'Este estabelecimento ainda não tem coordenadas geográficas cadastradas',
  video: 'Vídeo',
  videoOf: (name: string) => `Vídeo de ${name}`,
  watch: 'Assistir ao vídeo',
  watchNote: 'O vídeo é do YouTube e só carrega quando você toca aqui.',
  share: {
    label: 'Compartilhar',
    text: (name: string) => `${name}, no Guia do Vale:`,
    address: 'Endereço da página',
    copy: 'Copiar link',
    copied: 'Link copiado',
    /** Shown if the browser does not allow copying. */
    selected: 'Endereço selecionado: copie daqui',
    whatsapp: 'Enviar por WhatsApp',
    device: 'Outros aplicativos',
  },
  related: (category: string, city: string) => `Outros ${category} em ${city}`,
  title: (name: string, city: string) => `${name} em ${city}`,
  description: (name: string, category: string, neighborhood: string, city: string) =>
    `${name}${category && `, ${category}`}: ${neighborhood && `${neighborhood}, `}${city}. Endereço, telefone e contato.`,
} as const

export const photoMessages = {
  label: 'Fotos',
  count: (total: number) => `${count(total)} ${total === 1 ? 'foto' : 'fotos'}`,
  /** Title of the gallery, and name of a photo without alternative text. */
  title: (name: string, place: string) => `${name} ${place}`,
  place: (place: number, total: number) => `- Foto ${place} de ${total}`,
  more: (hidden: number) => `+${hidden}`,
  failed: 'A galeria não abriu.',
  close: 'Fechar galeria',
  previous: 'Foto anterior',
  next: 'Próxima foto',
  thumbnails: 'Todas as fotos',
  show: (place: number) => `Mostrar foto ${place}`,
} as const
