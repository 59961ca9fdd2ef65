import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from './database/open.ts'
import { readEnv } from './env.ts'
import { readSecret, type Secret, secrets } from './secret-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'guia-secrets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** What is said in place of an answer. */
function refusal(read: () => unknown): string {
  try {
    read()
    return ''
  } catch (error) {
    return `${(error as Error).name} ${(error as Error).message}`
  }
}

describe.each(secrets)('%s', (name: Secret) => {
  const variable = `${name}_FILE`

  it.each(['', '\n', '\r\n'])('comes from a file that ends in %j', (ending) => {
    expect(readSecret({ [variable]: file(name, `a secret \n of it${ending}`) }, name)).toBe(
      'a secret \n of it',
    )
  })

  it('is refused when it is given twice, is empty or cannot be read', () => {
    const path = file(name, 'other')
    expect(refusal(() => readSecret({ [name]: 'one', [variable]: path }, name))).toBe(
      `StartupError ${name} e ${variable}: só um dos dois pode ser dado`,
    )
    expect(refusal(() => readSecret({ [variable]: file('empty', '\n') }, name))).toMatch(/está vazio$/)
    const missing = join(folder, 'missing')
    expect(refusal(() => readSecret({ [variable]: missing }, name))).toBe(
      `StartupError ${variable}: o arquivo ${missing} não pôde ser lido: ele não existe`,
    )
    expect(refusal(() => readSecret({ [variable]: folder }, name))).toMatch(/é uma pasta$/)
  })

  it('without a file comes from the environment', () => {
    expect(readSecret({ [name]: 'one', [variable]: '' }, name)).toBe('one')
    expect(readSecret({ [name]: '' }, name)).toBeUndefined()
  })
})

it('the settings of the product come from files too', () => {
  const env = readEnv({
    DATABASE_URL_FILE: file('url', 'mysql://a@b/c\n'),
    JWT_SECRET_FILE: file('secret', `${'x'.repeat(32)}\n`),
    S3_ENDPOINT: 'https://s3.test',
    S3_BUCKET: 'imagens',
    S3_ACCESS_KEY_ID_FILE: file('id', 'id\n'),
    S3_SECRET_ACCESS_KEY_FILE: file('key', 'key\n'),
    METRICS_TOKEN_FILE: file('token', 'a token for the figures\n'),
  })
  expect(env).toMatchObject({
    HOST: '0.0.0.0',
    JWT_SECRET: 'x'.repeat(32),
    METRICS_TOKEN: 'a token for the figures',
    imageStore: { accessKeyId: 'id', secretAccessKey: 'key' },
  })
})

it('what a file holds is checked, and all that is wrong is said together', () => {
  const problems = refusal(() =>
    readEnv({
      DATABASE_URL_FILE: join(folder, 'missing'),
      JWT_SECRET: 'x'.repeat(32),
      JWT_SECRET_FILE: file('twice', 'y'),
      SMTP_URL_FILE: file('smtp', 'https://mail.test'),
    }),
  )
  expect(problems).toMatch(/^ {2}DATABASE_URL_FILE: o arquivo .* não existe$/m)
  expect(problems).toMatch(/^ {2}JWT_SECRET e JWT_SECRET_FILE: /m)
  expect(problems).toMatch(/^ {2}SMTP_URL: deve ser/m)
  expect(refusal(() => readEnv({ DATABASE_URL_FILE: file('url', 'mysql://a@b/c') }))).toMatch(
    /JWT_SECRET: falta/,
  )
})

it('every command opens the database that the file names', async () => {
  const environment = { DATABASE_URL_FILE: file('away', 'mysql://root@127.0.0.1:1/x\n') }
  await expect(openDatabase({ role: 'tool', environment })).rejects.toThrow('127.0.0.1:1 não responde')
})

it('operators read of each of them', () => {
  const operations = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  const line = operations.split('\n').find((each) => each.startsWith('| `…_FILE`')) ?? ''
  for (const name of secrets) expect(line).toContain(`\`${name}\``)
})
