import fc from 'fast-check'
import { expect, it } from 'vitest'
import { requiredPhone } from '../../../schema/input/contact.ts'
import { completeLink, type LinkKind, linkText } from '../../../schema/links/link.ts'
import { youtubeId } from '../../../schema/links/youtube.ts'
import { slugify, unaccent } from '../../../schema/slug.ts'
import { always, anyText } from '../../test/property.ts'

const kinds: LinkKind[] = ['instagram', 'facebook', 'linkedin', 'twitter', 'tiktok', 'site']

it('a slug has the form of a slug, and is its own', () =>
  always(anyText, (text) => {
    const slug = slugify(text)
    expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
    expect(slugify(slug)).toBe(slug)
  }))

it('accents and case make no other slug', () =>
  always(anyText, (text) => expect(slugify(unaccent(text))).toBe(slugify(text))))

it('a phone is refused or becomes digits that are taken again', () =>
  always(anyText, (text) => {
    const read = requiredPhone().safeParse(text)
    if (!read.success) return
    expect(read.data).toMatch(/^(?:\d{3}|\d{8,11})$/)
    expect(requiredPhone().parse(read.data)).toBe(read.data)
  }))

it('a phone is the same in every format', () => {
  const local = fc.tuple(
    fc.constantFrom(11, 12, 24, 55, 61, 99),
    fc.integer({ min: 20_000_000, max: 99_999_999 }),
  )
  return always(local, ([area, number]) => {
    const digits = `${area}9${number}`
    const formatted = `+55 (${area}) 9${String(number).slice(0, 4)}-${String(number).slice(4)}`
    expect(requiredPhone().parse(formatted)).toBe(digits)
  })
})

it('a link is refused or becomes a web address that stays as it is', () =>
  always(fc.tuple(anyText, fc.constantFrom(...kinds)), ([text, kind]) => {
    const link = completeLink(text, kind)
    if (typeof link === 'string') return
    expect(link.protocol).toMatch(/^https?:$/)
    expect(link.username + link.password).toBe('')
    const stored = linkText(link)
    const again = completeLink(stored, kind)
    expect(again).toBeInstanceOf(URL)
    expect(linkText(again as URL)).toBe(stored)
  }))

it('whatever runs a script is no link', () => {
  const scheme = fc.constantFrom(
    'javascript:',
    'JaVaScRiPt:',
    'data:text/html,',
    'vbscript:',
    'file:///',
    'blob:',
  )
  return always(fc.tuple(scheme, anyText, fc.constantFrom(...kinds)), ([start, text, kind]) => {
    const link = completeLink(start + text, kind)
    if (typeof link !== 'string') expect(link.protocol).toMatch(/^https?:$/)
  })
})

it('a video’s id is eleven harmless symbols', () => {
  const start = fc.constantFrom(
    '',
    'https://youtu.be/',
    'https://www.youtube.com/watch?v=',
    'https://youtube.com/embed/',
  )
  return always(fc.tuple(start, anyText), ([before, text]) => {
    const id = youtubeId(before + text)
    if (id !== null) expect(id).toMatch(/^[\w-]{11}$/)
  })
})
