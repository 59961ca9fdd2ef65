import { describe, expect, it } from 'vitest'
import { runCli } from '../test/command.ts'
import { useDatabase } from '../test/database.ts'

const database = useDatabase()

const demo = (...parameters: string[]) => runCli('demo', database.config, parameters)

async function countOf(table: string): Promise<number> {
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

  it('touches a database that the operator named only when told so twice, and makes no accounts there', async () => {
    const refused = await demo('--businesses', '10')
    expect(refused.code).toBe(1)
    expect(refused.problem).toContain('--confirmar')
    expect(await countOf('businesses')).toBe(0)
    expect(await countOf('cities')).toBe(0)

    const done = await demo('--businesses', '10', '--sem-fotos', '--confirmar')
    expect(done).toMatchObject({ code: 0, problem: '' })
    expect(done.output).toContain('Pronto: 10 estabelecimentos')
    expect(await countOf('businesses')).toBe(10)
    expect(await countOf('users')).toBe(0)

    const again = await demo('--businesses', '10', '--sem-fotos', '--confirmar')
    expect(again.output).toContain('nada a incluir')
  })
})
