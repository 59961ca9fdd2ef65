import { expect, it } from 'vitest'
import { count } from './site.ts'

const numbers = new Intl.NumberFormat('pt-BR')

it.each([0, 7, 12, 999, 1000, 1234, 12_345, 100_000, 999_999, 1_000_000, 1_234_567_890])(
  'a count of %i is written as Brazil writes it',
  (number) => {
    expect(count(number)).toBe(numbers.format(number))
  },
)
