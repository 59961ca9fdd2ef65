import { expect, it } from 'vitest'
import { fieldsWith, perField } from '../../../../schema/business/per-field.ts'
import { type ContactAddresses, contactFacts, contactLinks } from './contact-links.ts'

const nothing: ContactAddresses = {
  name: 'Padaria do Vale',
  phone: '',
  ...perField(fieldsWith({ group: 'contact', isRequired: false }), () => null),
  ...perField([...fieldsWith({ kind: 'profile' }), ...fieldsWith({ kind: 'site' })], () => null),
}

const tracking = { utm_source: 'guia.test', utm_medium: 'referral', utm_campaign: 'business_profile' }

function linksOf(addresses: Partial<ContactAddresses>) {
  return contactLinks({ ...nothing, ...addresses }, 'guia.test')
}

function queryOf(href: string) {
  return Object.fromEntries(new URL(href).searchParams)
}

it('has no link for an establishment without addresses', () => {
  expect(linksOf({})).toEqual([])
})

it('opens WhatsApp with a greeting, the country and the tracking', () => {
  const [link] = linksOf({ whatsapp: '12991234567' })
  expect(link?.kind).toBe('whatsapp')
  expect(link?.href).toMatch(/^https:\/\/wa\.me\/5512991234567\?text=/)
  expect(queryOf(link?.href ?? '')).toEqual({ ...tracking, text: expect.stringContaining('Padaria do Vale') })
})

it('writes to the e-mail address, without tracking', () => {
  expect(linksOf({ email: 'contato+vale@padaria.example' })).toEqual([
    expect.objectContaining({
      kind: 'email',
      href: 'mailto:contato%2Bvale@padaria.example',
      label: 'contato+vale@padaria.example',
    }),
  ])
})

it('gives search engines the e-mail address', () => {
  expect(contactFacts({ ...nothing, email: 'contato@padaria.example' }).email).toBe('contato@padaria.example')
  expect(contactFacts(nothing).email).toBeUndefined()
})

it.each(['?p=caf%E9', '?cardapio', '?a=1%202', '?a;b=2', '?q=a+b&q=', '?%75=x', "?a=(b)~!*'", '?'])(
  'adds the tracking behind the query %s, which stays as it is',
  (query) => {
    const { search } = new URL(`https://padaria.example/${query}`)
    const [link] = linksOf({ site: `https://padaria.example/menu${query}#topo` })
    const parameters = 'utm_source=guia.test&utm_medium=referral&utm_campaign=business_profile'
    expect(link?.href).toBe(`https://padaria.example/menu${search || '?'}${search && '&'}${parameters}#topo`)
  },
)

it('leaves a source that an address names itself', () => {
  const [link] = linksOf({ site: 'https://padaria.example/?utm_source=outro' })
  expect(queryOf(link?.href ?? '')).toEqual({ ...tracking, utm_source: 'outro' })
})

it('tracks every kind of link', () => {
  const addresses = ['instagram', 'facebook', 'linkedin', 'twitter', 'tiktok', 'site'] as const
  const links = linksOf(Object.fromEntries(addresses.map((kind) => [kind, `https://${kind}.example/a`])))
  expect(links.map(({ kind }) => kind)).toEqual(addresses)
  for (const { href } of links) expect(queryOf(href)).toEqual(tracking)
})

it.each(['javascript:alert(1)', 'data:text/html,a', 'perfil', ''])('leaves out %j', (address) => {
  expect(linksOf({ instagram: address, site: address })).toEqual([])
})
