import { expect, it } from 'vitest'
import { richTextMessages } from '../../messages/dashboard/rich-text.ts'
import { readAddress, shownAddress } from './link-address.ts'

it.each([
  ['https://cantina.com.br/cardapio?a=1', 'https://cantina.com.br/cardapio?a=1'],
  [' www.cantina.com.br ', 'https://www.cantina.com.br/'],
  ['cantina.com.br/cardápio', 'https://cantina.com.br/card%C3%A1pio'],
  ['HTTP://Cantina.com.br', 'http://cantina.com.br/'],
  ['oi@cantina.com.br', 'mailto:oi@cantina.com.br'],
  ['mailto:oi@cantina.com.br?subject=Reserva', 'mailto:oi@cantina.com.br?subject=Reserva'],
  ['(12) 99123-4567', 'tel:+5512991234567'],
  ['tel:+55 12 3622-1234', 'tel:+551236221234'],
  ['0800 123 4567', 'tel:08001234567'],
])('completes %s', (written, href) => {
  expect(readAddress(written)).toEqual({ href })
})

it.each([
  ['', richTextMessages.linkMissing],
  ['   ', richTextMessages.linkMissing],
  ['javascript:alert(1)', richTextMessages.linkScheme],
  ['ftp://cantina.com.br', richTextMessages.linkScheme],
  ['file:///etc/passwd', richTextMessages.linkScheme],
  ['cantina', richTextMessages.linkUnreadable],
  ['https://', richTextMessages.linkUnreadable],
  ['https://ana:segredo@cantina.com.br', richTextMessages.linkUnreadable],
  ['http://localhost/x', richTextMessages.linkUnreadable],
  ['dois sites.com', richTextMessages.linkUnreadable],
  ['12', richTextMessages.linkUnreadable],
  [`https://cantina.com.br/${'a'.repeat(2000)}`, richTextMessages.linkTooLong],
])('refuses "%s"', (written, error) => {
  expect(readAddress(written)).toEqual({ error })
})

it.each([
  'https://cantina.com.br/',
  'mailto:oi@cantina.com.br',
  'tel:+5512991234567',
  'https://a.com.br/x?y#z',
])('reads %s again as it shows it', (href) => {
  expect(readAddress(shownAddress(href))).toEqual({ href })
})
