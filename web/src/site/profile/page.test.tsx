import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { fieldsWith, perField } from '../../../../schema/business/per-field.ts'
import { addBusiness, type BusinessWish, type MockNeighborhood, mockPhotos } from '../../mocks/catalogue.ts'
import { mockApi } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()

let centro: MockNeighborhood
beforeEach(() => {
  centro = api.catalogue.neighborhoods.find(({ slug }) => slug === 'centro') as MockNeighborhood
})

/** Shows the profile of one more establishment, in Taubaté's Centro, and waits for it. */
async function show(wish: Partial<BusinessWish>) {
  const business = addBusiness(api.catalogue, { name: 'Cantina da Serra', neighborhood: centro, ...wish })
  const app = renderApp(`/${business.slug}`)
  await screen.findByRole('heading', { level: 1, name: business.name })
  return { ...app, business }
}

const contact = () => within(screen.getByRole('region', { name: 'Contato' }))
const meta = (selector: string) => document.querySelector<HTMLMetaElement>(`meta[${selector}]`)?.content

/** Everything that an establishment can have. */
const whole: Partial<BusinessWish> = {
  description: '<p>Massa fresca <strong>todo dia</strong>.</p><p><br></p><ul><li>Nhoque</li></ul>',
  phone: '12991234567',
  whatsapp: '12991234567',
  instagram: 'https://www.instagram.com/cantina.exemplo',
  facebook: 'https://www.facebook.com/cantina.exemplo',
  linkedin: 'https://www.linkedin.com/company/cantina-exemplo',
  twitter: 'https://x.com/cantina_ex',
  tiktok: 'https://www.tiktok.com/@cantina.exemplo',
  site: 'https://cantina.example/?mesa=2',
  latitude: -23.03,
  longitude: -45.55,
  address: { street: 'Rua das Flores', number: '12', zipCode: '12010000' },
}

it('has a link for every contact field of an establishment', async () => {
  const names = [
    ...fieldsWith({ group: 'contact' }),
    ...fieldsWith({ kind: 'profile' }),
    ...fieldsWith({ kind: 'site' }),
  ]
  const values = perField(names, (_name, { examples }) => examples.answered)
  await show(values)
  expect(contact().getAllByRole('link')).toHaveLength(names.length)
})

it('shows who the establishment is and where', async () => {
  await show({ ...whole, subcategories: api.catalogue.subcategories.slice(0, 1) })
  expect(screen.getByText('Centro · Taubaté', { selector: '.main .place' })).toBeTruthy()
  expect(contact().getByText('Rua das Flores, 12, Centro, Taubaté - Brasil')).toBeTruthy()
  expect(contact().getByText('CEP 12010-000')).toBeTruthy()
  const trail = within(screen.getByRole('navigation', { name: 'Você está aqui' }))
  expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Alimentação',
    'Cantina da Serra',
  ])
  expect(trail.getByRole('link', { name: 'Alimentação' }).getAttribute('href')).toBe(
    '/explore?category=alimentacao',
  )
  const chips = within(screen.getByRole('list', { name: 'Categorias' }))
  expect(chips.getAllByRole('link').map((chip) => chip.getAttribute('href'))).toEqual([
    '/explore?category=alimentacao',
    '/explore?category=alimentacao&subcategory=padarias',
  ])
})

it('links to phone, WhatsApp, networks and site, each with the tracking', async () => {
  await show(whole)
  expect(contact().getByRole('link', { name: 'Ligar para (12) 99123-4567' }).getAttribute('href')).toBe(
    'tel:+5512991234567',
  )
  for (const name of [
    'WhatsApp',
    'Instagram',
    'Facebook',
    'LinkedIn',
    'X (Twitter)',
    'TikTok',
    'Site oficial',
  ]) {
    const link = contact().getByRole<HTMLAnchorElement>('link', {
      name: (label) => label.startsWith(name) && label.endsWith('(abre em outra aba)'),
    })
    expect(link.rel).toBe('noopener')
    expect(link.target).toBe('_blank')
    expect(Object.fromEntries(new URL(link.href).searchParams)).toMatchObject({
      utm_source: 'guia.test',
      utm_medium: 'referral',
      utm_campaign: 'business_profile',
    })
  }
  expect(contact().getByRole<HTMLAnchorElement>('link', { name: /^Site/ }).href).toContain('mesa=2')
  expect(contact().getByRole<HTMLAnchorElement>('link', { name: /^WhatsApp/ }).href).toMatch(
    /^https:\/\/wa\.me\/5512991234567\?text=Ol%C3%A1/,
  )
})

it('opens the provider’s chat to ask for a change, with the establishment’s name', async () => {
  await show(whole)
  const link = screen.getByRole('link', { name: /^Pedir uma alteração/ })
  // The tests' chat is not WhatsApp's, which alone takes a sentence: see contact/chat-link.test.ts.
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://chat.test', '_blank'])
})

