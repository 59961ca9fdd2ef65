import type { BusinessFieldName } from '../business/per-field.ts'

/** What can be proposed about an establishment. */
export interface ProposalTopic {
  /** In Portuguese, as chips and the queue show it. */
  label: string
  /** The fields that a proposal of this topic may change; none where it only reports something. */
  fields: readonly ProposedField[]
  /** Whether visitors can choose it; the others are for owners. */
  isPublic: boolean
  /** Whether accepting it needs a second key press (proposal-keys). */
  needsSecondKey: boolean
}

/** A field that a proposal may change: all but owner, state and reopening, which `CLOSED` decides. */
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
 * The topics of proposals, in the order of the chips and of the queue (proposals). One row of the queue is one topic, so that
 * each is accepted or refused by itself.
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
  /** Its fields are the answers, which are data. */
  ATTRIBUTES: { ...forVisitors, needsSecondKey: false, label: 'O que oferece', fields: [] },
  /** Deprecated, see `deprecatedTopics`: none is received any more. */
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

/** Characters of a note and of a reason at most. */
export const proposalLimits = { note: 1000, reason: 500 } as const
