import type { BusinessFieldName } from '../business/per-field.ts'

export interface ProposalTopic {
  /** Label on chips and in the queue, in Portuguese. */
  label: string
  /** Fields that a proposal may change; empty if it only reports something. */
  fields: readonly ProposedField[]
  /** Whether visitors can choose it; other topics are for owners. */
  isPublic: boolean
  /** Whether accepting requires a second key press (proposal-keys). */
  needsSecondKey: boolean
}

/** Field that a proposal may change: not the owner, nor state and reopening, which `CLOSED` covers. */
export type ProposedField =
  | Exclude<BusinessFieldName, 'state' | 'reopensOn'>
  | 'cityId'
  | 'neighborhoodId'
  | 'categoryIds'
  | 'subcategoryIds'
  | 'areaCityIds'
  | 'areaNeighborhoodIds'

const forVisitors = { isPublic: true, needsSecondKey: true } as const
const forOwners = { isPublic: false, needsSecondKey: true } as const

/**
 * Topics of proposals, in the order of the chips and the queue (proposals). Each row of the queue has one
 * topic, so that topics are decided separately.
 */
export const proposalTopics = {
  PHONE: { ...forVisitors, label: 'Telefone', fields: ['phone'] },
  WHATSAPP: { ...forVisitors, label: 'WhatsApp', fields: ['whatsapp'] },
  ADDRESS: {
    ...forVisitors,
    label: 'Endereço',
    fields: ['street', 'number', 'zipCode', 'cityId', 'neighborhoodId', 'latitude', 'longitude'],
  },
  HOURS: {
    ...forVisitors,
    needsSecondKey: false,
    label: 'Horário',
    fields: [
      'mondayHours',
      'tuesdayHours',
      'wednesdayHours',
      'thursdayHours',
      'fridayHours',
      'saturdayHours',
      'sundayHours',
    ],
  },
  SITE: { ...forVisitors, label: 'Site', fields: ['site'] },
  NAME: { ...forVisitors, label: 'Nome', fields: ['name'] },
  PHOTOS: { ...forVisitors, label: 'Fotos', fields: [] },
  CLOSED: { ...forVisitors, label: 'Não existe mais', fields: [] },
  OTHER: { ...forVisitors, needsSecondKey: false, label: 'Outra coisa', fields: [] },
  REMOVAL: { ...forVisitors, label: 'Quero sair do guia', fields: [] },
  SCAM: { ...forVisitors, label: 'Parece golpe', fields: [] },
  CLAIM: { ...forOwners, label: 'Esta empresa é minha', fields: [] },
  EMAIL: { ...forOwners, label: 'E-mail', fields: ['email'] },
  LINKS: {
    ...forOwners,
    label: 'Redes e vídeo',
    fields: ['instagram', 'facebook', 'linkedin', 'twitter', 'tiktok', 'video'],
  },
  DESCRIPTION: { ...forOwners, label: 'Descrição', fields: ['description'] },
  CATEGORIES: {
    ...forOwners,
    needsSecondKey: false,
    label: 'Categorias',
    fields: ['categoryIds', 'subcategoryIds'],
  },
  SPECIAL_HOURS: { ...forOwners, needsSecondKey: false, label: 'Datas especiais', fields: ['specialHours'] },
  /** Proposes answers to attributes, which are not fields. */
  ATTRIBUTES: { ...forVisitors, needsSecondKey: false, label: 'O que oferece', fields: [] },
  /** Deprecated, see `deprecatedTopics`: no longer accepted. */
  ACCESS: { ...forOwners, needsSecondKey: false, label: 'Acessibilidade', fields: [] },
  AREA: {
    ...forOwners,
    needsSecondKey: false,
    label: 'Área atendida',
    fields: ['areaCityIds', 'areaNeighborhoodIds', 'servesRegion', 'addressHidden', 'showsNeighborhood'],
  },
} as const satisfies Record<string, ProposalTopic>

export type ProposalTopicName = keyof typeof proposalTopics

export const proposalTopicNames = Object.keys(proposalTopics) as ProposalTopicName[]

/** Maximum lengths of a note and a reason. */
export const proposalLimits = { note: 1000, reason: 500 } as const
