import { expect, it } from 'vitest'
import { maskInput, maskPhone, maskZipCode } from './phone-field.tsx'

it.each([
  ['', ''],
  ['1', '1'],
  ['12', '12'],
  ['123', '(12) 3'],
  ['123622', '(12) 3622'],
  ['1236221', '(12) 3622-1'],
  ['1236221234', '(12) 3622-1234'],
  ['12991234567', '(12) 99123-4567'],
  ['129912345678', '(12) 99123-4567'],
  ['(12) 9.9123 4567 ramal', '(12) 99123-4567'],
  ['+55 12 99123-4567', '(12) 99123-4567'],
  ['+55 12 99123-4567 ramal 22', '(12) 99123-4567'],
  ['(12) 3622-1234 ramal 22', '(12) 3622-1234'],
  ['(12) 3622-1234 / (12) 99123-4567', '(12) 3622-1234'],
  ['+55 12 3622-1234 ramal 22', '(12) 3622-1234'],
  ['Tel. +55 (12) 3622', '(12) 3622'],
  ['0800', '0800'],
  ['080012', '0800 12'],
  ['08001234567', '0800 123 4567'],
  ['+55 0800 123 4567', '0800 123 4567'],
  ['0300123456', '0300 123 456'],
  ['400', '400'],
  ['40041', '4004-1'],
  ['4004-1234', '4004-1234'],
  ['55 99123-4567', '(55) 99123-4567'],
  ['abc', ''],
])('dresses %j as %j', (typed, masked) => {
  expect(maskPhone(typed)).toBe(masked)
})

it.each([
  ['12010', '12010'],
  ['120100', '12010-0'],
  ['12.010-000', '12010-000'],
  ['120100009', '12010-000'],
])('dresses the zip code %j as %j', (typed, dressed) => expect(maskZipCode(typed)).toBe(dressed))

it.each([
  // The caret stood after the third, the seventh and the last digit.
  ['(12) 3x622', 6, '(12) 3622', 6],
  ['(12) 36221', 10, '(12) 3622-1', 11],
  ['(12) 99123-45678', 16, '(12) 99123-4567', 15],
])('keeps the caret of %j after the same digit', (typed, caret, masked, place) => {
  const input = document.createElement('input')
  document.body.append(input)
  input.focus()
  input.value = typed
  input.setSelectionRange(caret, caret)
  maskInput(input)
  expect([input.value, input.selectionStart]).toEqual([masked, place])
  input.remove()
})
