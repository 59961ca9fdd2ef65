import { expect, it } from 'vitest'
import { ServiceRate } from './service-rate.ts'

it('is what was promised until something is known', () => {
  expect(new ServiceRate(200).perSecond).toBe(200)
})

it('follows what is done, whatever it was before', () => {
  const rate = new ServiceRate(200)
  for (let done = 0; done < 100; done += 1) rate.add(0.1, 1)
  expect(rate.perSecond).toBeCloseTo(10, 0)
  for (let done = 0; done < 5000; done += 1) rate.add(0.002, 1)
  expect(rate.perSecond).toBeCloseTo(500, -1)
})

it('falls while nothing gets done', () => {
  const rate = new ServiceRate(200)
  rate.add(10, 0)
  expect(rate.perSecond).toBeLessThan(1)
})
