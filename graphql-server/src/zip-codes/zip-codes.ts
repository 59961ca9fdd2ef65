import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { zipCodeInput } from '../../../schema/input/place.ts'
import { slugify } from '../../../schema/slug.ts'
import { builder } from '../builder.ts'
import type { Log } from '../log.ts'
import { parseInput } from '../parse-input.ts'

declare module '../context.ts' {
  interface Services {
    /** Address lookup by zip code, if a service is configured. */
    zipCodes: ZipCodes
  }
}

export type ZipCodes = ReturnType<typeof createZipCodes>

const timeoutMs = 3000
/** Usual responses have about 300 bytes. */
const maxBytes = 16 * 1024
const maxCached = 500
/** A day: streets are seldom renamed. */
const cacheTtlMs = 24 * 60 * 60 * 1000

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

/** Address of a zip code, as the service writes it. Texts may be empty: small towns have one code for all streets. */
type FoundAddress = NonNullable<z.output<typeof answer>>

/**
 * Looks zip codes up in a service with ViaCEP's response format.
 *
 * @param url with `{cep}` for the digits; nothing is found without it
 * @see https://viacep.com.br
 */
export function createZipCodes(url: string | undefined) {
  const cache = new LRUCache<string, { address: FoundAddress | null }>({ max: maxCached, ttl: cacheTtlMs })
  return {
    /**
     * @param zipCode eight digits
     * @param log records failures of the service
     * @returns null for an unknown code, without a service, or when it fails
     */
    async find(zipCode: string, log: Log): Promise<FoundAddress | null> {
      if (!url) return null
      const cached = cache.get(zipCode)
      if (cached) return cached.address
      try {
        const address = await request(url.replaceAll('{cep}', zipCode))
        cache.set(zipCode, { address })
        return address
      } catch (error) {
        log.warn({ err: error, zipCode }, 'zip code not looked up')
        return null
      }
    },
  }
}

/** @throws when the service is unavailable, slow, redirects or responds with something else */
async function request(url: string): Promise<FoundAddress | null> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const body = await readBounded(response)
  // Services differ in the status for an unknown code.
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`the service answered ${response.status}`)
  return answer.parse(JSON.parse(body))
}

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let length = 0
  let body = ''
  // Throwing out of the loop ends the transfer.
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > maxBytes) throw new Error(`the service answered more than ${maxBytes} bytes`)
    body += decoder.decode(chunk, { stream: true })
  }
  return body + decoder.decode()
}

/** State of the catalogue's cities. */
const state = 'SP'

const ZipCodeAddress = builder.objectRef<FoundAddress>('ZipCodeAddress').implement({
  description: 'Address of a zip code.',
  fields: (t) => ({
    street: t.string({
      nullable: true,
      description: 'Street; null if the code covers several.',
      resolve: ({ street }) => street || null,
    }),
    neighborhood: t.string({
      nullable: true,
      description: 'Name of the neighborhood, which may not be in the catalogue.',
      resolve: ({ neighborhood }) => neighborhood || null,
    }),
    cityName: t.exposeString('city', { description: 'Name of the city, in the postal service’s spelling.' }),
    state: t.exposeString('state', { description: 'State, two capital letters.' }),
    city: t.prismaField({
      type: 'City',
      nullable: true,
      description: 'That city in the catalogue, if present.',
      resolve: (query, address, _args, { prisma }) =>
        address.state === state
          ? prisma.city.findFirst({
              ...query,
              where: { OR: [{ slug: slugify(address.city) }, { name: address.city }] },
              orderBy: { id: 'asc' },
            })
          : null,
    }),
  }),
})

builder.queryFields((t) => ({
  addressByZipCode: t.field({
    type: ZipCodeAddress,
    nullable: true,
    authScopes: { admin: true },
    description:
      'Address of a zip code, if a service is configured (ZIP_CODE_URL); null for an unknown code, or when the service fails.',
    args: { zipCode: t.arg.string({ required: true, description: 'Zip code (CEP), eight digits.' }) },
    resolve: (_root, args, { zipCodes, log }) => {
      const { zipCode } = parseInput(zipCodeInput, args, '')
      return zipCodes.find(zipCode, log)
    },
  }),
}))
