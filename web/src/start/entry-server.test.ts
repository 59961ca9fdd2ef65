// @vitest-environment node
import { createHash } from 'node:crypto'
import { data, redirect } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { Page, PageRequest } from '../../../schema/page.ts'
import { mockPhotos, sampleCatalogue } from '../mocks/catalogue.ts'
import { executeMock } from '../mocks/resolve.ts'
import { matchPage, renderPage } from './entry-server.tsx'
import { pageRenderer } from './page-renderer.tsx'

const catalogue = sampleCatalogue()

function request(url: string, change: Partial<PageRequest> = {}): PageRequest {
  return {
    url,
    origin: 'https://guia.test',
    config: {
      chatUrl: 'https://chat.test',
      contactEmail: 'oi@guia.test',
      tileUrl: '',
      tileAttribution: '',
      imageMaxBytes: 10_000_000,
    },
    seed: 'semente',
    assets: {
      script: '/assets/entry.js',
      imports: ['/assets/first.js'],
      styles: ['/assets/entry.css'],
      fonts: ['/assets/letra.woff2'],
    },
    execute: (document, variables) => executeMock(catalogue, document, variables),
    ...change,
  }
}

async function renderDocument(url: string, change?: Partial<PageRequest>) {
  return asDocument(await renderPage(request(url, change)))
}

function asDocument(page: Page) {
  if (page.kind !== 'document') throw new Error(`a redirect to ${page.location}`)
  return page
}

function readState(html: string) {
  return JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
}

describe('a rendered page', () => {
  it('is a whole document with the data in it', async () => {
    const { html, status } = await renderDocument('/')
    expect(status).toBe(200)
    expect(html).toMatch(/^<!doctype html><html lang="pt-BR">/)
    expect(html.match(/<article/g)).toHaveLength(8)
    expect(html).toContain('<link rel="canonical" href="https://guia.test/"/>')
    expect(html).toContain('<script type="module" fetchpriority="low" src="/assets/entry.js"></script>')
    expect(html).toContain('href="/assets/letra.woff2" as="font"')
  })

  it('loads the scripts of its own page at once, and of no other', async () => {
    const assets = {
      ...request('/').assets,
      pages: {
        'src/site/explore/page.tsx': ['/assets/explore.js'],
        'src/about/page.tsx': ['/assets/about.js'],
      },
    }
    const preloads = async (url: string) => {
      const { html } = await renderDocument(url, { assets })
      return [...html.matchAll(/<link rel="modulepreload" fetchpriority="low" href="([^"]*)">/g)].map(
        ([, file]) => file,
      )
    }
    expect(await preloads('/explore')).toEqual(['/assets/first.js', '/assets/explore.js'])
    expect(await preloads('/')).toEqual(['/assets/first.js'])
  })

  it.each(['/', '/explore', '/quem-somos', '/login'])(
    '%s has no inline style and no inline script',
    async (path) => {
      const { html, styleHashes } = await renderDocument(path)
      expect(styleHashes).toEqual([])
      expect(html).not.toContain('<style')
      expect(html).not.toMatch(/<script>|<script type="module">| on[a-z]+="/)
    },
  )

  it('has one inline style, whose hash it names, where Chakra styles it', async () => {
    const { html, styleHashes } = await renderDocument('/dashboard')
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css ?? '')
    expect(styles.map((css) => `sha256-${createHash('sha256').update(css).digest('base64')}`)).toEqual(
      styleHashes,
    )
    expect(styles).toHaveLength(1)
  })

  it('hands its data, configuration and seed to the browser', async () => {
    const state = readState((await renderDocument('/')).html)
    expect(state).toMatchObject({ seed: 'semente', origin: 'https://guia.test' })
    expect(state.config.chatUrl).toBe('https://chat.test')
    expect(state.loaderData['src/site/home/page.tsx'].Home.latestBusinesses).toHaveLength(8)
    expect(state.asked.map(({ operation }: { operation: string }) => operation).sort()).toEqual([
      'Home',
      'PublicLayout',
    ])
  })

  it('lets nothing in the data end its script', async () => {
    const { html } = await renderDocument('/', { seed: '</script><script>alert(1)</script>' })
    expect(html).not.toContain('<script>alert')
    expect(readState(html).seed).toBe('</script><script>alert(1)</script>')
  })

  it('loads the first photo of a profile before anything else, and once', async () => {
    const photographed = sampleCatalogue()
    Object.assign(photographed.businesses[0] ?? {}, { photos: mockPhotos(8) })
    const { html } = await renderDocument('/padaria-1', {
      execute: (document, variables) => executeMock(photographed, document, variables),
    })
    const head = html.slice(0, html.indexOf('</head>'))
    const preloads = head.match(/<link rel="preload" as="image"[^>]*>/g) ?? []
    expect(preloads).toHaveLength(1)
    expect(preloads[0]).toMatch(/imageSrcSet="\/media\/0+1\?w=300&amp;q=85 300w, .* 1200w"/i)
    expect(preloads[0]).toMatch(/imageSizes="[^"]*92vw"/i)
    expect(preloads[0]).toMatch(/fetchPriority="high"/i)
    const [, srcSet] = /imageSrcSet="([^"]*)"/i.exec(preloads[0] ?? '') ?? []
    expect(html.slice(head.length)).toContain(`srcSet="${srcSet}"`)
    // The mosaic's links to the photos are there without a script.
    expect(html.match(/href="\/media\/0+\d\?w=1200&amp;q=90"/g)).toHaveLength(5)
  })

  it('is a 404 for a profile that does not exist', async () => {
    const { html, status } = await renderDocument('/nao-existe')
    expect(status).toBe(404)
    expect(html).toContain('Estabelecimento não encontrado')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  it.each(['/favorites', '/minha-conta', '/minhas-empresas', '/dashboard'])(
    'says without scripts that %s needs them',
    async (path) => {
      const { html } = await renderDocument(path)
      expect(html).toMatch(/<noscript>.*Esta página precisa de JavaScript\..*<\/noscript>/)
    },
  )

  it('is a 404 at /404', async () => {
    expect((await renderDocument('/404')).status).toBe(404)
  })

  it('has no header where a segment equals owner', async () => {
    expect((await renderDocument('/owner')).html).not.toContain('<header')
    expect((await renderDocument('/owners')).html).toContain('<header')
  })

  it('is left to the server when the data cannot be had', async () => {
    const execute = async () => ({ errors: [] })
    await expect(renderPage(request('/', { execute }))).rejects.toThrow('a page has no data')
  })
})

