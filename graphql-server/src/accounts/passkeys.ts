import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { isoCBOR } from '@simplewebauthn/server/helpers'
import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { ConflictError } from '../errors.ts'
import type { Passkey, User } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import { challengeExpiry, newChallenge, type Purpose, spendChallenge } from '../sessions/challenge.ts'
import { localMidnight } from '../time/calendar.ts'

type CBORType = Parameters<typeof isoCBOR.encode>[0]

// Loaded when they are first asked for: 150 modules, which a server whose people have passwords never needs.
const webauthn = () => import('@simplewebauthn/server')

export const maxPasskeys = 10

/** EdDSA, ES256 and RS256, whose public keys have room in the table. */
const algorithms = [-8, -7, -257]

/** The domain that passkeys belong to: a passkey of another ORIGIN is none here. */
const relyingPartyDomain = ({ origin }: Pick<Context, 'origin'>) => new URL(origin).hostname

const knownTransports = ({ transports }: Passkey) => transports.split(',').filter(Boolean)

export async function registrationOptions(context: Context, { id, email, name }: User) {
  const known = await context.prisma.passkey.findMany({ where: { userId: id }, take: maxPasskeys })
  if (known.length >= maxPasskeys) throw new ConflictError('LIMIT_REACHED', texts.passkeys.full(maxPasskeys))
  const { generateRegistrationOptions } = await webauthn()
  return generateRegistrationOptions({
    rpName: 'Guia do Vale',
    rpID: relyingPartyDomain(context),
    userName: email,
    userDisplayName: name,
    userID: Uint8Array.from(Buffer.from(`guia-do-vale ${id}`)),
    challenge: newChallenge(context, `register ${id}`),
    excludeCredentials: known.map((each) => ({
      id: Buffer.from(each.credentialId).toString('base64url'),
      transports: knownTransports(each),
    })),
    // It is found without a typed address, and asks for a finger, a face or a PIN: by itself it is two factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
}

/**
 * Leaves out the attestation of a passkey: it is not requested, and to verify it the library requests the
 * addresses that its certificates name.
 *
 * @throws when it cannot be read
 */
async function withoutAttestation({
  response,
  ...rest
}: RegistrationResponseJSON): Promise<RegistrationResponseJSON> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await import('@simplewebauthn/server/helpers')
  const sent = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject))
  const kept = new Map<string, CBORType>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', sent.get('authData')],
  ])
  const attestationObject = isoBase64URL.fromBuffer(isoCBOR.encode(kept))
  return { ...rest, response: { ...response, attestationObject } }
}

/**
 * The columns of a passkey that a browser has made.
 *
 * @returns null when it was not made for this account, here and now
 */
export async function verifiedRegistration(
  context: Context,
  userId: number,
  response: RegistrationResponseJSON,
) {
  const challenge = challengeCheck(context, `register ${userId}`)
  const { verifyRegistrationResponse } = await webauthn()
  const verify = async () =>
    verifyRegistrationResponse({
      response: await withoutAttestation(response),
      expectedChallenge: challenge.check,
      expectedOrigin: context.origin,
      expectedRPID: relyingPartyDomain(context),
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
  // The library throws whatever it does not accept.
  const verified = await verify().catch(() => null)
  if (!verified?.registrationInfo || !(await challenge.spend())) return null
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  return {
    credentialId: Uint8Array.from(Buffer.from(id, 'base64url')),
    publicKey,
    counter,
    transports: transports.join().slice(0, 120),
  }
}

/** What a browser needs to sign in with any passkey that it has for this site. */
export async function signInOptions(context: Context) {
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({
    rpID: relyingPartyDomain(context),
    challenge: newChallenge(context, 'sign in'),
    userVerification: 'required',
  })
}

/**
 * The account whose passkey has signed one of our challenges, once.
 *
 * @returns as it was before the signature was checked; null for anything that is no such signature
 */
export async function ownerOfSignature(
  context: Context,
  response: AuthenticationResponseJSON,
): Promise<User | null> {
  const { prisma, origin } = context
  const credentialId = Uint8Array.from(Buffer.from(response.id, 'base64url'))
  const passkey = await prisma.passkey.findUnique({ where: { credentialId }, include: { user: true } })
  if (!passkey) return null
  const challenge = challengeCheck(context, 'sign in')
  const { verifyAuthenticationResponse } = await webauthn()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge.check,
    expectedOrigin: origin,
    expectedRPID: relyingPartyDomain(context),
    credential: {
      id: response.id,
      publicKey: Uint8Array.from(passkey.publicKey),
      counter: passkey.counter,
      transports: knownTransports(passkey),
    },
    requireUserVerification: true,
    // The library throws whatever it does not accept.
  }).catch(() => null)
  if (!verified?.verified || !(await challenge.spend())) return null
  const lastUsedOn = localMidnight(Date.now())
  const data = { counter: verified.authenticationInfo.newCounter, lastUsedOn }
  await inTransaction(prisma, (transaction) =>
    transaction.passkey.updateMany({ where: { id: passkey.id }, data }),
  )
  return passkey.user
}

/** Remembers the challenge that was checked, so that it can be used up once everything else is right. */
function challengeCheck(context: Context, purpose: Purpose) {
  let checked: { text: string; expiresAt: Date } | null = null
  return {
    check(text: string): boolean {
      const expiresAt = challengeExpiry(context, purpose, text)
      checked = expiresAt && { text, expiresAt }
      return checked !== null
    },
    spend: async () => checked !== null && spendChallenge(context.prisma, checked.text, checked.expiresAt),
  }
}
