import { Readable } from 'node:stream'
import { writeXlsx } from 'hucre/xlsx'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, localDate } from '../../../../schema/hours/calendar.ts'
import { formatDate } from '../../../../schema/hours/exceptions.ts'
import { useBusinessWrites } from '../../../test/business-writes.ts'
import { undoOperation } from '../../../test/undos.ts'

const { database, create, update, run, version, trail } = useBusinessWrites()

const today = localDate(Date.now())
const date = addDays(today, 30)
const day = formatDate(date)
const titles = 'data;horário;estabelecimento;decreto;data do decreto'
const reason = 'Plantão: Decreto 123/2027 de 03/02/2027. Ligue antes'
const duty = (place: string | number, more: { day?: string; hours?: string; decree?: string } = {}) =>
  [more.day ?? day, more.hours ?? '8h às 20h', place, more.decree ?? '123/2027', '03/02/2027'].join(';')
const fileText = (...rows: string[]) => [titles, ...rows].join('\n')

const operation = `mutation ($file: Upload!, $dryRun: Boolean! = false, $partly: Boolean! = false, $actKey: String) {
  importDutyRoster(file: $file, dryRun: $dryRun, partly: $partly, actKey: $actKey) {
    dryRun entryId encoding lines changed unchanged refused
    rows { line businessId name date hours reason outcome } problems { line column message }
  }
}`
const send = (text: string | Buffer, options: object = {}) => {
  const stream = Readable.from([Buffer.from(text)])
  const file = Promise.resolve({ filename: 'rota.csv', createReadStream: () => stream })
  return run(operation, { file, ...options })
}
const specialHours = async () =>
  (await database.prisma.business.findMany({ orderBy: { id: 'asc' } })).map((row) => row.specialHours)
/** Problems of a file of one row. */
const problem = async (row: string, head = titles) => {
  const { problems } = (await send(`${head}\n${row}`, { dryRun: true })) as {
    problems: { column: string; message: string }[]
  }
  return problems.map(({ column, message }) => [column, message])
}

beforeEach(async () => {
  await create({ name: 'Farmácia Central' })
  await create({ name: 'Drogaria do Vale' })
})

