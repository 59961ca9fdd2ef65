import { expect, it } from 'vitest'
import { attributeWarning } from './flagged-words.ts'

it.each([
  ['Dono católico', '“católico” pode dizer de uma pessoa a religião.'],
  ['Atende diabéticos', '“diabéticos” pode dizer de uma pessoa a saúde.'],
  ['Público LGBT+', '“LGBT” pode dizer de uma pessoa a sexualidade.'],
  ['Equipe de imigrantes', '“imigrantes” pode dizer de uma pessoa a origem.'],
  ['Apoia o partido', '“partido” pode dizer de uma pessoa a posição política.'],
  ['Selo de pureza', '“Selo” parece um selo.'],
  ['A MELHOR pizza', '“MELHOR” parece um elogio.'],
])('%s is flagged', (text, warning) => {
  const checkable = 'Um atributo é um fato do serviço, que o visitante pode conferir.'
  expect(attributeWarning(['Nome', text])).toBe(`${warning} ${checkable}`)
})

it.each([
  'Aceita convênio',
  'Aceita plano de saúde',
  'Tem café da manhã?',
  'Comida japonesa',
  'Vaga para pessoas com deficiência',
  'Opção sem glúten',
  'Aceita cachorro de grande porte',
  'Aberto na madrugada',
])('%s is a fact of the service', (text) => expect(attributeWarning([text])).toBeNull())
