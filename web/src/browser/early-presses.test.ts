import { expect, it } from 'vitest'
import { keepEarlyPresses, repeatEarlyPresses } from './early-presses.ts'

it('repeats a press of a marked button once, when somebody listens', () => {
  document.body.innerHTML =
    '<button data-repeat><svg></svg></button><button></button><button data-repeat></button>'
  const [heart, other, gone] = document.querySelectorAll('button')
  keepEarlyPresses()
  heart?.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  other?.click()
  gone?.click()
  gone?.remove()
  const pressed: unknown[] = []
  document.addEventListener('click', ({ target }) => pressed.push(target))
  repeatEarlyPresses()
  repeatEarlyPresses()
  expect(pressed).toEqual([heart])
})
