import { expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { redirectMerged } from './merged.ts'

const request = new Request('https://guia.test/antiga?utm_source=x')

it.each([
  [false, 302],
  [true, 301],
])('a merged establishment redirects to the other one, where final is %s with %i', (isFinal, status) => {
  const error = { code: 'MERGED', details: { id: '1', slug: 'nova', isFinal } }
  try {
    redirectMerged(paths.profile, request)(error)
    expect.unreachable()
  } catch (thrown) {
    expect(thrown).toMatchObject({ status })
    expect((thrown as Response).headers.get('location')).toBe('/nova?utm_source=x')
  }
})

it('any other failure of a loader stays one', () => {
  const error = new Error('x')
  expect(() => redirectMerged(paths.profile, request)(error)).toThrow(error)
})
