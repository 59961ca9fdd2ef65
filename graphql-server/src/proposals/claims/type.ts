import { builder } from '../../builder.ts'
import type { ClaimMethod as Method, ProposalState as State } from '../../generated/prisma/client.ts'
import { ProposalState } from '../type.ts'
import type { ListedContact } from './contacts.ts'

export const ClaimMethod = builder.enumType('ClaimMethod', {
  description: 'How somebody proves that an establishment is theirs.',
  values: {
    WHATSAPP: { description: 'By a code that is sent from the listed WhatsApp to the guide’s chat.' },
    PHONE: { description: 'By a code that an administrator says on the listed phone.' },
    EVIDENCE: { description: 'By evidence, after the listed contacts were tried on two days.' },
  } as const,
})

/** A claim as its claimant sees it. */
export interface OwnClaim {
  method: Method
  state: State
  isProved: boolean
  code: string | null
  codeExpiresAt: Date | null
  effectiveAt: Date | null
  reason: string | null
}

export const Claim = builder.objectRef<OwnClaim>('Claim').implement({
  description: 'What became of the viewer’s claim to an establishment.',
  fields: (t) => ({
    method: t.expose('method', { type: ClaimMethod, description: 'How it is to be proved.' }),
    state: t.expose('state', { type: ProposalState, description: 'What became of it.' }),
    isProved: t.exposeBoolean('isProved', { description: 'Whether it was checked and is right.' }),
    code: t.exposeString('code', {
      nullable: true,
      description: 'The six digits to send from the listed WhatsApp; null with other methods.',
    }),
    codeExpiresAt: t.expose('codeExpiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the code is valid.',
    }),
    effectiveAt: t.expose('effectiveAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the viewer becomes the owner, unless it is stopped; null while contacts are notified.',
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it was refused.' }),
  }),
})

export interface Options {
  businessName: string
  whatsapp: string | null
  phone: string
  isOwn: boolean
  methods: Method[]
  claim: OwnClaim | null
}

export const ClaimOptions = builder.objectRef<Options>('ClaimOptions').implement({
  description: 'How the viewer can claim an establishment. It never says who owns it.',
  fields: (t) => ({
    businessName: t.exposeString('businessName', { description: 'What it is called.' }),
    whatsapp: t.exposeString('whatsapp', { nullable: true, description: 'The listed WhatsApp, digits.' }),
    phone: t.exposeString('phone', { description: 'The listed phone, digits.' }),
    isOwn: t.exposeBoolean('isOwn', { description: 'Whether the viewer is its owner already.' }),
    methods: t.field({
      type: [ClaimMethod],
      description: 'The methods that are possible now.',
      resolve: ({ methods }) => methods,
    }),
    claim: t.field({
      type: Claim,
      nullable: true,
      description: 'The viewer’s last claim to it.',
      resolve: ({ claim }) => claim,
    }),
  }),
})

export interface ReviewedContact
  extends Pick<ListedContact, 'field' | 'value' | 'since' | 'until' | 'isProposed'> {
  qualifies: boolean
  calls: number
  isNotified: boolean
}

const ClaimContact = builder.objectRef<ReviewedContact>('ClaimContact').implement({
  description: 'A present or former contact of a claimed establishment.',
  fields: (t) => ({
    field: t.exposeString('field', { description: '`phone`, `whatsapp` or `email`.' }),
    value: t.exposeString('value', { description: 'Digits, or an e-mail address.' }),
    since: t.expose('since', { type: 'DateTime', description: 'Since when it was listed.' }),
    until: t.expose('until', { type: 'DateTime', nullable: true, description: 'Null while it is listed.' }),
    isProposed: t.exposeBoolean('isProposed', { description: 'Whether a proposal brought it.' }),
    qualifies: t.exposeBoolean('qualifies', { description: 'Whether it can prove the claim.' }),
    calls: t.exposeInt('calls', { description: 'How often it was called for this claim.' }),
    isNotified: t.exposeBoolean('isNotified', { description: 'Whether it has got its notice.' }),
  }),
})

export interface Review {
  id: number
  method: Method
  state: State
  note: string | null
  claimant: string | null
  isProved: boolean
  code: string | null
  canDecide: boolean
  effectiveAt: Date | null
  contacts: ReviewedContact[]
}

export const ClaimReview = builder.objectRef<Review>('ClaimReview').implement({
  description: 'A claim as administrators check it.',
  fields: (t) => ({
    id: t.id({ description: 'That of its proposal.', resolve: ({ id }) => id }),
    method: t.expose('method', { type: ClaimMethod, description: 'How it is to be proved.' }),
    state: t.expose('state', { type: ProposalState, description: 'What became of it.' }),
    note: t.exposeString('note', { nullable: true, description: 'What the claimant wrote last.' }),
    claimant: t.exposeString('claimant', {
      nullable: true,
      description: 'The e-mail address of the claimant; null when the account is deleted.',
    }),
    isProved: t.exposeBoolean('isProved', { description: 'Whether it was checked and is right.' }),
    code: t.exposeString('code', {
      nullable: true,
      description:
        'The six digits to say on the listed phone; null before they are drawn, and with other methods.',
    }),
    canDecide: t.exposeBoolean('canDecide', {
      description: 'Whether the evidence can be decided: the listed numbers were tried on two days.',
    }),
    effectiveAt: t.expose('effectiveAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it takes effect; null while a number has not been called.',
    }),
    contacts: t.field({
      type: [ClaimContact],
      description: 'Present contacts, then former ones.',
      resolve: ({ contacts }) => contacts,
    }),
  }),
})
