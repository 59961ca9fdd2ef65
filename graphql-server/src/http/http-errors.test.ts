import { expect, it } from 'vitest'
import { closeApps, testApp } from '../../test/app.ts'
import { BadUserInputError, TooManyRequestsError } from '../errors.ts'

closeApps()

it.each(['/api', '/api/nothing', '/graphql/nothing', '/media/x.jpg', '/health', '/health/x', '/assets/x.js'])(
  'what is absent at %s is a plain 404',
  async (url) => {
    const { app } = await testApp()
    const answer = await app.inject({ url, headers: { accept: 'text/html' } })
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { success: false, message: 'Não encontrado.', error: 'Não encontrado.', code: 'NOT_FOUND' },
    ])
  },
)

/** A server with one more route, which fails. */
async function failing(error: unknown) {
  const built = await testApp()
  built.app.get('/fails', () => Promise.reject(error))
  const answer = await built.app.inject('/fails')
  return { answer, lines: built.lines.filter(({ msg }) => msg !== 'request') }
}

it('an unexpected error is masked, and logged under the id that the answer carries', async () => {
  const { answer, lines } = await failing(new Error('secret of the engine'))
  const sentence = 'Ocorreu um erro inesperado. Tente novamente em instantes.'
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { success: false, message: sentence, error: sentence, code: 'INTERNAL_SERVER_ERROR' },
  ])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    msg: 'unexpected error',
    requestId: answer.headers['x-request-id'],
    err: { message: 'secret of the engine' },
  })
})

it('our own errors keep their sentence, status, details and time to wait', async () => {
  const invalid = await failing(new BadUserInputError({ name: 'Informe o nome.' }))
  expect(invalid.answer.statusCode).toBe(400)
  expect(invalid.answer.json()).toMatchObject({
    message: 'Informe o nome.',
    details: { name: 'Informe o nome.' },
  })
  const limited = await failing(new TooManyRequestsError(90))
  expect(limited.answer.statusCode).toBe(429)
  expect(limited.answer.headers['retry-after']).toBe('90')
  expect(limited.lines).toEqual([])
})

it('a database that is away is a 503 with the time to wait', async () => {
  const { answer, lines } = await failing(
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED', errno: -111 }),
  )
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.body).not.toContain('connect')
  expect(lines[0]?.msg).toBe('unavailable')
})
