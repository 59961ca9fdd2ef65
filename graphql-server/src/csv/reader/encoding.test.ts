import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { useFiles } from '../../../test/imports.ts'
import { detectEncoding } from './encoding.ts'
import { decodeSingleByte, type SingleByteEncoding } from './single-byte.ts'
import { readText } from './text.ts'

const saveFile = useFiles()

async function read(content: string | Uint8Array) {
  const path = await saveFile(content)
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

const text = `nome;rua;bairro
Açougue São José;Rua da Estação;Vila Nossa Senhora Aparecida
PÃO DA MANHÃ;AV. JOÃO PESSOA, Nº 10;JARDIM DAS AMÉRICAS
Café d’Ávila;Praça Três Corações;Água Fria – 1ª
`

/** A text as a program wrote it that knows one byte for each character. */
function encoded(content: string, encoding: SingleByteEncoding): Buffer {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte)
  const known = new Map(bytes.map((byte) => [decodeSingleByte(Uint8Array.of(byte), encoding), byte]))
  return Buffer.from([...content].map((character) => known.get(character) ?? 0x3f))
}

it.each(['windows-1252', 'macintosh'] as const)(
  'a file of %s is read as the Portuguese that it is',
  async (encoding) => {
    expect(await read(encoded(text, encoding))).toEqual({ encoding, text })
  },
)

it('a file of code page 850 is read as the Portuguese that it is', async () => {
  const plain = text.replace('’', "'").replace('–', '-')
  expect(await read(encoded(plain, 'cp850'))).toEqual({ encoding: 'cp850', text: plain })
  // As another program writes it.
  expect((await read(Buffer.from('506164617269612053c66f204a6f7382', 'hex'))).text).toBe('Padaria São José')
})

it('an encoding is detected wherever in the file it shows', async () => {
  const late = Buffer.concat([Buffer.alloc(200_000, 'a'), Buffer.from('\nP\xe3o', 'latin1')])
  const found = await read(late)
  expect(found.encoding).toBe('windows-1252')
  expect(found.text.slice(-5)).toBe('a\nPão')
})

it('UTF-16 is read by its mark, in either order of bytes', async () => {
  const little = Buffer.from(`\uFEFF${text}`, 'utf16le')
  expect(await read(little)).toEqual({ encoding: 'utf-16le', text })
  expect(await read(Buffer.from(little).swap16())).toEqual({ encoding: 'utf-16be', text })
  expect(await refusal(little.subarray(0, little.length - 1))).toContain('A linha 4 ')
})

it('a cut character or a stray byte in UTF-8 is refused with its line', async () => {
  const cut = await readFile('graphql-server/test/import-cases/05-cut-in-character.csv')
  expect(await refusal(cut)).toContain('A linha 3 tem letras em outra codificação')
  const stray = Buffer.concat([Buffer.from(text), Buffer.from([0xe9, 0x0a]), Buffer.from(text)])
  expect(await refusal(stray)).toContain('A linha 5 ')
  const marked = Buffer.concat([Buffer.from('\uFEFFnome\n'), Buffer.from([0x50, 0xe3, 0x6f])])
  expect(await refusal(marked)).toContain('A linha 2 ')
})

it('a line of UTF-8 in a file of another encoding is refused with its line', async () => {
  const other = encoded(text, 'windows-1252')
  expect(await refusal(Buffer.concat([other, Buffer.from('São\n'), other]))).toContain('A linha 5 ')
})

it('what reads as Portuguese in two encodings is refused with the line', async () => {
  expect(await refusal(Buffer.from('nome\nPO\xc7O\n', 'latin1'))).toContain('as letras da linha 2 ')
  const mixed = Buffer.concat([encoded(text, 'windows-1252'), encoded('Coração de Família\n', 'macintosh')])
  expect(await refusal(mixed)).toContain('as letras da linha 5 ')
  expect(await refusal(Buffer.from('nome\nabc\xc3', 'latin1'))).toContain('as letras da linha 2 ')
})

it('a character of several bytes and a line break may lie across two pieces of the file', async () => {
  const before = 'a'.repeat(65_535)
  expect(await read(`${before}ção`)).toEqual({ encoding: 'utf-8', text: `${before}ção` })
  expect((await read(`${before}\r\nb\rc\nd`)).text).toBe(`${before}\nb\nc\nd`)
})

it('a first line that names the separator is read as an empty one', async () => {
  for (const line of ['sep=;', '\uFEFFsep=,', '"sep=;"', 'SEP=;;;;'])
    expect((await read(`${line}\r\na`)).text).toBe('\na')
  expect((await read('nome\nsep=;\n')).text).toBe('nome\nsep=;\n')
})

it('files that are no text are refused by what they are', async () => {
  expect(await refusal('')).toBe('O arquivo está vazio.')
  expect(await refusal(Buffer.from('PK\x03\x04rest', 'latin1'))).toContain('planilha do Excel')
  expect(await refusal(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toContain('planilha do Excel')
  expect(await refusal('%PDF-1.7')).toBe('O arquivo não é uma tabela em texto (CSV).')
  expect(await refusal(`nome\n${'a'.repeat(100_000)}\0`)).toBe('O arquivo não é uma tabela em texto (CSV).')
  expect(await refusal(Buffer.from('nome', 'utf16le'))).toBe('O arquivo não é uma tabela em texto (CSV).')
})
