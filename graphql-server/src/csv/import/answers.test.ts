import { beforeEach, describe, expect, it } from 'vitest'
import { insertAttribute } from '../../../test/attribute-rows.ts'
import { insertCatalogue } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'
import { useImports } from '../../../test/imports.ts'
import { countingPrisma } from '../../../test/statements.ts'

const database = useDatabase()
const { run, exported } = useImports(database)

const places = [
  { slug: 'dentro', name: 'Dentro' },
  { slug: 'fora', name: 'Ao ar livre' },
  { slug: 'varanda-1', name: 'Varanda' },
  { slug: 'varanda-2', name: 'Varanda' },
]

beforeEach(async () => {
  await database.empty()
  await insertCatalogue(database.pool, {
    cities: { bananal: ['centro'] },
    categories: { comida: [] },
    businesses: ['Um', 'Dois', 'Três'].map((name) => ({
      name,
      city: 'bananal',
      neighborhood: 'centro',
      categories: ['comida'],
    })),
  })
  await insertAttribute(database.pool, { slug: 'aceita-pix' })
  await insertAttribute(database.pool, { slug: 'lugar', kind: 'CHOICE', options: places })
  await insertAttribute(database.pool, { slug: 'cardapio', kind: 'LINK', isFilter: false })
  await insertAttribute(database.pool, { slug: 'telefone' })
  await insertAttribute(database.pool, { slug: 'oculto', active: false })
})

const answers = async () => {
  const rows = await database.prisma.businessAttribute.findMany({
    select: { value: true, business: { select: { slug: true } }, attribute: { select: { slug: true } } },
    orderBy: [{ businessId: 'asc' }, { attributeId: 'asc' }],
  })
  return rows.map(({ business, attribute, value }) => `${business.slug} ${attribute.slug} ${value}`)
}

const titleLine = (file: string) => file.slice(1, file.indexOf('\r\n')).split(';')

describe('columns of attributes', () => {
  it('are found by slug and by name, and set answers as words, options and links', async () => {
    const report = await run(`slug;aceita-pix;LUGAR;Nome de cardapio
um;Sim;ao ar livre;exemplo.com.br/menu
dois;não;dentro;
tres;s;varanda-2;https://a.example/x?y=1
`)
    expect(report).toMatchObject({ updated: 3, refused: 0, problems: [] })
    expect(await answers()).toEqual([
      'um aceita-pix yes',
      'um lugar fora',
      'um cardapio https://exemplo.com.br/menu',
      'dois aceita-pix no',
      'dois lugar dentro',
      'tres aceita-pix yes',
      'tres lugar varanda-2',
      'tres cardapio https://a.example/x?y=1',
    ])
    expect(report.preview[0]?.changes).toContainEqual({ column: 'aceita-pix', before: '', after: 'Sim' })
  })

  it('leave answers as they are where they are absent or equal, and an empty cell clears', async () => {
    await run('slug;aceita-pix;lugar\num;sim;fora\ndois;sim;\n')
    const same = await run('slug;aceita pix;lugar\num;VERDADEIRO;ao ar livre\n')
    expect(same).toMatchObject({ unchanged: 1, updated: 0 })
    await run('slug;aceita-pix\num;\n')
    expect(await answers()).toEqual(['um lugar fora', 'dois aceita-pix yes'])
  })

  it('are those of new establishments too', async () => {
    const file = `nome;descrição;telefone;bairro;cidade;categorias;aceita-pix;lugar
Novo;Texto.;1238420000;Centro;Bananal;Comida;sim;
`
    expect(await run(file)).toMatchObject({ created: 1, problems: [] })
    expect(await answers()).toEqual(['novo aceita-pix yes'])
    expect(await run(file)).toMatchObject({ unchanged: 1 })
  })

  it('refuse what is no answer, with line and column, and say it in a dry run too', async () => {
    const file = `slug;aceita-pix;lugar;cardapio
um;talvez;;
dois;;varanda;
tres;;;http://localhost/menu
`
    const report = await run(file, { dryRun: true })
    expect(report).toMatchObject({ refused: 3 })
    expect(report.problems).toEqual([
      { line: 2, column: 'aceita-pix', message: expect.stringContaining('responda sim ou não') },
      { line: 3, column: 'lugar', message: expect.stringContaining('escolha Dentro, Ao ar livre') },
      { line: 4, column: 'cardapio', message: expect.stringContaining('Nome de cardapio') },
    ])
    expect(await run(file)).toMatchObject({ refused: 3 })
    expect(await answers()).toEqual([])
  })

  it('are unknown where the attribute is inactive, and the same one twice is refused', async () => {
    const { problems } = await run('slug;oculto\num;sim\n')
    expect(problems).toMatchObject([{ line: 1, column: 'oculto' }])
    await expect(run('slug;aceita-pix;Nome de aceita pix\num;sim;não\n')).rejects.toThrow(
      'As colunas “aceita-pix” e “Nome de aceita pix” são a mesma.',
    )
  })

  it('are exported by slug, behind `atributo:` where another column has that title, and read again', async () => {
    await run('slug;aceita-pix;lugar;atributo:telefone\num;sim;varanda-1;não\ndois;não;fora;\n')
    const file = await exported()
    expect(titleLine(file)).toEqual(
      expect.arrayContaining(['aceita-pix', 'lugar', 'cardapio', 'atributo:telefone']),
    )
    expect(titleLine(file)).not.toContain('oculto')
    expect(file).toContain(';sim;;varanda-1;não;')
    expect(file).toContain(';não;;Ao ar livre;;')
    expect(await run(file)).toMatchObject({ unchanged: 3, problems: [] })
    await database.prisma.businessAttribute.deleteMany()
    expect(await run(file)).toMatchObject({ updated: 2, unchanged: 1, problems: [] })
    expect(await exported()).toBe(file)
  })
})

it('answers to many attributes cost an update no more statements than an answer to one', async () => {
  const slugs = Array.from({ length: 40 }, (_, index) => `pergunta-${index}`)
  for (const slug of slugs) await insertAttribute(database.pool, { slug })
  const counting = countingPrisma(database.config, 'all')
  const statements = async (slugs: readonly string[], answer: string) => {
    const cells = slugs.map(() => answer).join(';')
    counting.statements.length = 0
    const file = `slug;${slugs.join(';')}\num;${cells}\ndois;${cells}\n`
    expect(await run(file, { prisma: counting.prisma })).toMatchObject({ updated: 2 })
    return counting.statements.length
  }
  const one = await statements(slugs.slice(0, 1), 'sim')
  expect(await statements(slugs, 'não')).toBe(one)
  await counting.prisma.$disconnect()
})
