import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { RefusedRequestError } from '../../errors.ts'
import { MultipartBody } from '../../media/uploads/multipart-body.ts'
import { withForm } from './request-body.ts'

it('a form whose client left before it is read is refused, not waited for', async () => {
  const body = new MultipartBody({}, { bytes: 1, seconds: 1, gracePeriod: 1, minBytesPerSecond: 1 }).on(
    'error',
    () => {},
  )
  const refusal = new RefusedRequestError(400, 'left')
  body.destroy(refusal)
  const request = { headers: {} } as FastifyRequest
  await expect(withForm(request, body, 1000, async () => 'read')).rejects.toBe(refusal)
})
