import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { mockImage } from '../../mocks/catalogue.ts'
import { Providers } from '../../start/page-context.tsx'
import type { BusinessCard_CardFragment } from './business-card.generated.ts'
import { BusinessCard } from './business-card.tsx'

const business = {
  id: '7',
  slug: 'padaria-do-ze',
  name: 'Padaria do Zé',
  excerpt: 'Pão quente…',
  phone: '1236221234',
  whatsapp: '12991234567',
  street: 'Rua das Flores',
  number: '12',
  distance: null,
  state: 'PUBLISHED' as const,
  reopensOn: null,
  hours: null,
  categories: [
    { id: '1', name: 'Alimentação', slug: 'alimentacao' },
    { id: '2', name: 'Mercados', slug: 'mercados' },
  ],
  cover: null,
  city: { id: '3', name: 'Taubaté', slug: 'taubate' },
  neighborhood: { id: '4', name: 'Centro' },
}

function renderCard(change: Partial<BusinessCard_CardFragment> = {}, found?: string) {
  const card = { ...business, ...change } as object
  const page = {
    config: { chatUrl: '', contactEmail: '', tileUrl: '', tileAttribution: '', imageMaxBytes: 10_000_000 },
    origin: 'https://guia.test',
    seed: '',
  }
  render(
    <Providers page={{ ...page, response: { status: 200 } }}>
      <MemoryRouter>
        <BusinessCard card={card} found={found} sizes="300px" />
      </MemoryRouter>
    </Providers>,
  )
}

it('leads from the photo to the profile and from "Ver mais" to /business', () => {
  renderCard()
  expect(screen.getByRole('link', { name: 'Padaria do Zé' }).getAttribute('href')).toBe('/padaria-do-ze')
  const more = screen.getByRole('link', { name: 'Ver mais sobre Padaria do Zé' })
  expect(more.getAttribute('href')).toBe('/business/padaria-do-ze')
  expect(more.textContent).toBe('Ver mais')
})

it('says the name, the first category, the place and the excerpt', () => {
  renderCard()
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Padaria do Zé')
  expect(screen.getByText('Alimentação')).toBeDefined()
  expect(screen.queryByText('Mercados')).toBeNull()
  expect(screen.getByText('Centro · Taubaté')).toBeDefined()
  expect(screen.getByText('Pão quente…')).toBeDefined()
})

it('says the category that it was found by, and the first one where it has no such', () => {
  renderCard({}, 'mercados')
  expect(screen.getByText('Mercados')).toBeDefined()
  expect(screen.queryByText('Alimentação')).toBeNull()
  cleanup()
  renderCard({}, 'saude')
  expect(screen.getByText('Alimentação')).toBeDefined()
})

it('has street, numbers and the week for paper', async () => {
  const week = [
    '08:00-18:00',
    '08:00-18:00',
    '08:00-18:00',
    '08:00-18:00',
    '08:00-18:00',
    'fechado',
    'fechado',
  ]
  renderCard({ hours: { week, exceptions: [] } })
  expect(screen.getByText('Rua das Flores, 12 ·').className).toBe('printed')
  expect(screen.getByText('WhatsApp (12) 99123-4567').className).toBe('printed')
  expect(screen.getByText('(12) 3622-1234').className).toBe('printed')
  const text = await screen.findByText('segunda a sexta: 08:00 às 18:00; sábado e domingo: fechado')
  expect(text.className).toBe('week')
})

it('opens WhatsApp with the tracking of a profile, and calls', () => {
  renderCard()
  const chat = screen.getByRole('link', { name: 'WhatsApp de Padaria do Zé (abre em outra aba)' })
  const { host, pathname, searchParams } = new URL(chat.getAttribute('href') ?? '')
  expect([host, pathname]).toEqual(['wa.me', '/5512991234567'])
  expect(searchParams.get('utm_source')).toBe('guia.test')
  expect(searchParams.get('utm_medium')).toBe('referral')
  expect(searchParams.get('utm_campaign')).toBe('business_profile')
  expect(searchParams.get('text')).toContain('Padaria do Zé')
  const call = screen.getByRole('link', { name: 'Ligar para Padaria do Zé' })
  expect(call.getAttribute('href')).toBe('tel:+551236221234')
  cleanup()
  renderCard({ whatsapp: null })
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull()
})

it('says how far it is where the search is around somebody', () => {
  renderCard({ distance: 1.2, street: null })
  expect(screen.getByText('1,2 km ·').parentElement?.textContent).toBe('1,2 km · Centro\u00a0· Taubaté')
})

it('leaves out what an establishment does not have', () => {
  renderCard({ excerpt: '', categories: [] })
  expect(screen.getByRole('article').querySelectorAll('p')).toHaveLength(1)
})

it('shows the first photo as WebP of automatic quality, and a drawing where there is none', () => {
  const image = { __typename: 'Image', ...mockImage(1) }
  renderCard({ cover: { __typename: 'Photo', id: 'foto-1', image } as BusinessCard_CardFragment['cover'] })
  const photo = screen.getByRole('article').querySelector('img')
  expect(photo?.getAttribute('src')).toBe(`${image.url}?w=600&q=auto&fm=webp`)
  expect(photo?.getAttribute('loading')).toBe('lazy')
  expect(screen.getByRole('article').querySelector('.photo svg')).toBeNull()
  cleanup()
  renderCard()
  expect(screen.getByRole('article').querySelector('img')).toBeNull()
  expect(screen.getByRole('article').querySelector('.photo svg')).not.toBeNull()
})

it('says whether it is open once the script is there, and keeps the place until then', async () => {
  const week = Array(7).fill('24h')
  renderCard({ hours: { week, exceptions: [] } })
  expect(await screen.findByText(/^Hoje: 24 horas$/)).toBeDefined()
})

it('says in place of its hours that it has closed', async () => {
  renderCard({ state: 'CLOSED_FOR_GOOD' })
  expect(await screen.findByText('Encerrou as atividades')).toBeTruthy()
})
