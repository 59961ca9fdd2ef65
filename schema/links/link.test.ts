import { describe, expect, it } from 'vitest'
import { completeLink, type LinkKind, linkText } from './link.ts'

const completed = (text: string, kind: LinkKind = 'site') => {
  const link = completeLink(text, kind)
  return link instanceof URL ? linkText(link) : link
}

describe('completeLink', () => {
  it.each<[LinkKind, string, string]>([
    ['instagram', '@cantina', 'https://www.instagram.com/cantina'],
    ['instagram', 'cantina.da_serra', 'https://www.instagram.com/cantina.da_serra'],
    ['instagram', '@cantina.com', 'https://www.instagram.com/cantina.com'],
    ['instagram', 'instagram.com/cantina', 'https://instagram.com/cantina'],
    ['facebook', 'cantina-da-serra', 'https://www.facebook.com/cantina-da-serra'],
    ['linkedin', 'padaria-pão', 'https://www.linkedin.com/company/padaria-p%C3%A3o'],
    ['linkedin', 'www.linkedin.com/in/olga', 'https://www.linkedin.com/in/olga'],
    ['twitter', '@cantina', 'https://x.com/cantina'],
    ['tiktok', 'cantina', 'https://www.tiktok.com/@cantina'],
    ['tiktok', '@cantina', 'https://www.tiktok.com/@cantina'],
  ])('for %s makes a profile of %s', (kind, text, address) => {
    expect(completed(text, kind)).toBe(address)
  })

  it.each([
    ['cantina.com.br', 'https://cantina.com.br'],
    ['www.cantina.com.br/', 'https://www.cantina.com.br'],
    ['cantina.com.br:8080/cardápio?dia=1#hoje', 'https://cantina.com.br:8080/card%C3%A1pio?dia=1#hoje'],
    ['HTTP://Cantina.com.br/A', 'http://cantina.com.br/A'],
    ['açaí.com.br', 'https://xn--aa-4iaz.com.br'],
    ['https://cantina.com.br?a=1', 'https://cantina.com.br/?a=1'],
  ])('completes the address %s', (text, address) => {
    expect(completed(text)).toBe(address)
    expect(completed(text, 'instagram')).toBe(address)
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript://cantina.com.br/%0aalert(1)',
    'data:text/html,x',
    'ftp://cantina.com.br',
    'mailto:a@cantina.com.br',
    'whatsapp://send',
    'http:cantina.com.br',
  ])('refuses the scheme of %s', (text) => {
    expect(completed(text)).toBe('scheme')
    expect(completed(text, 'instagram')).toBe('scheme')
  })

  it.each([
    'cantina',
    '@cantina',
    'http://',
    'https://localhost/x',
    'https://olga:segredo@cantina.com.br',
    'https://cantina.com.br\\@mal.example',
    'https://a b.com.br',
    '//cantina.com.br',
    '/cantina',
    'cantina..com',
    'https://cantina,com.br',
    'https://cantina;com.br',
    'http://localhost:3000',
    'http://loja.localhost',
    'http://servidor.local',
    'http://10.0.0.5/loja',
    'http://127.0.0.1',
    'http://2130706433',
    'http://0x7f.1',
    'http://192.168.1.1',
    'http://172.16.0.1',
    'http://169.254.1.1',
    'http://100.64.0.1',
    'http://[::1]/',
    '-cantina.com',
  ])('cannot read %s as a site', (text) => {
    expect(completed(text)).toBe('unreadable')
  })

  it('leaves what it has completed as it is', () => {
    const pieces = [
      '@',
      'a',
      'ç',
      '.',
      'com',
      'br',
      '/',
      ':',
      '80',
      '?',
      '#',
      '%',
      '-',
      '_',
      'https://',
      'x ',
      '&',
    ]
    let state = 1
    const next = (below: number) => {
      state = (state * 48271) % 2147483647
      return state % below
    }
    let found = 0
    for (let round = 0; round < 20_000; round++) {
      const text = Array.from({ length: 1 + next(7) }, () => pieces[next(pieces.length)]).join('')
      for (const kind of ['site', 'instagram', 'linkedin', 'tiktok'] as const) {
        const once = completeLink(text, kind)
        if (!(once instanceof URL)) continue
        found++
        expect(completed(linkText(once), kind), text).toBe(linkText(once))
      }
    }
    expect(found).toBeGreaterThan(500)
  })
})
