import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Services } from '../context.ts'

const nonceBytes = 12
const tagBytes = 16

/** Encrypts waiting mails, whose links grant access to accounts: AES-256-GCM with a key derived from JWT_SECRET. */
export class Sealer {
  /** The first one encrypts. */
  readonly #keys: readonly Buffer[]

  constructor({ secret, previousSecret }: Pick<Services, 'secret' | 'previousSecret'>) {
    const secrets = previousSecret === undefined ? [secret] : [secret, previousSecret]
    this.#keys = secrets.map((each) => Buffer.from(hkdfSync('sha256', each, '', 'waiting mails', 32)))
  }

  seal(text: string): Uint8Array<ArrayBuffer> {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', this.#keys[0] as Buffer, nonce)
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Uint8Array.from(Buffer.concat([nonce, cipher.getAuthTag(), encrypted]))
  }

  /** @returns null if it was encrypted with a secret that is no longer known */
  open(sealed: Uint8Array): string | null {
    const nonce = sealed.subarray(0, nonceBytes)
    const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes)
    for (const key of this.#keys) {
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
      decipher.setAuthTag(tag)
      try {
        const opened = [decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]
        return Buffer.concat(opened).toString('utf8')
      } catch {
        // Encrypted with another key.
      }
    }
    return null
  }
}
