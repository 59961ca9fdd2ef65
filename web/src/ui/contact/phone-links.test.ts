import { expect, it } from 'vitest'
import { formatPhone } from '../../../../schema/phone-format.ts'
import { internationalPhone, phoneHref, whatsappHref } from './phone-links.ts'

const whatsappNumber = (phone: string) =>
  new URL(whatsappHref(phone, 'Padaria', 'guia.test') ?? '').pathname.slice(1)

it.each([
  ['12991234567', '(12) 99123-4567'],
  ['1236221234', '(12) 3622-1234'],
  ['(12) 99123-4567', '(12) 99123-4567'],
  ['08001234567', '0800 123 4567'],
  ['0800123456', '0800 123 456'],
  ['03001234567', '0300 123 4567'],
  ['40041234', '4004-1234'],
  ['123', '123'],
])('writes %s as %s', (phone, written) => {
  expect(formatPhone(phone)).toBe(written)
})

it('calls numbers with an area code from anywhere, and others as they are', () => {
  expect(phoneHref('12991234567')).toBe('tel:+5512991234567')
  expect(phoneHref('08001234567')).toBe('tel:08001234567')
  expect(phoneHref('40041234')).toBe('tel:40041234')
  expect(internationalPhone('1236221234')).toBe('+551236221234')
})

it('adds 55 only to WhatsApp numbers of 10 or 11 digits', () => {
  expect(whatsappNumber('(12) 3622-1234')).toBe('551236221234')
  expect(whatsappNumber('12991234567')).toBe('5512991234567')
  expect(whatsappNumber('5512991234567')).toBe('5512991234567')
  expect(whatsappNumber('+1 202 555 0100 00')).toBe('1202555010000')
  expect(whatsappNumber('40041234')).toBe('40041234')
})
