import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest()
const encode = (bytes: Buffer) => bytes.toString('base64url')

/** A byte string of CBOR with a length of two bytes. */
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 255]), bytes])
/** A text of CBOR, shorter than 24 bytes. */
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** User present and verified; with a new key in it, 0x40 more. */
const verified = 0x05

export interface SigningOptions {
  challenge: string
  origin?: string
  rpId?: string
  flags?: number
  /** What vouches for the make of a new passkey: its format, and the statement in CBOR. None when absent. */
  attestation?: { format: string; statement: Buffer }
}

const noAttestation = { format: 'none', statement: Buffer.from([0xa0]) }

/** A passkey in software, of https://guia.test by default; its first use counts 1. */
export function softwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, { challenge, origin = 'https://guia.test' }: SigningOptions) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData(
    { rpId = 'guia.test', flags = verified }: SigningOptions,
    isNew: boolean,
  ): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags + (isNew ? 0x40 : 0)]), count])
  }

  /** ES256 in COSE: a map of five. */
  const coseKey = () =>
    Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      Buffer.from([0x58, 32]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 32]),
      Buffer.from(y, 'base64url'),
    ])

  const answer = (response: object) => ({
    id: encode(id),
    rawId: encode(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    /** What a browser answers when this passkey is made. */
    register(options: SigningOptions) {
      const { format, statement } = options.attestation ?? noAttestation
      const made = Buffer.concat([
        authenticatorData(options, true),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(),
      ])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText(format),
        cborText('attStmt'),
        statement,
        cborText('authData'),
        cborBytes(made),
      ])
      return answer({
        clientDataJSON: encode(clientData('webauthn.create', options)),
        attestationObject: encode(attestation),
        transports: ['internal'],
      })
    },
    /** What a browser answers when it signs in. */
    signIn(options: SigningOptions) {
      counter += 1
      const data = authenticatorData(options, false)
      const client = clientData('webauthn.get', options)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return answer({
        clientDataJSON: encode(client),
        authenticatorData: encode(data),
        signature: encode(signature),
      })
    },
  }
}