describe('a duty roster', () => {
  it('is checked first, with a table of its rows and nothing written', async () => {
    const before = await version()
    expect(await send(fileText(duty(2), duty('drogaria-do-vale')), { dryRun: true })).toEqual({
      dryRun: true,
      entryId: null,
      encoding: 'UTF-8',
      lines: 2,
      changed: 2,
      unchanged: 0,
      refused: 0,
      rows: [
        [2, 'Farmácia Central'],
        [3, 'Drogaria do Vale'],
      ].map(([id, name], index) => {
        const row = { line: index + 2, businessId: String(id), name, date, hours: '08:00-20:00' }
        return { ...row, reason, outcome: 'CHANGED' }
      }),
      problems: [],
    })
    expect([await version(), await specialHours()]).toEqual([before, [null, null, null]])
  })

  it('sets hours with the decree as reason, keeps other dates, and changes nothing the second time', async () => {
    await update({ specialHours: `${formatDate(addDays(date, -1))} fechado (Luto)` }, '2')
    const before = await version()
    const next = formatDate(addDays(date, 1))
    const text = fileText(duty(2), duty(2, { day: next, hours: '24h' }), duty(3))
    expect(await send(text)).toMatchObject({ changed: 3, refused: 0, entryId: expect.any(String) })
    expect(await specialHours()).toEqual([
      null,
      `${formatDate(addDays(date, -1))} fechado (Luto); ${day} 08:00-20:00 (${reason}); ${next} 24h (${reason})`,
      `${day} 08:00-20:00 (${reason})`,
    ])
    expect(await version()).toBe(before + 1)
    expect(await send(text)).toMatchObject({ changed: 0, unchanged: 3, entryId: null })
    expect(await version()).toBe(before + 1)
  })

  it('is one act of the trail, which is taken back as one', async () => {
    const actKey = crypto.randomUUID()
    const { entryId } = (await send(fileText(duty(2), duty(3)), { actKey })) as { entryId: string }
    const lines = (await trail()).filter(({ partOfId }) => partOfId === Number(entryId))
    expect(lines).toMatchObject([{ entityId: 2 }, { entityId: 3 }])
    expect(await run(undoOperation, { entry: actKey })).toMatchObject({ done: 2 })
    expect(await specialHours()).toEqual([null, null, null])
  })

  it('writes nothing while a row is refused, unless the others are asked for', async () => {
    const text = fileText(duty(2), duty(99), duty(3, { hours: 'fechado' }))
    expect(await send(text)).toMatchObject({
      entryId: null,
      changed: 1,
      refused: 2,
      rows: [{ line: 3, outcome: 'REFUSED', name: '99' }, { line: 4, outcome: 'REFUSED' }, { line: 2 }],
      problems: [
        { line: 3, column: 'estabelecimento', message: 'Não há estabelecimento com o id 99.' },
        { line: 4, column: 'horário', message: 'Informe o horário em que fica aberto no plantão.' },
      ],
    })
    expect(await specialHours()).toEqual([null, null, null])
    expect(await send(text, { partly: true })).toMatchObject({ entryId: expect.any(String), changed: 1 })
    expect((await specialHours())[1]).toBe(`${day} 08:00-20:00 (${reason})`)
  })

  it('finds an establishment by its name with the city, in the same cell or in a column of its own', async () => {
    const { name } = await database.prisma.city.findUniqueOrThrow({ where: { id: 3 } })
    for (const place of [
      `farmacia central, ${name}`,
      `Farmácia Central - ${name}/SP`,
      `Farmácia Central (${name})`,
    ])
      expect(await send(fileText(duty(place)), { dryRun: true })).toMatchObject({
        rows: [{ businessId: '2', outcome: 'CHANGED' }],
      })
    const row = `${name};${duty('Farmácia Central')}`
    expect(await send(`município;${titles}\n${row}`, { dryRun: true })).toMatchObject({
      rows: [{ businessId: '2' }],
    })
    await create({ name: 'Farmácia Central' })
    expect(await problem(duty(`Farmácia Central, ${name}`))).toEqual([
      [
        'estabelecimento',
        'Há mais de um estabelecimento com este nome na cidade. Indique o slug: farmacia-central, farmacia-central-2.',
      ],
    ])
    expect(await problem(duty(`Outra, ${name}`))).toEqual([
      ['estabelecimento', `Não há estabelecimento “Outra” em ${name}.`],
    ])
    expect(await problem(duty('Farmácia Central, Atlântida'))).toEqual([
      ['estabelecimento', 'A cidade “Atlântida” não está cadastrada.'],
    ])
  })

  it.each([
    ['data', { day: '31/02/2027' }, 'Esta data não existe no calendário: escreva como 25/12/2026.'],
    ['data', { day: '' }, 'Informe a data, como 25/12/2026.'],
    ['data', { day: formatDate(addDays(today, -1)) }, 'A data deve ser de hoje a um ano à frente.'],
    ['horário', { hours: '8 as 99' }, /^O horário: /],
    ['decreto', { decree: '' }, 'Informe o número do decreto.'],
    ['decreto', { decree: '123 (novo)' }, 'O número do decreto não pode ter parênteses nem ponto e vírgula.'],
    ['decreto', { decree: '1'.repeat(40) }, /no máximo 1\d caracteres, como 123\/2027\.$/],
  ])('refuses a row by its column %s: %o', async (column, more, message) => {
    expect(await problem(duty(2, more))).toEqual([
      [column, typeof message === 'string' ? message : expect.stringMatching(message)],
    ])
  })

  it.each(['Decreto 123/2027', 'decreto municipal nº 123/2027', 'N. 123/2027', 'nº 123/2027'])(
    'reads the decree “%s”',
    async (decree) => {
      expect(await send(fileText(duty(2, { decree })), { dryRun: true })).toMatchObject({
        rows: [{ reason }],
      })
    },
  )

  it('refuses a second row of an establishment and date, and a 61st date', async () => {
    expect(await send(fileText(duty(2), duty('farmacia-central')), { dryRun: true })).toMatchObject({
      problems: [{ line: 3, column: null, message: 'Repete o estabelecimento e a data da linha 2.' }],
    })
    const from = (index: number) => formatDate(addDays(today, 100 + index))
    const full = Array.from({ length: 60 }, (_, index) => `${from(index)} fechado`).join('; ')
    await update({ specialHours: full }, '2')
    expect(await problem(duty(2))).toEqual([
      [null, 'Datas especiais: são no máximo 60 datas a partir de hoje.'],
    ])
  })

  it('refuses a file as a whole that lacks a column or has more than 5,000 rows', async () => {
    expect(await send('data;horário;estabelecimento\n1;2;3')).toMatchObject({
      fields: { file: 'Faltam as colunas decreto e data do decreto. Nada foi importado.' },
    })
    expect(await send(fileText(...Array(5001).fill(duty(2))))).toMatchObject({
      fields: { file: expect.stringContaining('mais de 5.000 linhas') },
    })
  })

  it('is read in the separators and encodings of other imports', async () => {
    const row = `${duty(2)};Plantão da região: não há exceção, São José é próximo`
    const text = `${titles};observação\n${row}`.replaceAll(';', '\t')
    const windows = Buffer.from(text, 'latin1')
    expect(await send(windows, { dryRun: true })).toMatchObject({
      encoding: 'Windows-1252',
      rows: [{ reason, outcome: 'CHANGED' }],
      problems: [{ line: 1, column: 'observação', message: expect.stringContaining('Coluna desconhecida') }],
    })
  })

  it('of many rows costs statements by batch, not by row', async () => {
    const { id: _, ...columns } = await database.prisma.business.findUniqueOrThrow({ where: { id: 2 } })
    const ids = Array.from({ length: 1000 }, (_, index) => 1000 + index)
    await database.prisma.business.createMany({
      data: ids.map((id) => ({ ...columns, id, slug: `f-${id}` })),
    })
    expect(await send(fileText(...ids.map((id) => duty(id))))).toMatchObject({ changed: 1000 })
    expect(await database.prisma.business.count({ where: { specialHours: { contains: reason } } })).toBe(1000)
  })
})

it('names the other sheets of a workbook, which are not read', async () => {
  const rows = [titles.split(';'), duty('cantina').split(';')]
  const file = Buffer.from(await writeXlsx({ sheets: ['Rota', 'Antigos'].map((name) => ({ name, rows })) }))
  const { problems } = (await send(file, { dryRun: true })) as { problems: { message: string }[] }
  expect(problems[0]).toEqual({
    ...{ line: 1, column: null },
    message: 'A planilha tem mais abas com linhas, que não foram lidas: Antigos.',
  })
})
