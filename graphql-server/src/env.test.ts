import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

/** What the start says about these variables. */
function refusal(variables: NodeJS.ProcessEnv): string {
  try {
    readEnv(variables)
    return ''
  } catch (error) {
    return `${(error as Error).name} ${(error as Error).message}`
  }
}

it('an empty environment starts a product of its own on this machine', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 4000,
    HOST: '127.0.0.1',
    ORIGIN: 'http://localhost:4000',
    LOG_LEVEL: 'info',
    CORS_ORIGINS: [],
    HSTS_SECONDS: 0,
    UPLOAD_TIMEOUT: 300,
    GRAPHQL_SUGGESTIONS: true,
  })
  expect(readEnv({}).TRUST_PROXY).toBe(false)
  expect(readEnv({ PORT: '', LOG_LEVEL: '' })).toMatchObject({ PORT: 4000, LOG_LEVEL: 'info' })
})

it('values are read as what they are', () => {
  const secret = 'x'.repeat(32)
  const env = readEnv({
    PORT: '8080',
    ORIGIN: 'https://guiadovale.test',
    DATABASE_URL: 'mysql://a@b/c',
    JWT_SECRET: secret,
    CORS_ORIGINS: 'https://a.test, https://b.test',
    GRAPHQL_SUGGESTIONS: 'false',
  })
  expect(env).toMatchObject({
    PORT: 8080,
    HOST: '0.0.0.0',
    ORIGIN: 'https://guiadovale.test',
    JWT_SECRET: secret,
    CORS_ORIGINS: ['https://a.test', 'https://b.test'],
    GRAPHQL_SUGGESTIONS: false,
  })
  expect(env).not.toHaveProperty('DATABASE_URL')
})

it('who answers for the site is what the operator sets, with a CNPJ whose digits are right', () => {
  expect(readEnv({}).operator).toEqual({})
  const contact = { OPERATOR_NAME: 'Guia Ltda.', DATA_PROTECTION_CONTACT: 'lgpd@guia.test' }
  expect(readEnv({ ...contact, OPERATOR_CNPJ: '11222333000181' }).operator).toEqual({
    name: 'Guia Ltda.',
    cnpj: '11.222.333/0001-81',
    dataContact: 'lgpd@guia.test',
  })
  expect(readEnv({ OPERATOR_CNPJ: '12.ABC.345/01DE-35' }).operator.cnpj).toBe('12.ABC.345/01DE-35')
  expect(refusal({ OPERATOR_CNPJ: '11.222.333/0001-82' })).toMatch(/OPERATOR_CNPJ: deve ser um CNPJ válido/)
})

it('the secret is demanded together with a database of the operator’s', () => {
  expect(refusal({ DATABASE_URL: 'mysql://a@b/c' })).toMatch(/^StartupError .*JWT_SECRET: falta/s)
  expect(refusal({ DATABASE_URL: 'mysql://a@b/c', JWT_SECRET: 'x'.repeat(31) })).toMatch(
    /JWT_SECRET: deve ter/,
  )
  expect(refusal({ JWT_SECRET_PREVIOUS: 'x'.repeat(31) })).toMatch(/JWT_SECRET_PREVIOUS: deve ter/)
  expect(readEnv({ DATABASE_URL: 'mysql://a@b/c' }, 'tool').JWT_SECRET).toBeUndefined()
})

it('images are kept in a bucket when all that it needs is named, and in the data folder otherwise', () => {
  const bucket = {
    S3_ENDPOINT: 'https://s3.test',
    S3_BUCKET: 'imagens',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  }
  expect(readEnv({})).toMatchObject({ imageStore: null, IMAGE_MAX_BYTES: 10 * 1024 * 1024 })
  const env = readEnv(bucket)
  expect(env.imageStore).toEqual({
    endpoint: 'https://s3.test',
    bucket: 'imagens',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'key',
  })
  expect(env).not.toHaveProperty('S3_SECRET_ACCESS_KEY')
  for (const name of Object.keys(bucket)) {
    expect(refusal({ ...bucket, [name]: '' })).toMatch(new RegExp(`${name}: falta`))
  }
})

it('mail comes from the contact unless another sender is named, and goes to a server that is named', () => {
  expect(readEnv({}).SMTP_URL).toBeUndefined()
  expect(readEnv({ CONTACT_EMAIL: 'oi@guia.test' }).MAIL_FROM).toBe('Guia do Vale <oi@guia.test>')
  for (const MAIL_FROM of ['guia@guia.test', 'Guia <guia@guia.test>', '<guia@guia.test>']) {
    expect(readEnv({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM)
  }
  const SMTP_URL = 'smtps://guia:segredo@mail.test:465?name=guia.test'
  expect(readEnv({ SMTP_URL }).SMTP_URL).toBe(SMTP_URL)
})

describe('what is wrong is named', () => {
  it.each([
    ['PORT', '65536'],
    ['PORT', '4000x'],
    ['PORT', '-1'],
    ['ORIGIN', 'guiadovale.test'],
    ['ORIGIN', 'https://guiadovale.test/'],
    ['LOG_LEVEL', 'loud'],
    ['CHAT_URL', 'javascript:alert(1)'],
    ['CONTACT_EMAIL', 'nobody'],
    ['SMTP_URL', 'mail.test:587'],
    ['SMTP_URL', 'https://mail.test'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'Guia do Vale'],
    ['MAIL_FROM', 'Guia <guia>'],
    ['MAIL_FROM', 'Guia <a@guia.test>, Outro <b@guia.test>'],
    ['CORS_ORIGINS', 'https://a.test/path'],
    ['CORS_ORIGINS', '*'],
    ['REQUEST_TIMEOUT', '0'],
    ['S3_ENDPOINT', 's3.test'],
    ['IMAGE_HOST', 'https://imagens.test/fotos'],
    ['IMAGE_MAX_BYTES', '10MB'],
    ['MEDIA_CACHE_BYTES', '0'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8,'],
    ['TRUST_PROXY', '10.0.0.1/'],
    ['TRUST_PROXY', '10.0.0.1/8/9'],
    ['TRUST_PROXY', 'proxy.test'],
  ])('%s %s', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(
      new RegExp(`^StartupError A configuração .*${name}: deve `, 's'),
    )
  })

  it('all together, and without repeating the value', () => {
    const message = refusal({
      PORT: 'hunter2',
      HSTS_SECONDS: 'long',
      DATABASE_URL: 'postgres://root:hunter2@db/x',
      S3_BUCKET: 'imagens',
    })
    for (const name of [
      'PORT',
      'HSTS_SECONDS',
      'DATABASE_URL',
      'JWT_SECRET',
      'S3_ENDPOINT',
      'S3_ACCESS_KEY_ID',
    ])
      expect(message).toMatch(new RegExp(`^  ${name}\\b`, 'm'))
    expect(message).not.toContain('hunter2')
  })
})
