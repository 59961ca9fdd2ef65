import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { closeApps, testApp } from '../test/app.ts'

closeApps()

async function listening(env: NodeJS.ProcessEnv = {}) {
  const { app } = await testApp({ env })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, port: (app.server.address() as AddressInfo).port }
}

// Each waits for the limit: run concurrently they wait once.
it.concurrent.each([
  ['that sends its head too slowly', 'POST /graphql HTTP/1.1\r\nHost: x\r\n'],
  [
    'that sends its body too slowly',
    'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  ],
])('a client %s is sent away', async (_what, request) => {
  const { port } = await listening({ REQUEST_TIMEOUT: '1' })
  const socket = connect(port, '127.0.0.1')
  socket.write(request)
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /)
})

it('the answer that was under way when the server closes is the last of its connection', async () => {
  const { app } = await testApp()
  let finish = () => {}
  let arrived = () => {}
  const under = new Promise<void>((resolve) => {
    arrived = resolve
  })
  app.get('/slow', async () => {
    arrived()
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return { done: true }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n')
  await under
  const closed = app.close()
  while (app.server.listening) await new Promise(setImmediate)
  finish()
  expect(await text(socket)).toMatch(/connection: close\r\n(.*\r\n)*\r\n\{"done":true\}$/i)
  await closed
})

it('an idle connection does not keep the server from closing', async () => {
  const { app, port } = await listening()
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.resume()
  await Promise.all([app.close(), once(socket, 'close')])
  expect(app.server.listening).toBe(false)
})
