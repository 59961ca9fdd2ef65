import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const script = join(import.meta.dirname, 'main.js')

/** Runs the script in a Node that says it is another version. */
function runAs(version: string, ...args: string[]) {
  const program = `Object.defineProperty(process.versions, 'node', { value: '${version}' })
    process.argv = [process.execPath, '${script}', ...${JSON.stringify(args)}]
    import('${script}')`
  return spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' })
}

describe('the set-up script', () => {
  it('says in one sentence that an old Node is too old', () => {
    const { status, stdout, stderr } = runAs('16.20.2', 'start')
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^O Guia do Vale precisa do Node 18 ou mais novo, e este é o 16\.20\.2: .*\n$/)
  })

  it('has no syntax that an old Node cannot read', () => {
    const code = readFileSync(script, 'utf8').replace(/^\/\/.*$/gm, '')
    expect(code).not.toMatch(/^\s*(import|export)\s|\?\.|\?\?|\bawait\b/m)
  })

  it('runs in Node 18 and names its commands', () => {
    const { status, stderr } = runAs('18.0.0', 'nada')
    expect([status, stderr]).toEqual([1, '\nComandos: start, build, cluster, test, run.\n'])
  })
})
