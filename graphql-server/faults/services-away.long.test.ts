import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { sharp } from '../src/media/encoding.ts'
import { hashPassword } from '../src/sessions/password.ts'
import { useDatabase } from '../test/database.ts'
import { mailServer } from '../test/mail-server.ts'
import { startProductProcess } from '../test/product-process.ts'
import { redisServer } from '../test/redis-server.ts'
import { useS3Double } from '../test/s3-double.ts'
import { insertSmallCatalogue } from '../test/small-catalogue.ts'
import { insertAdministrator } from './administrator.ts'
import { ask, askGraphQL, isUnavailable } from './ask.ts'
import { startTcpProxy } from './tcp-proxy.ts'

const database = useDatabase()
const store = useS3Double()
const folder = mkdtempSync(join(tmpdir(), 'guia-services-away-'))
let token: string

beforeEach(async () => {
  await database.empty()
  await insertSmallCatalogue(database.prisma)
  token = await insertAdministrator(database.prisma)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function start(environment: NodeJS.ProcessEnv) {
  const product = await startProductProcess({ config: database.config, folder, environment })
  onTestFinished(async () => {
    await product.end('SIGTERM')
  })
  return product
}

const portOf = (url: string) => Number(new URL(url).port)
const good = { kind: 'answered', status: 200 }

/** Adds a picture of a colour to the catalogue's one establishment. */
async function illustrate(origin: string, background: string) {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background } })
  return askGraphQL({
    origin,
    token,
    query: `mutation ($photos: [Upload!]!) {
      addBusinessPhotos(businessId: "1", photos: $photos) { photos { image { url } } }
    }`,
    variables: { photos: [null] },
    files: { 'photos.0': await picture.png().toBuffer() },
  })
}

it('without its image store the product refuses uploads, keeps nothing of them, and serves all else', async () => {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = store.access
  const proxy = await startTcpProxy(portOf(endpoint))
  const product = await start({
    S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  })
  const { origin } = product
  expect(await illustrate(origin, '#0a7')).toMatchObject({ ...good, body: { data: expect.anything() } })
  const [image] = await database.prisma.image.findMany()
  const picture = (width: number) => ask(`${origin}/media/${image?.hash}?w=${width}`)
  expect(await picture(300)).toMatchObject(good)

  await proxy.close()
  const refused = await illustrate(origin, '#70a')
  expect(isUnavailable(refused)).toBe(true)
  expect(refused).toMatchObject({
    body: { errors: [{ message: expect.stringContaining('temporariamente indisponível') }] },
  })
  expect(await database.prisma.image.count()).toBe(1)
  expect(await database.prisma.photo.count()).toBe(1)
  // Variants that were made before are kept on this machine.
  expect(await picture(300)).toMatchObject(good)
  expect(isUnavailable(await picture(600))).toBe(true)
  expect(await ask(`${origin}/api/businesses/1`)).toMatchObject(good)
  expect(await ask(`${origin}/health/ready`)).toMatchObject(good)
  await expect.poll(() => product.said()).toMatch(/ECONNREFUSED.*"msg":"unavailable"/)

  await proxy.reopen()
  await expect.poll(() => illustrate(origin, '#70a'), { timeout: 20_000 }).toMatchObject(good)
  expect(await picture(600)).toMatchObject(good)
  expect(store.objects.size).toBe(2)
}, 120_000)

it('without its mail server the product answers, and the mail is sent when the server is back', async () => {
  const { url, told, taken } = await mailServer()
  const proxy = await startTcpProxy(portOf(url))
  const { origin, said } = await start({
    SMTP_URL: `smtp://127.0.0.1:${proxy.port}`,
    MAIL_FROM: 'guia@guia.test',
  })
  await proxy.close()
  const query = 'mutation { requestPasswordReset(email: "ana@guiadovale.test") }'
  expect(await askGraphQL({ origin, query })).toMatchObject({
    ...good,
    body: { data: { requestPasswordReset: true } },
  })
  await expect.poll(said, { timeout: 60_000 }).toContain('mail not sent yet')
  expect(told).toEqual([])
  await proxy.reopen()
  await expect.poll(() => taken, { timeout: 100_000 }).toEqual(['ana@guiadovale.test'])
}, 180_000)

it('without Redis people sign in, limits hold for each process, and the log has both changes', async () => {
  const redis = await redisServer()
  const { origin, said } = await start({ REDIS_URL: redis.url })
  const passwordHash = await hashPassword('uma senha longa')
  await database.prisma.user.updateMany({ data: { passwordHash } })
  const logIn = (password: string) =>
    askGraphQL({
      origin,
      query: 'mutation ($input: LoginInput!) { login(input: $input) { token } }',
      variables: { input: { email: 'ana@guiadovale.test', password } },
    })
  expect(await logIn('uma senha longa')).toMatchObject({
    ...good,
    body: { data: { login: expect.anything() } },
  })
  await redis.stop()
  expect(await logIn('uma senha longa')).toMatchObject({
    ...good,
    body: { data: { login: expect.anything() } },
  })
  await expect.poll(said).toContain('limits are not shared')
  for (let go = 0; go < 10; go += 1) expect(await logIn('outra senha')).toMatchObject({ status: 401 })
  expect(await logIn('uma senha longa')).toMatchObject({
    status: 429,
    retryAfter: expect.stringMatching(/^\d+$/),
  })
  await redis.start()
  await expect
    .poll(() => logIn('uma senha longa').then(() => said()), { timeout: 30_000 })
    .toContain('limits are shared again')
  expect(await logIn('uma senha longa')).toMatchObject(good)
}, 120_000)
