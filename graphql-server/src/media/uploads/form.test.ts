import { expect, it } from 'vitest'
import { RefusedRequestError } from '../../errors.ts'
import { withForm } from './form.ts'
import { MultipartBody } from './multipart-body.ts'

it('a form whose client left before it is read is refused, not waited for', async () => {
  const body = new MultipartBody({}, { bytes: 1, seconds: 1, gracePeriod: 1, minBytesPerSecond: 1 }).on(
    'error',
    () => {},
  )
  const refusal = new RefusedRequestError(400, 'left')
  body.destroy(refusal)
  await expect(withForm(body, 1000, async () => 'read')).rejects.toBe(refusal)
})
