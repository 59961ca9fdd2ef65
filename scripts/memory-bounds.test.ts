import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { memoryBounds } from './setup/memory-bounds.js'

it.each(Object.entries(memoryBounds))('the container has %s too', (name, value) => {
  const image = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8')
    .split('\nFROM ')
    .at(-1)
  const line = image?.split('\n').find((each) => each.startsWith('ENV ') && each.includes(name))
  expect(line?.replaceAll('"', '')).toMatch(new RegExp(`\\b${name}=${value}( |$)`))
})
