import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { StartupError } from '../src/errors.ts'
import { ask, askSecret, firstLine } from './ask.ts'

/** A terminal; what it shows is collected. */
function terminal() {
  const input = new PassThrough()
  const output = new PassThrough()
  let shown = ''
  output.on('data', (chunk) => {
    shown += chunk
  })
  return { input, output, shown: () => shown }
}

it('what is typed is shown, and answered', async () => {
  const { shown, ...there } = terminal()
  const answer = ask(there, 'Nome: ')
  there.input.write('Maria\r')
  expect(await answer).toBe('Maria')
  expect(shown()).toContain('Nome: ')
  expect(shown()).toContain('Maria')
})

it('a secret is answered and not shown, not even its length', async () => {
  const { shown, ...there } = terminal()
  const answer = askSecret(there, 'Senha: ')
  there.input.write('segredoo\u007f-1\r')
  expect(await answer).toBe('segredo-1')
  expect(shown()).toBe('Senha: \n')
})

it.each([
  ['Ctrl+C', '\u0003'],
  ['Ctrl+D', '\u0004'],
])('who goes away with %s is told that nothing happened', async (_what, key) => {
  const { shown: _shown, ...there } = terminal()
  const answer = askSecret(there, 'Senha: ')
  there.input.write(key)
  await expect(answer).rejects.toThrow(new StartupError('Interrompido: nada foi mudado.'))
})

it.each([
  ['segredo\nmais\n', 'segredo'],
  ['segredo\r\n', 'segredo'],
  ['segredo', 'segredo'],
  ['', ''],
])('of %j that is piped in, the first line counts', async (piped, line) => {
  const input = new PassThrough()
  input.end(piped)
  expect(await firstLine(input)).toBe(line)
})
