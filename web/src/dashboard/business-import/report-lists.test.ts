import { expect, it } from 'vitest'
import { problemsFile } from './problems-file.ts'

it('is a table that a spreadsheet opens well, and that runs nothing in it', () => {
  const file = problemsFile([
    { line: 2, column: 'telefone', message: 'Informe um "telefone"; com DDD.' },
    { line: 3, column: '=1+1', message: 'Coluna desconhecida.' },
    { line: 9, column: null, message: 'A linha\ntem 3 colunas.' },
  ])
  expect(file).toBe(
    '\uFEFF"Linha";"Coluna";"Problema"\r\n"2";"telefone";"Informe um ""telefone""; com DDD."\r\n"3";"\'=1+1";"Coluna desconhecida."\r\n"9";"";"A linha\ntem 3 colunas."\r\n',
  )
})
