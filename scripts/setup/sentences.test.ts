import { describe, expect, test } from 'vitest'
import { whyNotInstalled } from './dependencies.js'
import { requireSpace } from './disk-space.js'
import { sentenceFor } from './entry.js'
import { commonReason, tooLittleSpace } from './sentences.js'
import { SetupError } from './setup-error.js'
import { whyNotInstalled as whyPackageNotInstalled } from './system-packages.js'
import { whyNotBuilt } from './web-build.js'

/** What programs truly said, and the sentence that a person gets. */
describe('what went wrong becomes a sentence', () => {
  test.each([
    ["npm error code ENOSPC\nnpm error ENOSPC: no space left on device, write '/x'", 'o disco está cheio'],
    ["E: You don't have enough free space in /var/cache/apt/archives/.", 'o disco está cheio'],
    ['npm error code EAI_AGAIN\nnpm error request to https://r.test/x failed', 'não há acesso à rede'],
    ['E: Failed to fetch http://d.test/x  Temporary failure resolving', 'não há acesso à rede'],
    ['E: Unable to locate package mariadb-server-core', 'não há acesso à rede'],
    [
      'E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 7',
      'outro programa está instalando',
    ],
    ["npm error code EACCES\nnpm error EACCES: permission denied, mkdir '/x'", 'falta permissão de escrita'],
  ])('%s', (output, sentence) => {
    expect(commonReason(output)).toContain(sentence)
  })

  test('an unknown reason is named by the program that failed, with the place of the details', () => {
    expect(commonReason('Segmentation fault')).toBeNull()
    expect(whyNotInstalled('Segmentation fault')).toMatch(
      /^Não foi possível instalar as dependências: o npm terminou com erro\./,
    )
    expect(whyPackageNotInstalled('chromium', 'E: broken')).toContain('o apt-get terminou com erro.')
    expect(whyNotBuilt('[vite] Unexpected token')).toContain('há um erro nos arquivos de web/.')
  })

  test('a machine without npm is told to install it', () => {
    expect(whyNotInstalled('Error: spawn npm ENOENT')).toContain('Falta o npm')
  })

  test('too little space is told before anything is begun, in numbers', () => {
    expect(() => requireSpace('/', Number.MAX_SAFE_INTEGER)).toThrow(
      /^Há só \d+ MB livres em \/, e a preparação precisa de/,
    )
    expect(tooLittleSpace(5 * 1024 * 1024, 10 * 1024 * 1024, '/x')).toContain('Há só 5 MB livres em /x')
    expect(() => requireSpace('/', 1)).not.toThrow()
  })

  test('whatever else is thrown is a sentence, never a stack trace', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    expect(sentenceFor(full)).toBe('\nO disco está cheio: libere espaço e tente de novo.')
    expect(sentenceFor(new SetupError('Falta algo.'))).toBe('\nFalta algo.')
    const unknown = sentenceFor(new TypeError('x is not a function'))
    expect(unknown).toMatch(/^\nAlgo inesperado impediu o início: x is not a function\./)
    expect(unknown).not.toContain(' at ')
  })
})