it('leaves out what the establishment does not have', async () => {
  await show({ phone: '', categories: [] })
  expect(contact().getByText('Centro, Taubaté - Brasil')).toBeTruthy()
  expect(contact().queryAllByRole('link')).toEqual([])
  expect(screen.queryByText(/^CEP/)).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Sobre' })).toBeNull()
  expect(screen.queryByRole('heading', { name: /^Outros/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Ligar' })).toBeNull()
})

it('draws the description without empty paragraphs', async () => {
  await show(whole)
  const about = screen.getByRole('region', { name: 'Sobre' })
  expect(about.querySelectorAll('p')).toHaveLength(1)
  expect(about.querySelector('strong')?.textContent).toBe('todo dia')
  expect(within(about).getByRole('listitem').textContent).toBe('Nhoque')
})

it('has no heading over a description of empty paragraphs', async () => {
  await show({ description: '<p> </p><p><br></p>' })
  expect(screen.queryByRole('heading', { name: 'Sobre' })).toBeNull()
})

it('lets nothing of a hostile description but text onto the page', async () => {
  await show({
    description:
      '<p onclick="alert(1)">bom<script>alert(1)</script><img src=x onerror=alert(1)>' +
      '<a href="javascript:alert(1)">clique</a><iframe src="https://mau.example"></iframe></p>',
  })
  const about = screen.getByRole('region', { name: 'Sobre' })
  expect(about.textContent).toBe('Sobrebomclique')
  expect(about.querySelectorAll('script, img, iframe, a, [onclick], [onerror]')).toHaveLength(0)
})

it('shows others of the same category and city, each linking to its profile', async () => {
  const { business } = await show({ categories: api.catalogue.categories.slice(0, 1) })
  const others = within(screen.getByRole('region', { name: 'Outros Alimentação em Taubaté' }))
  expect(others.getAllByRole('article')).toHaveLength(4)
  const [first] = others.getAllByRole('heading', { level: 3 })
  const link = others.getByRole('link', { name: first?.textContent ?? '' })
  expect(link.getAttribute('href')).toMatch(/^\/padaria-\d+$/)
  expect(link.getAttribute('href')).not.toBe(`/${business.slug}`)
})

it('has no grid of others where there are none', async () => {
  api.answers.relatedBusinesses = []
  renderApp('/pousada-da-praia')
  await screen.findByRole('heading', { level: 1, name: 'Pousada da Praia' })
  expect(screen.queryByRole('heading', { name: /^Outros/ })).toBeNull()
})

it('says that an establishment does not exist', async () => {
  renderApp('/nao-existe')
  await screen.findByRole('heading', { level: 1, name: 'Estabelecimento não encontrado' })
  expect(meta('name=robots')).toBe('noindex')
})

it('goes to /404 when the profile cannot be loaded, and back again on demand', async () => {
  api.failures.Profile = 'proxy'
  const { address, visitor } = renderApp('/padaria-1')
  await screen.findByRole('heading', { level: 1, name: 'A página não carregou' })
  expect(screen.getByText(/O site está fora do ar por um momento/)).toBeDefined()
  await waitFor(() => expect(address()).toBe('/404'))
  delete api.failures.Profile
  await visitor.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  await screen.findByRole('heading', { level: 1, name: 'Padaria 1' })
})

it('says its name to who was led to it and waited, not to who opened it', async () => {
  const { router } = renderApp('/padaria-2')
  await screen.findByRole('heading', { level: 1, name: 'Padaria 2' })
  expect(screen.queryAllByRole('status').map((each) => each.textContent)).not.toContain('Padaria 2')
  await router.navigate('/padaria-1')
  await screen.findByRole('heading', { level: 1, name: 'Padaria 1' })
  expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain('Padaria 1')
})

it.each(['/business/padaria-1', '/empresa/padaria-1'])(
  'goes from %s to the profile, and back to where the link was',
  async (old) => {
    const { router, address } = renderApp('/explore')
    await router.navigate(old)
    await screen.findByRole('heading', { level: 1, name: 'Padaria 1' })
    await waitFor(() => expect(address()).toBe('/padaria-1'))
    await router.navigate(-1)
    await screen.findByRole('heading', { level: 1, name: 'Explore estabelecimentos' })
  },
)

it('describes itself to search engines and to those who share it', async () => {
  await show(whole)
  expect(document.title).toBe('Cantina da Serra em Taubaté · Guia do Vale')
  expect(meta('name=description')).toBe('Massa fresca todo dia. Nhoque')
  expect(meta('name=keywords')).toBe('Cantina da Serra, Alimentação, Centro, Taubaté')
  expect(meta('property="og:title"')).toBe(document.title)
  expect(meta('property="og:image"')).toBe('https://guia.test/media/share/cantina-da-serra.jpg')
  expect(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href).toBe(
    'https://guia.test/cantina-da-serra',
  )
})

it('gives search engines and those who share it more of the description than a card', async () => {
  const words = 'Massa fresca todo dia, molho de tomate da horta e forno a lenha desde 1987.'
  await show({ description: `<p>${words}</p><p>${words}</p><p>${words}</p>` })
  const summary = `${words} ${words.slice(0, -1)}…`
  expect(meta('name=description')).toBe(summary)
  expect(meta('property="og:description"')).toBe(summary)
  expect(meta('property="og:type"')).toBe('website')
})

it('shows the picture with name and city to those who share it', async () => {
  await show({ photos: mockPhotos(2) })
  const picture = 'https://guia.test/media/share/cantina-da-serra.jpg'
  expect(meta('property="og:image"')).toBe(picture)
  expect(meta('name="twitter:image"')).toBe(picture)
  expect(meta('property="og:image:width"')).toBe('1200')
  expect(meta('property="og:image:height"')).toBe('630')
  expect(meta('name="twitter:card"')).toBe('summary_large_image')
})
