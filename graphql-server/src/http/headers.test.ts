import { describe, expect, it } from 'vitest'
import { closeApps, testApp } from '../../test/app.ts'
import { pagePolicy } from './html.ts'

closeApps()

describe('every answer', () => {
  it.each(['/health/live', '/api/nothing', '/graphql', '/graphql/nothing'])(
    '%s has the headers',
    async (url) => {
      const { app } = await testApp()
      const { headers } = await app.inject(url)
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      })
      expect(headers).not.toHaveProperty('strict-transport-security')
    },
  )

  it('insists on HTTPS when that is configured', async () => {
    const { app } = await testApp({ env: { HSTS_SECONDS: '31536000' } })
    const { headers } = await app.inject('/health/live')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })
})

describe('the policy of a page', () => {
  const policy = pagePolicy(['sha256-a', 'sha256-b'], 'https://{s}.tile.test/{z}/{x}/{y}.png')

  it('allows its styles by hash and no inline script', () => {
    expect(policy).toContain("style-src 'self' 'sha256-a' 'sha256-b' 'sha256-47DEQ")
    expect(policy).toContain("script-src 'self';")
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe')
  })

  it('lets HTML and script addresses of the named policies only become part of the document', () => {
    expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types default inert-document$/)
  })

  it('allows images from the delivery host when there is one', () => {
    const withHost = pagePolicy([], 'https://tile.test/{z}.png', 'https://imagens.test')
    expect(withHost).toContain("img-src 'self' data: blob: https://tile.test https://imagens.test;")
  })

  it('allows foreign images from the tile server only, and foreign frames from the video host only', () => {
    expect(policy).toContain("img-src 'self' data: blob: https://*.tile.test;")
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com;')
    expect(policy.match(/https?:\S+/g)).toHaveLength(2)
  })
})
