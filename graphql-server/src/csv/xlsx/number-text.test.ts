import { expect, it } from 'vitest'
import { numberText } from './number-text.ts'

it.each([
  ['1238420000', '', '1238420000'],
  ['1.23842E9', '', '1238420000'],
  ['5512991234567', '', '5512991234567'],
  ['-22.929999999999996', '', '-22.93'],
  ['120', '0.00', '120'],
  ['1200', '#,##0', '1200'],
  ['1310100', '', '1310100'],
  ['1310100', '00000-000', '01310-100'],
  ['1310100', '00000000', '01310100'],
  ['12991234567', '(00) 00000-0000', '(12) 99123-4567'],
  ['12', '"Nº "0', 'Nº 12'],
  ['46390', 'dd/mm/yyyy', '03/01/2027'],
  ['46390', '[$-416]mmm/yy;@', '03/01/2027'],
  ['46390.5', 'dd/mm/yyyy hh:mm', '03/01/2027 12:00'],
  ['0.3333333333333333', 'hh:mm', '08:00'],
  ['1', '[h]:mm', '24:00'],
  ['9999999', 'dd/mm/yyyy', '9999999'],
  ['texto', '', 'texto'],
])('the number %s with the format "%s" is %s', (number, format, text) => {
  expect(numberText(number, format, false)).toBe(text)
})

it('days of a workbook that counts from 1904 are four years later', () => {
  expect(numberText('44928', 'dd/mm/yyyy', true)).toBe('03/01/2027')
})
