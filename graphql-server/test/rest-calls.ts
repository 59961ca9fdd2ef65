import type { Sent } from './rest.ts'
import { accounts, password, type Role } from './roles.ts'

/** A request that succeeds for callers with the right. */
export interface RestCall extends Sent {
  /** With values in the place of its `{…}`, and a query. */
  path?: string
  /** Where it depends on who asks. */
  pathFor?(role: Role): string
}

const place = { name: 'Nova', slug: 'nova' }
const business = {
  name: 'Cantina Nova',
  description: '<p>Massas.</p>',
  phone: '(12) 3621-0000',
  address: { city: '3', neighborhood: '2', street: 'Rua A', number: 'S/N' },
  category: ['2'],
  subCategory: ['1'],
}

/** Of each call of the API one that succeeds, on the world of `insertWorld`. */
export const restCalls: Readonly<Record<string, RestCall>> = {
  'POST /auth/login': { json: { email: 'user@guiadovale.test', password } },
  'POST /auth/register': {
    json: { name: 'Nova', email: 'nova@guiadovale.test', phone: '12999990000', password },
  },
  'GET /auth/me': {},
  'POST /auth/logout': {},

  'GET /businesses': { path: '/businesses?page=1&perPage=2' },
  'GET /businesses/{id}': { path: '/businesses/2' },
  'GET /businesses/slug/{slug}': { path: '/businesses/slug/padaria-da-serra' },
  'GET /businesses/owner/{ownerId}': {
    pathFor: (role) => `/businesses/owner/${role === 'visitor' ? 1 : accounts[role]}`,
  },
  'GET /businesses/points': { path: '/businesses/points?south=-24&west=-47&north=-22&east=-44' },
  'GET /businesses/latest': { path: '/businesses/latest?limit=1' },
  'GET /businesses/by-date': {},
  'GET /businesses/dashboard/stats': {},
  'GET /businesses/dashboard/recent-businesses': { path: '/businesses/dashboard/recent-businesses?limit=6' },
  'GET /businesses/search': { path: '/businesses/search?city=bananal&random=true&page=1&perPage=9' },
  'POST /businesses': { json: business },
  'PUT /businesses/{id}': { path: '/businesses/2', json: { name: 'Outra' } },
  'DELETE /businesses/{id}': { path: '/businesses/2' },
  'DELETE /businesses/{id}/photos': {
    path: '/businesses/2/photos',
    json: { photoUrl: `https://guia.test/media/${'1'.repeat(64)}` },
  },
  'DELETE /businesses/id/{id}/photos': {
    path: `/businesses/id/2/photos?photoUrl=/media/${'1'.repeat(64)}`,
  },

  'GET /cities': { path: '/cities?active=true' },
  'GET /cities/popular': {},
  'GET /cities/id/{id}': { path: '/cities/id/3' },
  'GET /cities/slug/{slug}': { path: '/cities/slug/bananal' },
  'POST /cities': { json: place },
  'PUT /cities/{id}': { path: '/cities/3', json: { isPopular: 'true' } },
  'DELETE /cities/{id}': { path: '/cities/4' },

  'GET /categories': {},
  'GET /categories/id/{id}': { path: '/categories/id/1' },
  'GET /categories/slug/{slug}': { path: '/categories/slug/saude' },
  'POST /categories': { json: place },
  'PUT /categories/{id}': { path: '/categories/1', json: { name: 'Bem-estar' } },
  'DELETE /categories/{id}': { path: '/categories/3' },

  'GET /neighborhoods': { path: '/neighborhoods?city=bananal' },
  'GET /neighborhoods/id/{id}': { path: '/neighborhoods/id/2' },
  'GET /neighborhoods/slug/{slug}': { path: '/neighborhoods/slug/centro?city=bananal' },
  'GET /neighborhoods/city/{cityId}': { path: '/neighborhoods/city/3' },
  'POST /neighborhoods': { json: { name: 'Novo', city: '3' } },
  'PUT /neighborhoods/{id}': { path: '/neighborhoods/2', json: { name: 'Velho', city: '3' } },
  'DELETE /neighborhoods/{id}': { path: '/neighborhoods/1' },

  ...subcategoryCalls('/subCategories'),
  ...subcategoryCalls('/subcategories'),

  'GET /attributes': { path: '/attributes?category=alimentacao' },
  'GET /attributes/id/{id}': { path: '/attributes/id/1' },
  'GET /attributes/slug/{slug}': { path: '/attributes/slug/aceita-pix' },
  'GET /attributes/category/{categoryId}': { path: '/attributes/category/2' },
  'POST /attributes': { json: { name: 'Nova', question: 'Nova?', group: 'Outros', active: 'on' } },
  'PUT /attributes/{id}': { path: '/attributes/1', json: { position: '5' } },
  'DELETE /attributes/{id}': { path: '/attributes/2' },

  'POST /favorites': { json: { businessId: '2' } },
  'DELETE /favorites/{favoriteId}': {
    pathFor: (role) => `/favorites/${{ visitor: 1, user: 1, owner: 2, admin: 3 }[role]}`,
  },
  'GET /favorites': {},
  'GET /suggestions': { path: '/suggestions?text=pizzaria' },
}

function subcategoryCalls(at: string): Record<string, RestCall> {
  return {
    [`GET ${at}`]: { path: `${at}?categoryIds=1,2` },
    [`GET ${at}/id/{id}`]: { path: `${at}/id/1` },
    [`GET ${at}/slug/{slug}`]: { path: `${at}/slug/acai` },
    [`GET ${at}/category/{categoryId}`]: { path: `${at}/category/2` },
    [`GET ${at}/by-category-id/{categoryId}`]: { path: `${at}/by-category-id/2` },
    [`POST ${at}`]: { json: { ...place, category: '1', active: 'on' } },
    [`PUT ${at}/{id}`]: { path: `${at}/1`, json: { active: false } },
    [`DELETE ${at}/{id}`]: { path: `${at}/4` },
  }
}
