import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Runs a script in a Node that says it is another version. */
function runAs(version: string, script: string) {
  const program = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); import('${script}')`
  return spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' })
}

test.each(['start', 'test', 'run', 'build'])('%s.js tells an old Node so in one sentence', (name) => {
  const { status, stdout, stderr } = runAs('16.20.2', join(import.meta.dirname, `${name}.js`))
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^O Guia do Vale precisa do Node 18 ou mais novo, e este é o 16\.20\.2: .*\n$/)
})

test.each(['start', 'test', 'run', 'build'])('%s.js has nothing that an old Node cannot read', (name) => {
  const code = readFileSync(join(import.meta.dirname, `${name}.js`), 'utf8').replace(/^\/\/.*$/gm, '')
  expect(code).not.toMatch(/^\s*(import|export)\s|\?\.|\?\?|\bawait\b/m)
})

test('a Node that is new enough gets to the script itself', () => {
  const { stderr } = runAs('18.0.0', join(import.meta.dirname, 'run.js'))
  expect(stderr).toContain('Diga qual programa rodar')
})
