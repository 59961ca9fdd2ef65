import { expect, it } from 'vitest'
import { maskInput } from './mask-input.ts'
import { maskPhone, maskZipCode } from './masks.ts'

it.each([
  ['', ''],
  ['1', '1'],
  ['12', '12'],
  ['124', '124'],
  ['223', '(22) 3'],
  ['123622', '(12) 3622'],
  ['1236221', '(12) 3622-1'],
  ['1236221234', '(12) 3622-1234'],
  ['12991234567', '(12) 99123-4567'],
  ['129912345678', '129912345678'],
  ['(12) 9.9123 4567 ramal', '(12) 9.9123 4567 ramal'],
  ['+', '+'],
  ['+551299999', '+551299999'],
  ['+5512999998888', '(12) 99999-8888'],
  ['5512999998888', '(12) 99999-8888'],
  ['(55) 12999-998888', '(12) 99999-8888'],
  ['+1 212 555 0100', '+1 212 555 0100'],
  ['012 3842', '012 3842'],
  ['0900 123 4567', '0900 123 4567'],
  ['+55 12 99123-4567', '(12) 99123-4567'],
  ['+55 12 99123-4567 ramal 22', '+55 12 99123-4567 ramal 22'],
  ['(12) 3622-1234 ramal 22', '(12) 3622-1234 ramal 22'],
  ['(12) 3622-1234 / (12) 99123-4567', '(12) 3622-1234 / (12) 99123-4567'],
  ['Tel. +55 (12) 3622', 'Tel. +55 (12) 3622'],
  ['0800', '0800'],
  ['080012', '0800 12'],
  ['08001234567', '0800 123 4567'],
  ['+55 0800 123 4567', '0800 123 4567'],
  ['0300123456', '0300 123 456'],
  ['400', '400'],
  ['40041', '4004-1'],
  ['4004-1234', '4004-1234'],
  ['55 99123-4567', '(55) 99123-4567'],
  ['abc', 'abc'],
])('formats %j as %j', (typed, masked) => {
  expect(maskPhone(typed)).toBe(masked)
})

it.each([
  ['12010', '12010'],
  ['120100', '12010-0'],
  ['12.010-000', '12010-000'],
  ['120100009', '12010-000'],
])('dresses the zip code %j as %j', (typed, dressed) => expect(maskZipCode(typed)).toBe(dressed))

it.each([
  // The caret is after the seventh and after the last digit.
  ['(12) 36221', 10, '(12) 3622-1', 11],
  ['+5512991234567', 14, '(12) 99123-4567', 15],
])('keeps the caret of %j after the same digit', (typed, caret, masked, place) => {
  const input = document.createElement('input')
  document.body.append(input)
  input.focus()
  input.value = typed
  input.setSelectionRange(caret, caret)
  maskInput(input, maskPhone)
  expect([input.value, input.selectionStart]).toEqual([masked, place])
  input.remove()
})
