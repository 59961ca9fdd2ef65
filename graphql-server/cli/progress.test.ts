import { describe, expect, it } from 'vitest'
import { createProgress } from './progress.ts'

function record(isTTY: boolean, noun?: string) {
  const texts: string[] = []
  let now = 0
  const progress = createProgress(
    { isTTY, write: (text) => texts.push(text) },
    { clock: () => now, ...(noun && { noun }) },
  )
  return {
    texts,
    progress,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

describe('createProgress', () => {
  it('writes a line for each tenth without a terminal', () => {
    const { texts, progress } = record(false)
    for (let done = 1; done <= 100; done++) progress.show(done * 1000, 100_000)
    progress.end()
    expect(texts).toHaveLength(10)
    expect(texts[0]).toContain('10% · 10.000 de 100.000 estabelecimentos')
    expect(texts.at(-1)).toMatch(/^100%.*\n$/)
  })

  it('says what it counts', () => {
    const { texts, progress } = record(false, 'linhas')
    progress.show(1500, 1500)
    expect(texts).toEqual(['100% · 1.500 de 1.500 linhas · faltam 0 s\n'])
  })

  it('redraws one line on a terminal and leaves it at the end', () => {
    const { texts, progress } = record(true)
    progress.show(1, 2)
    progress.show(2, 2)
    progress.end()
    expect(texts[0]).toMatch(/^\r█{15}░{15} {2}50%/)
    expect(texts[1]).toMatch(/^\r█{30} 100%/)
    expect(texts[2]).toBe('\n')
  })

  it('says how long the rest will take, and how long all took', () => {
    const { texts, progress, pass } = record(true)
    pass(4000)
    progress.show(25, 100)
    expect(texts[0]).toContain('faltam 12 s')
    expect(progress.seconds()).toBe('4,0')
  })
})
