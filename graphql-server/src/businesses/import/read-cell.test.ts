import { expect, it } from 'vitest'
import { readDecimal, readDescription, readList } from './read-cell.ts'

it('a degree may have a comma or a point, and what is no number is none', () => {
  expect(['-22,71', '-22.71', '−22,71', '45', '1e-7', ''].map(readDecimal)).toEqual([
    -22.71,
    -22.71,
    -22.71,
    45,
    1e-7,
    null,
  ])
  for (const text of ['1.234,5', '22°', 'abc', '0x1', 'Infinity']) expect(readDecimal(text)).toBeNaN()
})

it('names in one cell are separated by a bar, and by what does not separate cells', () => {
  expect(readList(' Bares |Cafés; Chás |', ';')).toEqual(['Bares', 'Cafés; Chás'])
  expect(readList('Bares | Cafés;Chás', ',')).toEqual(['Bares', 'Cafés', 'Chás'])
  expect(readList('Bares; Cafés', '\t')).toEqual(['Bares', 'Cafés'])
})

it('a description in plain text becomes paragraphs, and HTML stays', () => {
  expect(readDescription('Pão & café\nàs 3 < 4 h\n\n \nTambém 5 > 4.')).toBe(
    '<p>Pão &amp; café<br>às 3 &lt; 4 h</p><p>Também 5 &gt; 4.</p>',
  )
  expect(readDescription('<P>Pão</P>\n\n<b>x</b>')).toBe('<P>Pão</P>\n\n<b>x</b>')
})
