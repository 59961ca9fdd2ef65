import { describe, expect, it } from 'vitest'
import { installFailure } from './dependencies.js'
import { commonReason, errorMessage, requireSpace, SetupError } from './errors.js'
import { buildFailure } from './web-build.js'

describe('a failed command', () => {
  it.each([
    ["npm error code ENOSPC\nnpm error ENOSPC: no space left on device, write '/x'", 'o disco está cheio'],
    ["E: You don't have enough free space in /var/cache/apt/archives/.", 'o disco está cheio'],
    ['npm error code EAI_AGAIN\nnpm error request to https://r.test/x failed', 'não há acesso à rede'],
    ['E: Failed to fetch http://d.test/x  Temporary failure resolving', 'não há acesso à rede'],
    ['E: Unable to locate package mariadb-server-core', 'não há acesso à rede'],
    ['E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by 7', 'outro programa está instalando'],
    ["npm error code EACCES\nnpm error EACCES: permission denied, mkdir '/x'", 'falta permissão de escrita'],
  ])('whose output is %s is explained', (output, sentence) => {
    expect(commonReason(output)).toContain(sentence)
  })

  it('for an unknown reason is named', () => {
    expect(commonReason('Segmentation fault')).toBeNull()
    expect(installFailure('Segmentation fault')).toMatch(
      /^Não foi possível instalar as dependências: o npm terminou com erro\./,
    )
    expect(buildFailure('[vite] Unexpected token')).toContain('há um erro nos arquivos de web/.')
  })

  it('without npm says to install it', () => {
    expect(installFailure('Error: spawn npm ENOENT')).toContain('Falta o npm')
  })
})

it('too little disk space is reported in numbers before anything begins', () => {
  expect(() => requireSpace('/', Number.MAX_SAFE_INTEGER)).toThrow(
    /^Há só \d+ MB livres em \/, e a preparação precisa de/,
  )
  expect(() => requireSpace('/', 1)).not.toThrow()
})

it('an unexpected error is shown as a sentence without its stack trace', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  expect(errorMessage(full)).toBe('\nO disco está cheio: libere espaço e tente de novo.')
  expect(errorMessage(new SetupError('Falta algo.'))).toBe('\nFalta algo.')
  const unknown = errorMessage(new TypeError('x is not a function'))
  expect(unknown).toMatch(/^\nAlgo inesperado impediu o início: x is not a function\./)
  expect(unknown).not.toContain(' at ')
})
