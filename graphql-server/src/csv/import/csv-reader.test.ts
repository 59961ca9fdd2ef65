import { expect, it } from 'vitest'
import { useFiles } from '../../../test/imports.ts'
import { detectEncoding, readText } from './csv-reader.ts'

const fileOf = useFiles()

async function read(content: string | Uint8Array) {
  const path = await fileOf(content)
  const encoding = await detectEncoding(path)
  let text = ''
  for await (const piece of readText(path, encoding)) text += piece
  return { encoding, text }
}

const refusal = (content: string | Uint8Array) =>
  read(content).then(
    () => null,
    (error) => error.fields.file,
  )

it('UTF-8 is read with and without its mark', async () => {
  expect(await read('Pão')).toEqual({ encoding: 'utf-8', text: 'Pão' })
  expect(await read('\uFEFFPão')).toEqual({ encoding: 'utf-8', text: 'Pão' })
})

it('what is no UTF-8 is Windows-1252, wherever in the file that shows', async () => {
  const late = Buffer.concat([Buffer.alloc(200_000, 'a'), Buffer.from('P\xe3o \x80', 'latin1')])
  const { encoding, text } = await read(late)
  expect(encoding).toBe('windows-1252')
  expect(text.slice(-6)).toBe('aPão €')
})

it('a character of several bytes and a line break may lie across two pieces of the file', async () => {
  const before = 'a'.repeat(65_535)
  expect(await read(`${before}ção`)).toEqual({ encoding: 'utf-8', text: `${before}ção` })
  expect((await read(`${before}\r\nb\rc\nd`)).text).toBe(`${before}\nb\nc\nd`)
})

it('half a character at the end is no UTF-8', async () => {
  expect(await read(Buffer.from('abc\xc3', 'latin1'))).toEqual({ encoding: 'windows-1252', text: 'abcÃ' })
})

it('files that are no text are refused by what they are', async () => {
  expect(await refusal('')).toBe('O arquivo está vazio.')
  expect(await refusal(Buffer.from('PK\x03\x04rest', 'latin1'))).toContain('planilha do Excel')
  expect(await refusal(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toContain('planilha do Excel')
  expect(await refusal(Buffer.from('\uFEFFnome', 'utf16le'))).toContain('UTF-16')
  expect(await refusal('%PDF-1.7')).toBe('O arquivo não é uma tabela em texto (CSV).')
  expect(await refusal(`nome\n${'a'.repeat(100_000)}\0`)).toBe('O arquivo não é uma tabela em texto (CSV).')
})
