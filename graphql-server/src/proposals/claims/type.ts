import { builder } from '../../builder.ts'
import type { ClaimMethod as Method, ProposalState as State } from '../../generated/prisma/client.ts'
import { ProposalState } from '../type.ts'
import type { ListedContact } from './contacts.ts'

export const ClaimMethod = builder.enumType('ClaimMethod', {
  description: 'Method of proving a claim to an establishment.',
  values: {
    WHATSAPP: { description: 'By a code sent from the listed WhatsApp to the guide’s chat.' },
    PHONE: { description: 'By a code that an administrator reads out on the listed phone.' },
    EVIDENCE: { description: 'By evidence, after the listed contacts were tried on two days.' },
  } as const,
})

/** A claim as shown to its claimant. */
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
  description: 'State of the viewer’s claim to an establishment.',
  fields: (t) => ({
    method: t.expose('method', { type: ClaimMethod, description: 'Method of proof.' }),
    state: t.expose('state', { type: ProposalState, description: 'State of the claim.' }),
    isProved: t.exposeBoolean('isProved', { description: 'Whether the claim was checked and is proved.' }),
    code: t.exposeString('code', {
      nullable: true,
      description: 'The six digits to send from the listed WhatsApp; null with other methods.',
    }),
    codeExpiresAt: t.expose('codeExpiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Expiry of the code.',
    }),
    effectiveAt: t.expose('effectiveAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the viewer becomes the owner, unless the claim is stopped; null while contacts are notified.',
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'Reason of a refusal.' }),
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
  description: 'The viewer’s options to claim an establishment, without its owner.',
  fields: (t) => ({
    businessName: t.exposeString('businessName', { description: 'Name of the establishment.' }),
    whatsapp: t.exposeString('whatsapp', {
      nullable: true,
      description: 'Listed WhatsApp number, digits only.',
    }),
    phone: t.exposeString('phone', { description: 'Listed phone number, digits only.' }),
    isOwn: t.exposeBoolean('isOwn', { description: 'Whether the viewer already owns the establishment.' }),
    methods: t.field({
      type: [ClaimMethod],
      description: 'Methods available now.',
      resolve: ({ methods }) => methods,
    }),
    claim: t.field({
      type: Claim,
      nullable: true,
      description: 'The viewer’s last claim to the establishment.',
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
    field: t.exposeString('field', { description: 'Field of the contact: `phone`, `whatsapp` or `email`.' }),
    value: t.exposeString('value', { description: 'Digits, or an e-mail address.' }),
    since: t.expose('since', { type: 'DateTime', description: 'Time since which the contact was listed.' }),
    until: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description: 'Time until which the contact was listed; null while it is.',
    }),
    isProposed: t.exposeBoolean('isProposed', { description: 'Whether the contact came from a proposal.' }),
    qualifies: t.exposeBoolean('qualifies', { description: 'Whether the contact can prove the claim.' }),
    calls: t.exposeInt('calls', { description: 'Number of calls to the contact for this claim.' }),
    isNotified: t.exposeBoolean('isNotified', { description: 'Whether the contact has been notified.' }),
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
  description: 'A claim as checked by administrators.',
  fields: (t) => ({
    id: t.id({ description: 'Proposal id of the claim.', resolve: ({ id }) => id }),
    method: t.expose('method', { type: ClaimMethod, description: 'Method of proof.' }),
    state: t.expose('state', { type: ProposalState, description: 'State of the claim.' }),
    note: t.exposeString('note', { nullable: true, description: 'The claimant’s last note.' }),
    claimant: t.exposeString('claimant', {
      nullable: true,
      description: 'E-mail address of the claimant; null when the account is deleted.',
    }),
    isProved: t.exposeBoolean('isProved', { description: 'Whether the claim was checked and is proved.' }),
    code: t.exposeString('code', {
      nullable: true,
      description:
        'The six digits to read out on the listed phone; null before they are created, and with other methods.',
    }),
    canDecide: t.exposeBoolean('canDecide', {
      description: 'Whether the evidence can be decided: the listed numbers were tried on two days.',
    }),
    effectiveAt: t.expose('effectiveAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the claim takes effect; null while a number has not been called.',
    }),
    contacts: t.field({
      type: [ClaimContact],
      description: 'Present contacts, then former ones.',
      resolve: ({ contacts }) => contacts,
    }),
  }),
})
