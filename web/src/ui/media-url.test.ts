import { describe, expect, it } from 'vitest'
import { type ImageUse, imageSources, largestUrl } from './media-url.ts'

const own = `/media/${'a'.repeat(64)}`
const foreign = `https://fotos.example/media/${'a'.repeat(64)}`

/** The address of the largest variant, which an image of that width has; a narrow image has none. */
const address = (url: string, use: ImageUse, width = 200) => largestUrl({ url, width }, use)

describe('on this server', () => {
  it.each([
    ['card', 300, '?w=300&q=auto&fm=webp'],
    ['plain', 600, '?w=600&q=80'],
    ['main', 900, '?w=900&q=85'],
    ['gallery', 1200, '?w=1200&q=90'],
    ['plain', undefined, '?q=80'],
  ] as const)('a %s of width %s is asked for by %s', (use, width, query) => {
    expect(address(own, use, width)).toBe(own + query)
  })
})

describe('on an image host', () => {
  it('takes format, fit, sharpening, width and quality as parameters', () => {
    expect(address(foreign, 'main', 900)).toBe(`${foreign}?auto=format&fm=pjpg&fit=max&sharp=10&w=900&q=85`)
  })

  it('gives cards WebP and leaves their quality to the host', () => {
    expect(address(foreign, 'card', 300)).toBe(`${foreign}?auto=compress&fm=webp&fit=max&sharp=10&w=300`)
  })

  it('adds to the query that an address has', () => {
    expect(address('https://fotos.example/1.jpg?v=2', 'plain')).toMatch(/\?v=2&auto=format&.*&q=80$/)
  })
})

describe('the choice of widths', () => {
  const widths = (width: number) =>
    imageSources({ url: own, width }, 'plain')
      .srcSet?.split(', ')
      .map((source) => source.split(' ')[1])

  it.each([
    [2400, ['300w', '600w', '900w', '1200w']],
    [1200, ['300w', '600w', '900w', '1200w']],
    [1199, ['300w', '600w', '900w']],
    [600, ['300w', '600w']],
    [300, ['300w']],
    [299, undefined],
  ])('never enlarges an image of %i pixels', (width, choice) => {
    expect(widths(width)).toEqual(choice)
  })

  it('asks for a narrow image as it is', () => {
    expect(imageSources({ url: own, width: 200 }, 'plain')).toEqual({ src: `${own}?q=80`, srcSet: undefined })
  })

  it('names in each address the width that it promises', () => {
    const { srcSet = '' } = imageSources({ url: own, width: 2400 }, 'card')
    for (const source of srcSet.split(', ')) {
      const [, asked, promised] = /w=(\d+)&\S+ (\d+)w$/.exec(source) ?? []
      expect(asked).toBe(promised)
      expect(asked).toBeDefined()
    }
  })

  it.each([
    [2400, 'w=1200'],
    [1000, 'w=900'],
  ])('links to the largest that an image of %i pixels has', (width, parameter) => {
    expect(largestUrl({ url: own, width }, 'gallery')).toContain(`${parameter}&q=90`)
  })
})
