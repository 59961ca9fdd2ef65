import { describe, expect, it } from 'vitest'
import { misplacement, readDegrees, readPoint } from './coordinates.ts'

const point = { latitude: -23.0264, longitude: -45.5553 }

describe('degrees', () => {
  it.each([
    ['-23,0264', -23.0264],
    [' -23.0264 ', -23.0264],
    ['\u221223\u200b', -23],
    ['\u201323,5', -23.5],
    ['23,0264 S', -23.0264],
    ['S 23.5', -23.5],
    ['45.5° O', -45.5],
    ["23°30'S", -23.5],
    ['23°30\'36"S', -23.51],
    ['-23°30′36″', -23.51],
    ['45º', 45],
    ['45.5º O', -45.5],
    ['23º30\'36"S', -23.51],
    ['', null],
  ])('are read in %j', (text, degrees) => expect(readDegrees(text)).toBe(degrees))

  it.each(['abc', '0x10', '1e5', '1,2,3', '-', '12 3', '-23 S', "23°75'S", 'N 23 S', '0b11', 'Infinity'])(
    'are none in %j',
    (text) => expect(readDegrees(text)).toBeNaN(),
  )
})

describe('a pair', () => {
  it.each([
    '-23.0264, -45.5553',
    '-23.0264,-45.5553',
    '-23,0264; -45,5553',
    '-23,0264, -45,5553',
    '-23,0264,-45,5553',
    '-23,0264 -45,5553',
    '(-23.0264, -45.5553)',
    '[-23.0264,-45.5553]',
    '\u200b\u221223.0264,\u00a0\u221245.5553',
    'geo:-23.0264,-45.5553',
    'geo:-23.0264,-45.5553;u=35',
    'geo:-23.0264,-45.5553?z=17',
    'geo:0,0?q=-23.0264,-45.5553(Cantina)',
    'geo:0,0?q=-23.0264%2C-45.5553&z=17',
    '-23.0264°, -45.5553°',
    '-23,0264º -45,5553º',
    '@-23.0264,-45.5553,17z',
    'https://www.google.com/maps/@-23.0264,-45.5553,17z',
    'https://www.google.com/maps/place/Cantina/@-23.9,-45.9,17z/data=!3m1!4b1!8m2!3d-23.0264!4d-45.5553',
    'https://www.google.com/maps?q=-23.0264,-45.5553',
    'https://maps.google.com/?ll=-23.0264,-45.5553',
    'https://www.google.com/maps/search/-23.0264,+-45.5553',
    'https://www.openstreetmap.org/?mlat=-23.0264&mlon=-45.5553',
    'lat: -23.0264, long: -45.5553',
    '23.0264 S, 45.5553 W',
    '23.0264° S 45.5553° O',
  ])('is read in %j', (text) => expect(readPoint(text)).toEqual(point))

  it.each(['23°01\'35.0"S 45°33\'19.1"W', '23º01\'35.0"S 45º33\'19.1"O', '-23°01\'35.0", -45°33\'19.1"'])(
    'is read in degrees, minutes and seconds: %s',
    (text) => {
      const { latitude, longitude } = readPoint(text) ?? {}
      expect([latitude?.toFixed(4), longitude?.toFixed(4)]).toEqual(['-23.0264', '-45.5553'])
    },
  )

  it.each([
    '-23.0264',
    '-23,0264',
    '-123.0264, -45',
    'Rua do Sol, 12',
    '1,2,3',
    'https://www.google.com/maps/place/Cantina',
    'https://www.google.com/maps/%E0%A4%A',
    '45.5553 W',
  ])('is none in %j', (text) => expect(readPoint(text)).toBeNull())
})

it.each([
  [-23.0264, -45.5553, null],
  [5.27, -60.2, null],
  [-20.5, -29.3, null],
  [0, 0, 'zero'],
  [-45.5553, -23.0264, 'swapped'],
  [48.85, 2.35, 'outside'],
  [23.0264, 45.5553, 'outside'],
])('of %d, %d the place in Brazil is in doubt: %s', (latitude, longitude, reason) =>
  expect(misplacement({ latitude, longitude })).toBe(reason),
)
