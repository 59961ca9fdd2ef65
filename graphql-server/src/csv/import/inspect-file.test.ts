import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { useFiles } from '../../../test/imports.ts'
import { meterTurns } from '../../../test/turns.ts'
import { rowValues } from './columns.ts'
import { inspectFile, readRows } from './inspect-file.ts'

const saveFile = useFiles()

async function read(content: string) {
  const path = await saveFile(content)
  const file = await inspectFile(path)
  const lines: [number, ...string[]][] = []
  for await (const { line, cells } of readRows(file)) lines.push([line, ...cells])
  return { ...file, lines }
}

const refusal = (content: string) =>
  read(content).then(
    () => null,
    (error) => error.fields.file,
  )

it.each([
  [';', 'slug;nome;site\na;"b,c";d\n'],
  [',', 'slug,nome,site\na,b;c,d\n'],
  ['\t', 'slug\tnome\tsite\na\tb, c; d\te\n'],
])('cells are separated by %j where that makes the most known titles', async (delimiter, text) => {
  const found = await read(text)
  expect(found.delimiter).toBe(delimiter)
  expect(found.lines[0]).toHaveLength(4)
})

it('a file of one column needs no separator', async () => {
  expect((await read('slug\na\nb\n')).lines).toEqual([
    [2, 'a'],
    [3, 'b'],
  ])
})

it('lines are counted as an editor counts them, with breaks within quotes and without empty ones', async () => {
  const { lines, total, header } = await read(
    '\r\nslug;nome\r\n\r\na;"um\r\n\r\ndois"\r\n;\r\nb;"aspas ""duplas"""\r\nc; "com brancos" ',
  )
  expect(header.line).toBe(2)
  expect(lines).toEqual([
    [4, 'a', 'um\n\ndois'],
    [8, 'b', 'aspas "duplas"'],
    [9, 'c', 'com brancos'],
  ])
  expect(total).toBe(3)
})

it('a quote that is not closed is refused with the line where its record begins', async () => {
  expect(await refusal('slug;nome\na;b\nc;"d\ne;f\n')).toBe(
    'Há aspas que não se fecham no registro que começa na linha 3. Nada foi importado.',
  )
  const long = 'd\n'.repeat(600_000)
  expect(await refusal(`slug;nome\na;b\nc;"${long}`)).toContain('começa na linha 3')
  expect(await refusal(`slug;nome\na;b\nc;"${long}"\n`)).toContain('começa na linha 3')
})

it('a quote where none belongs is refused with the line where its record begins', async () => {
  const stray = (line: number) => expect.stringContaining(`registro que começa na linha ${line}.`)
  expect(await refusal('slug;nome\na;b\n"c;d\ne;"f"\n')).toEqual(stray(3))
  expect(await refusal('slug;nome\n\n;\na;"b\n\n"\nc;Bar do "Zé"\n')).toEqual(stray(7))
  expect(await refusal('slug;nome\na;"b"c\n')).toEqual(stray(2))
  expect(
    await refusal(await readFile('graphql-server/test/import-cases/07-stray-quote.csv', 'utf8')),
  ).toEqual(stray(2))
})

describe('a file beyond the limits is refused with the line', () => {
  const titles = 'slug;nome\na;b\n'

  it.each([
    ['in the titles', ';'.repeat(5_000_000), 1],
    ['in a row', `${titles}${';'.repeat(5_000_000)}`, 3],
    ['of titles that are known', `slug${';x'.repeat(300)}\n`, 1],
  ])('more than 300 columns %s', async (_where, content, line) => {
    expect(await refusal(content)).toBe(
      `O registro que começa na linha ${line} tem mais de 300 colunas. Verifique os separadores. Nada foi importado.`,
    )
  })

  it('a cell of more than 100,000 characters', async () => {
    expect(await refusal(`${titles}c;${'x'.repeat(100_001)}\n`)).toBe(
      'Uma célula do registro que começa na linha 3 tem mais de 100.000 caracteres: verifique se todas as aspas se fecham. Nada foi importado.',
    )
    expect((await read(`${titles}c;${'x'.repeat(100_000)}\n`)).total).toBe(2)
  })

  it('a record of more than 200,000 characters', async () => {
    const cells = Array(3).fill('x'.repeat(70_000)).join(';')
    expect(await refusal(`${titles}${cells}\n`)).toBe(
      'O registro que começa na linha 3 tem mais de 200.000 caracteres: verifique se todas as aspas se fecham. Nada foi importado.',
    )
  })

  it('more rows than may be', async () => {
    const path = await saveFile(`${titles}\n;\nb;c\nd;e\n`)
    expect(await inspectFile(path, { maxRows: 3 })).toMatchObject({ total: 3 })
    await expect(inspectFile(path, { maxRows: 2 })).rejects.toMatchObject({
      fields: { file: 'O arquivo tem mais de 2 linhas. Divida-o em arquivos menores. Nada foi importado.' },
    })
  })
})

it('reading lets the event loop turn within a file of many short lines', async () => {
  const path = await saveFile(`slug\n${'x\n'.repeat(150_000)}`)
  const file = await inspectFile(path)
  const meter = meterTurns()
  for await (const _record of readRows(file)) meter.count()
  expect(file.total).toBe(150_000)
  expect(meter.stop()).toBeLessThanOrEqual(5000)
})

it('reading stops with the signal’s reason', async () => {
  const path = await saveFile(`slug\n${'x\n'.repeat(150_000)}`)
  const reason = new Error('the client left')
  await expect(inspectFile(path, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
})

it('titles count in Portuguese or English, without regard to case, accents and blanks', async () => {
  const { header } = await read('ID; Descricao ;Zip Code;NÚMERO;e-mail do proprietário;atributo:cor\n')
  expect(header.columns).toEqual(['id', 'description', 'zipCode', 'number', 'owner', undefined])
  expect(header.titles.get('description')).toBe('Descricao')
  expect(header.unknown).toEqual(['atributo:cor'])
})

it('a file is refused for titles that are missing, twice there or unknown', async () => {
  expect(await refusal('nome;descrição;telefone;bairro;categorias\n')).toBe(
    'Falta a coluna cidade. Só um arquivo com a coluna id ou slug pode ficar sem ela.',
  )
  expect(await refusal('nome;telefone;categoria\n')).toBe(
    'Faltam as colunas descrição, bairro e cidade. Só um arquivo com a coluna id ou slug pode ficar sem elas.',
  )
  expect(await refusal('slug;nome;Cor\n')).toBe(
    'A coluna “Cor” não é do guia. Para editar o guia, mude o título ou apague a coluna; senão, importe o arquivo como dados de outra fonte. Nada foi importado.',
  )
  expect(await refusal('slug;telefome;Cor\n')).toContain('As colunas “telefome” e “Cor” não são do guia')
  expect(await refusal('slug;Telefone;phone\n')).toBe('As colunas “Telefone” e “phone” são a mesma.')
  expect(await refusal('vermelho;azul\n1;2\n')).toContain('nenhum título de coluna conhecido')
  expect(await refusal('\n\n')).toBe('O arquivo está vazio.')
})

it('a cell that is protected from spreadsheets is read without the mark', async () => {
  const { header } = await read('slug;nome;site\n')
  const values = rowValues(header, ["'-a", "''=b", "'Tis"])
  expect([...values.values()]).toEqual(['-a', "'=b", "'Tis"])
})
