import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPhone, searchedDigits } from './phone.ts'

const mobile = '12999998888'
const landline = '1238420000'

it.each([
  ['(12) 99999-8888', mobile],
  ['12999998888', mobile],
  ['+5512999998888', mobile],
  ['+55 (12) 99999-8888', mobile],
  ['+55 (0) 12 99999-8888', mobile],
  ['5512999998888', mobile],
  ['0055 12 99999-8888', mobile],
  ['(+55) 12 99999-8888', mobile],
  ['012 99999-8888', mobile],
  ['0 15 12 99999-8888', mobile],
  ['(0xx12) 3842-0000', landline],
  ['0**12 3842-0000', landline],
  ['0 41 12 3842-0000', landline],
  ['(012) 3842-0000', landline],
  ['551238420000', landline],
  ['1238420000.0', landline],
  ['1238420000,00', landline],
  ['5512999998888.0', mobile],
  ['Tel. 1: (12) 3842-0000', landline],
  ['Fone: 12 3842-0000', landline],
  ['Fone/WhatsApp: (12) 99999-8888', mobile],
  ['tel:+551238420000', landline],
  ['https://wa.me/5512999998888?text=oi', mobile],
  ['https://api.whatsapp.com/send?phone=5512999998888', mobile],
  ['12.3842.0000', landline],
  ['(12)\u00a03842\u20110000', landline],
  ['\u202a(12) 3842\u20130000\u202c', landline],
  ['\uff08\uff11\uff12\uff09\uff13\uff18\uff14\uff12\uff0d0000', landline],
  // Area code 55 is Santa Maria's.
  ['55 99123-4567', '55991234567'],
  ['+55 55 99123-4567', '55991234567'],
  ['5555991234567', '55991234567'],
  ['0800 722 1000', '08007221000'],
  ['+55 0800 722 1000', '08007221000'],
  ['0800 123 456', '0800123456'],
  ['0300 123 4567', '03001234567'],
  ['0500 123 4567', '05001234567'],
  ['0900 123 4567', '09001234567'],
  ['4004-1234', '40041234'],
  ['3003 1234', '30031234'],
  ['4003 1234', '40031234'],
  ['4020 1234', '40201234'],
  ['190', '190'],
  ['199', '199'],
])('reads %j', (text, digits) => expect(readPhone(text)).toEqual({ digits, leftOut: null }))

it.each([
  ['(12) 3842-0000 ramal 5', 'ramal 5'],
  ['(12) 3842-0000 r. 22', 'r. 22'],
  ['(12) 3842-0000x5', 'x5'],
  ['(12) 3842-0000/1', '/1'],
  ['(12) 3842-0000 / 0001', '/ 0001'],
  ['Tel.: (12) 3842-0000 (falar com Maria)', 'falar com Maria'],
])('keeps what follows the number out of %j, and names it', (text, leftOut) =>
  expect(readPhone(text)).toEqual({ digits: landline, leftOut }),
)

const wanted = 'Informe um telefone com DDD: 10 ou 11 dígitos.'
const foreign = 'Informe um telefone do Brasil: números de outros países não são aceitos.'
const several = 'Informe um só telefone neste campo.'
const ninthDigit = 'Falta o nono dígito: um celular tem 11 dígitos, com um 9 depois do DDD.'
const notMobile = 'Um telefone de 11 dígitos é de celular: depois do DDD, começa com 9.'

it.each([
  ['+1 212 555 0100', foreign],
  ['001 212 555 0100', foreign],
  ['https://wa.me/12125550100', foreign],
  ['+351 912 345 678', foreign],
  ['(12) 9123-4567', ninthDigit],
  ['(12) 7812-3456', ninthDigit],
  ['(12) 39999-8888', notMobile],
  ['5512999998', 'Depois do DDD, um telefone fixo começa com 2, 3, 4 ou 5.'],
  ['(20) 3842-0000', 'O DDD 20 não existe.'],
  ['(23) 99999-8888', 'O DDD 23 não existe.'],
  ['(10) 3842-0000', 'O DDD 10 não existe.'],
  ['129912345678', wanted],
  ['+5512999998888 8', wanted],
  ['+55 55 12 99999 8888', wanted],
  ['3842-0000', wanted],
  ['99999-8888', wanted],
  ['12384200', wanted],
  ['123842000.0', wanted],
  ['1.23842E+09', wanted],
  ['(12) 3842-000O', wanted],
  ['(12) 384O-0000', wanted],
  ['(12) 3842-0000 5', notMobile],
  ['0800 123 45678', wanted],
  ['0400 123 4567', 'O DDD 40 não existe.'],
  ['4004.0', wanted],
  ['200', wanted],
  ['não tem', wanted],
  ['(12) 3842-0000 / 3842-0001', several],
  ['(12) 3842-0000 ou (12) 99999-8888', several],
])('refuses %j with what is wrong', (text, problem) => expect(readPhone(text)).toEqual({ problem }))

it('takes no text of digits and signs for a number whose digits it does not have in this order', () => {
  const sign = fc.constantFrom(
    ...'0123456789',
    ...'0123456789',
    '+',
    ' ',
    '(',
    ')',
    '-',
    '.',
    '/',
    'x',
    'ramal ',
  )
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 20 }), (signs) => {
      const text = signs.join('')
      const { digits } = readPhone(text)
      if (digits !== undefined) expect(text.replace(/\D/g, '')).toContain(digits)
    }),
    { numRuns: 2000 },
  )
})

it.each([
  ['+55 12 99999-8888', [mobile]],
  ['Tel. 1: (12) 3842-0000', [landline]],
  ['(12) 3842-0000 ramal 5', [landline]],
  ['3842-0000', ['38420000']],
  ['Tel. 3842\u20110000', ['38420000']],
  ['+55 12 3842', ['55123842', '123842']],
  ['012 3842', ['0123842', '123842']],
  ['0000', ['0000', '000']],
  ['Cantina 2', []],
  ['(12) 3842-0000 / 3842-0001', []],
])('looks for %j by its digits', (text, digits) => expect(searchedDigits(text)).toEqual(digits))