it.each([
  ['/business/padaria-1', 301, '/padaria-1'],
  ['/empresa/padaria-1', 301, '/padaria-1'],
  ['/business/padaria-1?utm_source=caf%E9&a;b', 301, '/padaria-1?utm_source=caf%E9&a;b'],
  ['/empresa/padaria-1?q=1%202', 301, '/padaria-1?q=1%202'],
  ['/admin', 302, '/dashboard'],
  ['/admin?x=1', 302, '/dashboard?x=1'],
  ['/isto/nao/existe', 302, '/'],
])('redirects %s by %i to %s', async (from, status, to) => {
  expect(await renderPage(request(from))).toEqual({ kind: 'redirect', status, location: to })
})

describe('a route with an action', () => {
  const render = pageRenderer([
    {
      path: '/form',
      element: 'the form',
      action: async ({ request }) => {
        const note = (await request.formData()).get('note')
        if (note === 'absent') throw data(null, { status: 404 })
        if (note === 'broken') throw new Error('broken')
        return redirect(`/sent/${note}`)
      },
      errorElement: 'the refusal',
    },
  ])

  it('runs it for a posted form, and leads on', async () => {
    const page = await render(request('/form', { form: 'note=a%26b' }))
    expect(page).toEqual({ kind: 'redirect', status: 302, location: '/sent/a&b' })
  })

  it('renders a thrown response with its status', async () => {
    const page = asDocument(await render(request('/form', { form: 'note=absent' })))
    expect(page.status).toBe(404)
    expect(page.html).toContain('the refusal')
  })

  it('leaves any other error to the server', async () => {
    await expect(render(request('/form', { form: 'note=broken' }))).rejects.toThrow('broken')
  })
})

describe('a matched page', () => {
  it.each([
    ['/', '/', {}, 'public'],
    ['/em/taubate', '/em/:city', { city: 'taubate' }, 'public'],
    ['/em/taubate/pets', '/em/:city/:category', { city: 'taubate', category: 'pets' }, 'public'],
    ['/em/hoje', '/em/hoje', {}, 'minute'],
    ['/em/taubate/hoje', '/em/:city/hoje', { city: 'taubate' }, 'minute'],
    ['/padaria-2', '/:slug', { slug: 'padaria-2' }, 'public'],
    ['/business/padaria-2', '/business/:slug', { slug: 'padaria-2' }, 'public'],
    ['/explore', '/explore', {}, 'private'],
    ['/dashboard/business/edit/7', '/dashboard/business/edit/:id', { id: '7' }, 'private'],
    ['/isto/nao.existe', '*', {}, 'public'],
  ])('of %s is its route with its parameters', async (path, route, params, cache) => {
    expect(await matchPage(path)).toEqual({ route, params, cache, action: false })
  })

  it.each([
    '/wp-login.php',
    '/.env',
    '/padaria%20flor',
    '/p%C3%A3o',
    '/em%2Ftaubate',
    `/${'a'.repeat(181)}`,
    '/em/s%C3%A3o',
    '/em/taubate/a%2Fb',
    '/em/%2574aubate',
    '/business/a_b',
  ])('is absent where a parameter is no slug: %s', async (path) => {
    expect(await matchPage(path)).toBeNull()
  })
})
