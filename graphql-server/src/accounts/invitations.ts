import { acceptInvitationInput, inviteUserInput } from '../../../schema/input/account.ts'
import { builder } from '../builder.ts'
import { BadUserInputError, NotFoundError } from '../errors.ts'
import { invalidResetLinks, invitationMails } from '../limits/rules.ts'
import { parseId } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'
import { parseInput } from '../parse-input.ts'
import { hashPassword } from '../sessions/password.ts'
import { requireFreshSignIn, requireViewer } from '../sessions/viewer.ts'
import { accept, findInvitation, invite, inviteAgain, maxInvitations, revoke } from './invitation-links.ts'
import { Role } from './user.ts'

const Invitation = builder.prismaObject('Invitation', {
  description:
    'An account that somebody was invited to, until it is made. Administrators and who has its link reach it.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', { description: 'What the invited person is called.' }),
    email: t.exposeString('email', {
      description: 'Where the link was sent, and what the account signs in with.',
    }),
    role: t.expose('role', { type: Role, description: 'What the account may do.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when the link can be used.' }),
  }),
})

const InviteUserInput = builder.inputType('InviteUserInput', {
  description: 'Who is invited to an account.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'What the person is called.' }),
    email: t.string({ required: true, description: 'The address; stored in one spelling, in lower case.' }),
    role: t.field({ type: Role, required: true, description: 'What the account may do.' }),
  }),
})

const AcceptInvitationInput = builder.inputType('AcceptInvitationInput', {
  description: 'What an invited person adds.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'From the link that was sent.' }),
    phone: t.string({ required: true, description: 'Digits with the area code, however they are written.' }),
    password: t.string({ required: true, description: '8 to 128 characters.' }),
  }),
})

builder.queryFields((t) => ({
  invitations: t.prismaField({
    type: ['Invitation'],
    authScopes: { admin: true },
    description:
      'The invitations that nobody has accepted, the newest links first, at most 100. Expired ones are forgotten after 30 days.',
    complexity: { field: 1, multiplier: maxInvitations },
    resolve: (query, _root, _args, { prisma }) =>
      prisma.invitation.findMany({
        ...query,
        orderBy: [{ expiresAt: 'desc' }, { id: 'desc' }],
        take: maxInvitations,
      }),
  }),
  invitation: t.field({
    type: Invitation,
    nullable: true,
    authScopes: { public: true },
    description:
      'The invitation of a link that can still be used; null for any other link. Dead links are limited as those for a password are.',
    args: { token: t.arg.string({ required: true, description: 'From the link that was sent.' }) },
    resolve: (_root, { token }, { prisma, limiter, address }) =>
      limiter.attempt(invalidResetLinks(address), () => findInvitation(prisma, token)),
  }),
}))

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true, description: 'The invitation.' })
  return {
    inviteUser: t.field({
      type: Invitation,
      authScopes: { admin: true },
      description:
        'Invites somebody to an account: a mail brings a link by which they choose its password, once and within 7 days. An invitation that the address has is replaced. An address with an account is a CONFLICT. Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN).',
      args: {
        input: t.arg({ type: InviteUserInput, required: true, description: 'Who, and in which role.' }),
      },
      resolve: async (_root, { input }, context) => {
        const wanted = parseInput(inviteUserInput, input)
        const { id } = await requireFreshSignIn(context)
        await context.limiter.count(invitationMails(id, wanted.email))
        return invite(context, wanted)
      },
    }),
    resendInvitation: t.field({
      type: Invitation,
      authScopes: { admin: true },
      description: 'Sends an invitation again, with a new link for 7 days; the old link ends.',
      args: { id },
      resolve: async (_root, args, context) => {
        const { id } = await requireViewer(context)
        await context.limiter.count(invitationMails(id, `again ${args.id}`))
        return inviteAgain(context, idOf(args.id))
      },
    }),
    revokeInvitation: t.boolean({
      authScopes: { admin: true },
      description: 'Takes an invitation back: its link can be used no more.',
      args: { id },
      resolve: async (_root, args, context) => {
        await revoke(context, idOf(args.id))
        return true
      },
    }),
    acceptInvitation: t.boolean({
      authScopes: { public: true },
      description: 'Makes the account that somebody was invited to by the link that was sent, which ends.',
      args: {
        input: t.arg({
          type: AcceptInvitationInput,
          required: true,
          description: 'The link’s token and the rest.',
        }),
      },
      resolve: async (_root, { input }, context) => {
        const { token, phone, password } = parseInput(acceptInvitationInput, input)
        const isAccepted = await context.limiter.attempt(invalidResetLinks(context.address), async () => {
          const invitation = await findInvitation(context.prisma, token)
          if (!invitation) return false
          return accept(context, invitation, token, { phone, passwordHash: await hashPassword(password) })
        })
        if (!isAccepted) throw new BadUserInputError({ 'input.token': texts.invitations.dead })
        return true
      },
    }),
  }
})

function idOf(text: string): number {
  const id = parseId(text)
  if (id === null) throw new NotFoundError(texts.invitations.notFound)
  return id
}
