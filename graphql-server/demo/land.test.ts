import { describe, expect, it } from 'vitest'
import { cities } from './cities.ts'
import { isOnLand } from './coastline.ts'
import { pointIn } from './land.ts'
import { randomFrom } from './random.ts'

describe('isOnLand', () => {
  it.each([
    ['the channel of São Sebastião', 'sao-sebastiao', -23.79, -45.38],
    ['the bay of Caraguatatuba', 'caraguatatuba', -23.66, -45.4],
    ['the bay of Ubatuba', 'ubatuba', -23.44, -45.05],
    ['the bay of Fortaleza', 'ubatuba', -23.51, -45.15],
    ['the open sea off Maresias', 'sao-sebastiao', -23.83, -45.57],
    ['the bay of Castelhanos', 'ilhabela', -23.85, -45.27],
  ])('finds water in %s', (_, city, latitude, longitude) => {
    expect(isOnLand({ latitude, longitude }, city)).toBe(false)
  })

  it.each([
    ['Maresias', 'sao-sebastiao', -23.785, -45.565],
    ['Ipiranguinha', 'ubatuba', -23.431, -45.113],
    ['Bananal', 'bananal', -22.6819, -44.3281],
    ['Igaratá', 'igarata', -23.2037, -46.157],
    ['the Pico do Baepi', 'ilhabela', -23.79, -45.32],
  ])('finds land at %s', (_, city, latitude, longitude) => {
    expect(isOnLand({ latitude, longitude }, city)).toBe(true)
  })

  it('does not take the mainland for Ilhabela, nor the island for the mainland', () => {
    expect(isOnLand({ latitude: -23.785, longitude: -45.565 }, 'ilhabela')).toBe(false)
    expect(isOnLand({ latitude: -23.79, longitude: -45.32 }, 'sao-sebastiao')).toBe(false)
  })
})

describe('pointIn', () => {
  it('falls back to the centre itself where only water is around', () => {
    const ubatuba = cities.find((city) => city.slug === 'ubatuba')
    if (!ubatuba) throw new Error('No Ubatuba')
    const atSea = { latitude: -23.6, longitude: -44.9 }
    expect(pointIn(randomFrom(1), ubatuba, { name: 'Mar', slug: 'mar', centre: atSea })).toEqual(atSea)
  })
})
