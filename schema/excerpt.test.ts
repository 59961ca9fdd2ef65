import { describe, expect, it } from 'vitest'
import { excerpt, plainText } from './excerpt.ts'
import { shortenText, summarize } from './summary.ts'

describe('plainText', () => {
  it('separates blocks by one space and keeps inline marks together', () => {
    expect(plainText('<p>Pão <strong>quente</strong>.</p><ul><li>Bolo</li><li>Café</li></ul>')).toBe(
      'Pão quente. Bolo Café',
    )
  })

  it('decodes entities after the tags are gone, so that escaped tags stay text', () => {
    expect(plainText('<p>Silva &amp; Filhos &lt;b&gt; &#233; &#xe9;&nbsp;aqui</p>')).toBe(
      'Silva & Filhos <b> é é aqui',
    )
  })

  it('leaves out empty paragraphs', () => {
    expect(plainText('<p></p><p>&nbsp;</p><p><br></p><p>Oi</p><p> </p>')).toBe('Oi')
  })

  it('drops a character reference that is none', () => {
    expect(plainText('a&#0;b&#9999999;c&naotem;')).toBe('abc&naotem;')
  })
})

describe('excerptOf', () => {
  it('is empty for an empty description', () => {
    expect(excerpt('')).toBe('')
    expect(excerpt('<p></p>')).toBe('')
  })

  it('is the whole text up to 100 characters', () => {
    expect(excerpt(`<p>${'a'.repeat(100)}</p>`)).toBe('a'.repeat(100))
  })

  it('is the first 50 characters and an ellipsis beyond 100', () => {
    expect(excerpt(`<p>${'a'.repeat(101)}</p>`)).toBe(`${'a'.repeat(50)}…`)
  })

  it('has no space before the ellipsis', () => {
    expect(excerpt(`<p>${'a'.repeat(49)} ${'b'.repeat(60)}</p>`)).toBe(`${'a'.repeat(49)}…`)
  })

  it('counts and cuts whole characters, never half of one', () => {
    expect(excerpt(`<p>${'🐟'.repeat(100)}</p>`)).toBe('🐟'.repeat(100))
    expect(excerpt(`<p>${'🐟'.repeat(101)}</p>`)).toBe(`${'🐟'.repeat(50)}…`)
  })
})

describe('summaryOf', () => {
  it('is the whole text up to 155 characters', () => {
    expect(summarize('🐟'.repeat(155))).toBe('🐟'.repeat(155))
  })

  it('cuts at the end of a word, without what joins it to the next', () => {
    const start = `${'a'.repeat(140)} queijo, `
    expect(summarize(`${start}goiabada e café`)).toBe(`${'a'.repeat(140)} queijo…`)
  })

  it('cuts one endless word where it must', () => {
    expect(summarize('🐟'.repeat(156))).toBe(`${'🐟'.repeat(154)}…`)
  })
})

it.each([
  ['a flag', '🇧🇷'],
  ['a family', '👨‍👩‍👧‍👦'],
  ['a skin tone', '👍🏽'],
  ['a decomposed accent', 'e\u0301\u0323'],
])('the cut of a card and of a summary never splits %s', (_what, sign) => {
  for (let before = 40; before <= 50; before += 1) {
    const cut = excerpt(`<p>${'a'.repeat(before)}${sign}${'b'.repeat(80)}</p>`)
    const rest = cut.slice(before, -1)
    expect(rest === '' || rest.startsWith(sign), cut).toBe(true)
  }
  for (let before = 140; before <= 154; before += 1) {
    const rest = summarize(`${'a'.repeat(before)}${sign}${'b'.repeat(80)}`).slice(before, -1)
    expect(rest === '' || rest.startsWith(sign)).toBe(true)
    const shown = shortenText(`${'a'.repeat(before)}${sign}${'b'.repeat(80)}`, 155).slice(before, -1)
    expect(shown === '' || shown.startsWith(sign)).toBe(true)
  }
})

it('a text is shortened by what is beyond its bound alone', () => {
  expect(shortenText('🐟'.repeat(10), 10)).toBe('🐟'.repeat(10))
  expect(shortenText('🐟'.repeat(11), 10)).toBe(`${'🐟'.repeat(9)}…`)
})
