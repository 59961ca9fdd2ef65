import { expect, it } from 'vitest'
import { insertCatalogue } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'
import { useImports } from '../../../test/imports.ts'
import { erasureHash, erasureSecret } from '../../businesses/erased.ts'

const database = useDatabase()
const { run } = useImports(database)

const file = `nome;descrição;telefone;cidade;bairro;categorias
Clube;Texto.;1238420000;Bananal;Centro;Associacoes
Apagado;Texto.;1238421111;Bananal;Centro;Associacoes
Sem telefone;Texto.;12;Bananal;Centro;Associacoes`

it.each([true, false])('rows of an erased establishment are counted, in a dry run: %s', async (dryRun) => {
  await database.empty()
  await insertCatalogue(database.pool, { cities: { bananal: ['centro'] }, categories: { associacoes: [] } })
  await database.prisma.$transaction(async (transaction) => {
    const hash = erasureHash(await erasureSecret(transaction), ['phone', '1238421111'])
    await transaction.erasure.create({ data: { hash, protocol: 1, erasedOn: '2026-11-26' } })
  })
  expect(await run(file, { dryRun })).toMatchObject({ lines: 3, created: 1, refused: 2, erased: 1 })
})
