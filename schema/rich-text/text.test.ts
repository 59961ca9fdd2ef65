import { expect, it } from 'vitest'
import { richTextHref } from './text.ts'

it.each([
  ['https://cantina.com.br', 'https://cantina.com.br/'],
  ['HTTP://Cantina.com.br/A b', 'http://cantina.com.br/A%20b'],
  ['mailto:a@cantina.com.br', 'mailto:a@cantina.com.br'],
  ['tel:+551238421000', 'tel:+551238421000'],
])('a description may link to %s', (href, address) => {
  expect(richTextHref(href)).toBe(address)
})

it.each([
  'javascript:alert(1)',
  '\tjava\nscript:alert(1)',
  'data:text/html,x',
  'ftp://cantina.com.br',
  '/cantina',
  'cantina.com.br',
  'https://cantina,com.br',
  'http://localhost:3000/admin',
  'http://192.168.0.1/',
  'http://roteador.local/',
  '',
  `https://cantina.com.br/${'x'.repeat(2000)}`,
])('a description may not link to %j', (href) => {
  expect(richTextHref(href)).toBeNull()
})

it.each([
  ['www.cantina.com.br', 'https://www.cantina.com.br/'],
  [' WWW.cantina.com.br/a ', 'https://www.cantina.com.br/a'],
])('a link to %s is of https', (href, address) => {
  expect(richTextHref(href)).toBe(address)
})
