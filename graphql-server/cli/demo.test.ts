import { describe, expect, it } from 'vitest'
import { runCli } from '../test/command.ts'
import { useDatabase } from '../test/database.ts'

const database = useDatabase()

const demo = (...parameters: string[]) => runCli('demo', database.config, parameters)

async function countRows(table: string): Promise<number> {
  const [row] = await database.pool.query<{ found: number }[]>(`SELECT COUNT(*) AS found FROM ${table}`)
  return row?.found ?? -1
}

describe('npm run demo', () => {
  it.each(['abc', '0', '-5', '1.000', '2000001', '12e3'])(
    'refuses %s as a number in one sentence',
    async (text) => {
      const { code, problem } = await demo(`--businesses=${text}`)
      expect(code).toBe(1)
      expect(problem).toBe(
        `--businesses precisa de um número inteiro de 1 a 2.000.000, sem pontos; veio "${text}".\n`,
      )
    },
  )

  it('explains itself when it does not understand', async () => {
    const { code, problem } = await demo('--estabelecimentos', '5')
    expect(code).toBe(1)
    expect(problem).toContain('Uso: npm run demo')
  })

  it('touches a database that the operator named only after two confirmations, and makes no accounts there', async () => {
    const refused = await demo('--businesses', '10')
    expect(refused.code).toBe(1)
    expect(refused.problem).toContain('--confirmar')
    expect(await countRows('businesses')).toBe(0)
    expect(await countRows('cities')).toBe(0)

    const done = await demo('--businesses', '10', '--sem-fotos', '--confirmar')
    expect(done).toMatchObject({ code: 0, problem: '' })
    expect(done.output).toContain('Pronto: 10 estabelecimentos')
    expect(await countRows('businesses')).toBe(10)
    expect(await countRows('users')).toBe(0)

    const again = await demo('--businesses', '10', '--sem-fotos', '--confirmar')
    expect(again.output).toContain('nada a incluir')
  })
})

describe('npm run demo -- --remover', () => {
  const firstBusiness = async () => (await database.prisma.business.findFirstOrThrow()).id
  const account = { name: 'Conta', phone: '12991234567', passwordHash: 'x', role: 'admin' as const }

  it('says when there is nothing of the demo', async () => {
    await database.empty()
    expect(await demo('--remover')).toMatchObject({
      code: 0,
      output: 'Não há dados de demonstração neste banco.\n',
    })
  })

  it('lists what it would remove, and refuses while there is no real administrator', async () => {
    await demo('--businesses', '10', '--sem-fotos', '--confirmar')
    await database.prisma.user.create({ data: { ...account, email: 'admin@demo.test', isDemo: true } })
    const { code, output, problem } = await demo('--remover', '--sim')
    expect(code).toBe(1)
    expect(output).toContain('estabelecimentos de demonstração: 10, com suas fotos e favoritos')
    expect(output).toContain('contas de demonstração: admin@demo.test')
    expect(problem).toContain('npm run admin:create')
    expect(await countRows('businesses')).toBe(10)
  })

  it('removes nothing without a terminal and without --sim', async () => {
    const { id } = await database.prisma.user.create({ data: { ...account, email: 'rita@example.com' } })
    await database.prisma.favorite.create({ data: { userId: id, businessId: await firstBusiness() } })
    const { code, output, problem } = await demo('--remover')
    expect(code).toBe(1)
    expect(output).toContain('estabelecimentos de demonstração: 9, com suas fotos e favoritos')
    expect(output).toContain('que contas reais usam: 1 (1 entre os favoritos de alguém)')
    expect(problem).toBe('Nada foi removido. Para remover, repita com --sim.\n')
    expect(await countRows('businesses')).toBe(10)
    expect(await countRows('users')).toBe(2)
  })

  it('removes with --sim, and keeps the cities and what somebody uses', async () => {
    const { code, output, problem } = await demo('--remover', '--sim')
    expect({ code, problem }).toEqual({ code: 0, problem: '' })
    expect(output).toContain('Pronto: removidos 9 estabelecimentos, 1 contas e 0 imagens.')
    expect(await countRows('businesses')).toBe(1)
    expect(await countRows('users')).toBe(1)
    expect(await countRows('cities')).toBe(39)
  })
})
