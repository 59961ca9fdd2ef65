import { expect, it } from 'vitest'
import drawings from './icons.svg?raw'
import type { IconName } from './icons.tsx'

/** Complete by its type. */
const names: Record<IconName, true> = {
  search: true,
  menu: true,
  close: true,
  refresh: true,
  pause: true,
  play: true,
  arrow: true,
  back: true,
  pin: true,
  map: true,
  out: true,
  filter: true,
  down: true,
  camera: true,
  share: true,
  check: true,
  alert: true,
  info: true,
  heart: true,
  tallCards: true,
  sideCards: true,
  user: true,
  eye: true,
  eyeOff: true,
  whatsapp: true,
  phone: true,
  email: true,
  instagram: true,
  facebook: true,
  linkedin: true,
  twitter: true,
  tiktok: true,
  site: true,
}

it('has a drawing for each icon, and none besides', () => {
  expect(Array.from(drawings.matchAll(/ id="(\w+)"/g), ([, id]) => id).sort()).toEqual(
    Object.keys(names).sort(),
  )
})
