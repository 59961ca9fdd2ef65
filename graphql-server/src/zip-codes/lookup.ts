import { z } from 'zod'
import type { Log } from '../log.ts'

/** Where a zip code leads, as the service writes it. Texts may be empty: small towns have one code for all streets. */
export interface FoundAddress {
  street: string
  neighborhood: string
  city: string
  /** "SP". */
  state: string
}

/** The service that knows zip codes. */
export interface ZipCodes {
  /**
   * @param zipCode eight digits
   * @param log gets a line when the service fails
   * @returns null when nobody knows: no such code, no service configured, or one that does not answer as it should
   */
  find(zipCode: string, log: Log): Promise<FoundAddress | null>
}

/** Milliseconds that a service may take. */
const patience = 3000
/** Bytes that an answer may bring; usual ones have about 300. */
const mostBytes = 16 * 1024
/** Answers that are remembered, and for how long in milliseconds: streets are seldom renamed. */
const remembered = 500
const rememberedFor = 24 * 60 * 60 * 1000

const text = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim().slice(0, 160))

const answer = z.union([
  z.object({ erro: z.union([z.literal(true), z.literal('true')]) }).transform(() => null),
  z
    .object({ logradouro: text, bairro: text, localidade: text, uf: text })
    .transform(({ logradouro, bairro, localidade, uf }) => ({
      street: logradouro,
      neighborhood: bairro,
      city: localidade,
      state: uf.toUpperCase(),
    })),
])

/**
 * Looks zip codes up in a service that answers as ViaCEP does.
 *
 * @param url with `{cep}` for the digits; without one nothing is ever found
 * @see https://viacep.com.br
 */
export function createZipCodes(url: string | undefined): ZipCodes {
  const known = new Map<string, { address: FoundAddress | null; until: number }>()
  return {
    async find(zipCode, log) {
      if (!url) return null
      const kept = known.get(zipCode)
      if (kept && kept.until > performance.now()) return kept.address
      try {
        const address = await ask(url.replaceAll('{cep}', zipCode))
        known.delete(zipCode)
        known.set(zipCode, { address, until: performance.now() + rememberedFor })
        const [oldest] = known.keys()
        if (known.size > remembered && oldest) known.delete(oldest)
        return address
      } catch (error) {
        log.warn({ err: error, zipCode }, 'zip code not looked up')
        return null
      }
    },
  }
}

/** @throws when the service is away, slow, leads elsewhere or answers something else */
async function ask(url: string): Promise<FoundAddress | null> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  const body = await readBounded(response)
  // Services differ in the status for a code that nobody has.
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`the service answered ${response.status}`)
  return answer.parse(JSON.parse(body))
}

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let length = 0
  let body = ''
  // Leaving the loop ends the transfer.
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > mostBytes) throw new Error(`the service answered more than ${mostBytes} bytes`)
    body += decoder.decode(chunk, { stream: true })
  }
  return body + decoder.decode()
}
