import { describe, expect, it, vi } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { exchange, form, head } from '../../../test/multipart.ts'
import { leaving } from '../../../test/upload-probes.ts'
import { file, files, headFor, images, megabyte, useUploadServer } from '../../../test/upload-server.ts'

vi.mock(import('./upload.ts'), async (original) => {
  const { uploadLimits } = await original()
  return { uploadLimits: { ...uploadLimits, ...({ unreadTimeout: 3 } as object) } }
})

const server = useUploadServer(useDatabase())

describe('an upload', () => {
  it('of several files arrives whole, whatever order they come in', async () => {
    const parts = [file('2', 'three'), file('0', Buffer.alloc(300_000)), file('1', '')]
    expect((await server.send(form([...headFor(3), ...parts]))).data).toEqual({
      probeSizes: [
        { filename: '0.png', bytes: 300_000 },
        { filename: '1.png', bytes: 0 },
        { filename: '2.png', bytes: 5 },
      ],
    })
  })

  it('stores its images', async () => {
    expect((await server.send(form([...headFor(2, images), ...files(2)]))).data).toEqual({ probeImages: 2 })
    expect(await server.stored()).toHaveLength(1)
  })

  it('of as many files as may be comes through, one more does not', async () => {
    expect((await server.send(form([...headFor(20, images), ...files(20)]))).data).toEqual({
      probeImages: 20,
    })
    expect(await server.send(form([...headFor(21, images), ...files(21)]))).toMatchObject({
      status: 413,
      messages: ['São arquivos demais: o limite é de 20 por pedido.'],
    })
  })

  it('of a file of exactly the largest size comes through, one byte more does not', async () => {
    const most = 20 * megabyte
    const answer = await server.send(form([...headFor(1), file('0', Buffer.alloc(most))]))
    expect(answer.data).toEqual({ probeSizes: [{ filename: '0.png', bytes: most }] })
    const refused = await server.send(form([...headFor(1), file('0', Buffer.alloc(most + 1))]))
    expect([refused.status, refused.messages]).toEqual([413, ['O arquivo é grande demais.']])
  })

  it('of an archive may be larger than other files', async () => {
    const query = 'mutation ($file: Upload!) { probeOne(file: $file, reads: "archive") }'
    const parts = head(query, { file: null }, { 0: 'variables.file' })
    const bytes = 25 * megabyte
    const answer = await server.send(form([...parts, file('0', Buffer.alloc(bytes))]))
    expect(answer.data).toEqual({ probeOne: { filename: '0.png', bytes } })
  })

  it('aborts the signal of its resolver when the client disconnects after the last byte', async () => {
    const query = 'mutation ($file: Upload!) { probeLeaving(file: $file) }'
    const body = form([...head(query, { file: null }, { 0: 'variables.file' }), file('0', 'text')])
    const client = new AbortController()
    const { headers, port } = server
    const request = { method: 'POST', headers, body: new Uint8Array(body), signal: client.signal }
    const answer = fetch(`http://127.0.0.1:${port}/graphql`, request)
    await vi.waitFor(() => expect(leaving).toHaveBeenLastCalledWith('read'), { timeout: 20_000 })
    client.abort()
    await expect(answer).rejects.toThrow()
    await vi.waitFor(() => expect(leaving).toHaveBeenLastCalledWith('left'), { timeout: 20_000 })
  })

  it('without a file is as good as a body of JSON', async () => {
    expect((await server.send(form(headFor(0)))).data).toEqual({ probeSizes: [] })
  })

  it('brings more files than its map names: they are passed over', async () => {
    const more = [
      file('other', Buffer.alloc(200_000)),
      file('0', 'x'),
      file('another', Buffer.alloc(200_000)),
    ]
    expect((await server.send(form([...headFor(1), ...more]))).data).toEqual({
      probeSizes: [{ filename: '0.png', bytes: 1 }],
    })
  })

  it('may take longer than a request without files', async () => {
    const body = form([...headFor(1), file('0', Buffer.alloc(4000))])
    const pieces = [body.subarray(0, 700), 2000, body.subarray(700, 2000), 2000, body.subarray(2000)]
    const headers = { ...server.headers, 'content-length': body.length }
    const answer = await exchange(server.port, { headers, body: pieces })
    expect(answer).toMatch(/^HTTP\/1.1 200 OK.*"bytes":4000/s)
    const json = { 'content-type': 'application/json', 'content-length': 99 }
    expect(await exchange(server.port, { headers: json, body: ['{'] })).toMatch(/^HTTP\/1.1 408 /)
  })

  it('that waits for leave to send gets it', async () => {
    const body = form([...headFor(1), file('0')])
    const headers = { ...server.headers, expect: '100-continue', 'content-length': body.length }
    const answer = await exchange(server.port, { headers, body: [300, body] })
    expect(answer).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 OK/)
  })
})

describe('several mutations with a file each', () => {
  const two = `mutation ($a: Upload!, $b: Upload!, $reads: String) {
    first: probeOne(file: $a, reads: $reads)
    second: probeOne(file: $b)
  }`
  const heads = (reads: string) =>
    head(two, { a: null, b: null, reads }, { a: 'variables.a', b: 'variables.b' })
  const large = Buffer.alloc(2_000_000)
  const sentFile = (name: string) => ({ filename: `${name}.png`, bytes: large.length })

  it('get them in their order', async () => {
    const answer = await server.send(form([...heads('all'), file('a', large), file('b', large)]))
    expect(answer.data).toEqual({ first: sentFile('a'), second: sentFile('b') })
  })

  it.each(['nothing', 'some'])('are not held up by one that reads %s of its file', async (reads) => {
    const answer = await server.send(form([...heads(reads), file('a', large), file('b', large)]))
    expect(answer.data).toEqual({ first: null, second: sentFile('b') })
  })

  it('in another order do not wait for ever: what came too early is gone', async () => {
    const answer = await server.send(form([...heads('all'), file('b', large), file('a', large)]))
    expect(answer.data).toEqual({ first: sentFile('a'), second: null })
    expect(answer.messages).toEqual([
      'O arquivo b foi descartado: envie os arquivos na ordem em que a operação os usa.',
    ])
  })

  it('cannot share a file', async () => {
    const shared = `mutation ($a: Upload!) { first: probeOne(file: $a) second: probeOne(file: $a) }`
    const answer = await server.send(form([...head(shared, { a: null }, { a: 'variables.a' }), file('a')]))
    expect(answer.messages).toEqual(['Um arquivo só pode ser usado uma vez.'])
  })
})

it('more requests than are read at the same time take turns', async () => {
  const body = form([...headFor(3, images), ...files(3)])
  const answers = await Promise.all(Array.from({ length: 30 }, () => server.send(body)))
  expect(answers.map(({ data }) => data)).toEqual(answers.map(() => ({ probeImages: 3 })))
})
