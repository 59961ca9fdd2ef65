import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('../src/', import.meta.url))

/** What opens a connection to somewhere else; the names of HTTP's answers open none. */
const openers =
  /\bfetch\(|^(?!import \{ STATUS_CODES \}).*from '(?:node:)?(?:http|https|http2|tls|dgram)'|(?:from |import\()'(?:nodemailer|@redis\/client|@aws-sdk\/client-s3|undici|axios)'/

/** Whose addresses the operator configures, and no visitor; the outbox only has letters put together. */
const known = [
  ...['mail/transports.ts', 'media/s3-store.ts'],
  ...['limits/redis-counters.ts', 'zip-codes/zip-codes.ts', 'doctor/services.ts'],
]

it('only these modules send requests to other machines, at configured addresses', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('generated'),
  )
  const asking = files.filter((file) =>
    readFileSync(join(source, file), 'utf8')
      .split('\n')
      .some((line) => openers.test(line) && !line.startsWith('import type')),
  )
  expect(asking.length).toBeGreaterThan(2)
  expect(asking.filter((file) => !known.includes(file))).toEqual([])
})
