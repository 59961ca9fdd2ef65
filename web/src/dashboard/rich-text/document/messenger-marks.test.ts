import { expect, it } from 'vitest'
import { markedTexts } from './messenger-marks.ts'

it.each([
  ['*negrito*', [{ text: 'negrito', strong: true }]],
  ['é _itálico_!', [{ text: 'é ' }, { text: 'itálico', em: true }, { text: '!' }]],
  ['*_os dois_*', [{ text: 'os dois', strong: true, em: true }]],
  ['*um* e *dois*', [{ text: 'um', strong: true }, { text: ' e ' }, { text: 'dois', strong: true }]],
  ['2 * 3 * 4', [{ text: '2 * 3 * 4' }]],
  ['nome_de_arquivo', [{ text: 'nome_de_arquivo' }]],
  ['*aberto', [{ text: '*aberto' }]],
  ['**', [{ text: '**' }]],
  ['', []],
])('%s becomes %j', (line, texts) => {
  expect(markedTexts(line)).toEqual(texts)
})
