import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { s3Store } from './s3-store.ts'

/** A store whose server accepts connections, and answers with the beginning of an object or not at all. */
async function hangingStore(how: 'in silence' | 'in the body') {
  const server = createServer((_request, response) => {
    if (how === 'in the body') response.writeHead(200, { 'content-length': 1000 }).write('some bytes')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const access = { endpoint, bucket: 'imagens', region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b' }
  return s3Store(access, { requestTimeoutMs: 100, callTimeoutMs: 1000 })
}

const hash = '0'.repeat(64)

describe('an S3 server that hangs ends each call with an error', () => {
  it.each(['put', 'read', 'has', 'delete', 'list'] as const)('%s, when it never answers', async (call) => {
    const store = await hangingStore('in silence')
    const calls = {
      put: () => store.put(hash, 'webp', Buffer.from('x')),
      read: () => store.read(hash, 'webp'),
      has: () => store.has(hash, 'webp'),
      delete: () => store.delete(hash, 'webp'),
      list: () => store.list()[Symbol.asyncIterator]().next(),
    }
    await expect(calls[call]()).rejects.toThrow()
  })

  it('read, when the body of its answer stops', async () => {
    const store = await hangingStore('in the body')
    await expect(store.read(hash, 'webp')).rejects.toThrow()
  })
})
