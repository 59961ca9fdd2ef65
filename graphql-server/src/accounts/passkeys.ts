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

// Lazy: 150 modules, unneeded while all accounts use passwords.
const webauthn = () => import('@simplewebauthn/server')

export const maxPasskeys = 10

/** COSE ids of EdDSA, ES256 and RS256, whose public keys fit the column. */
const algorithms = [-8, -7, -257]

/** Domain that passkeys are bound to; those of another ORIGIN do not work. */
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
    // Discoverable, and verified by finger, face or PIN: the passkey alone is two factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
}

/**
 * Removes the attestation of a passkey: it was not requested, and to verify it the library would fetch URLs named in
 * its certificates.
 *
 * @throws when the response cannot be parsed
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
 * Verifies a new passkey and returns its columns.
 *
 * @returns null when it was not created for this account, origin and challenge
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
  // The library throws for anything invalid.
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

/** Browser options to sign in with any passkey of this site. */
export async function signInOptions(context: Context) {
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({
    rpID: relyingPartyDomain(context),
    challenge: newChallenge(context, 'sign in'),
    userVerification: 'required',
  })
}

/**
 * Finds the account whose passkey signed one of our challenges, and uses the challenge up.
 *
 * @returns the account as read before the check; null for an invalid signature
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
    // The library throws for anything invalid.
  }).catch(() => null)
  if (!verified?.verified || !(await challenge.spend())) return null
  const lastUsedOn = localMidnight(Date.now())
  const data = { counter: verified.authenticationInfo.newCounter, lastUsedOn }
  await inTransaction(prisma, (transaction) =>
    transaction.passkey.updateMany({ where: { id: passkey.id }, data }),
  )
  return passkey.user
}

/** Keeps the checked challenge, so that it is used up only once everything else is valid. */
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
