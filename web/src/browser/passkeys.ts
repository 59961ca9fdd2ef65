import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** It comes when it is needed: few people have a passkey here. */
const load = () => import('@simplewebauthn/browser')

/** Whether this browser knows passkeys. */
export const knowsPasskeys = () => typeof globalThis.PublicKeyCredential === 'function'

/**
 * Has the browser make a passkey.
 *
 * @param options as the server answered them
 * @returns what the server takes
 * @throws when somebody gives up, or the device has one already
 */
export async function makePasskey(options: unknown): Promise<unknown> {
  const { startRegistration } = await load()
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
}

/**
 * Has the browser sign in with a passkey of its own.
 *
 * @param options as the server answered them
 * @returns what the server takes
 * @throws when somebody gives up, or there is none
 */
export async function signWithPasskey(options: unknown): Promise<unknown> {
  const { startAuthentication } = await load()
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })
}
