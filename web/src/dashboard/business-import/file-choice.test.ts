import { expect, it } from 'vitest'
import { fileProblem, formatSize } from './file-problem.ts'

const file = (bytes: number) =>
  Object.defineProperty(new File(['x'], 'a.csv'), 'size', { value: bytes }) as File

it.each([
  [0, '0 KB'],
  [9728, '9,5 KB'],
  [300 * 1024, '300 KB'],
  [5.25 * 1024 * 1024, '5,3 MB'],
])('%i bytes are %s', (bytes, size) => {
  expect(formatSize(bytes)).toBe(size)
})

it('rejects what cannot be sent without reading it', () => {
  expect(fileProblem([])).toBe('Escolha um arquivo.')
  expect(fileProblem([file(1), file(1)])).toBe('Escolha um arquivo só.')
  expect(fileProblem([file(0)])).toBe('O arquivo está vazio.')
  expect(fileProblem([file(21 * 1024 * 1024)])).toMatch(/^O arquivo tem 21 MB, e o limite é de 20 MB\./)
  expect(fileProblem([file(20 * 1024 * 1024)])).toBeNull()
})
