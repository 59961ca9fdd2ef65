import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { useArrivals } from './arrivals.ts'

it('no request of a burst of connections is worked on before all of them are accepted', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  let accepted = 0
  app.server.on('connection', () => {
    accepted += 1
  })
  useArrivals(app)
  const acceptedBefore: number[] = []
  app.get('/', () => {
    acceptedBefore.push(accepted)
    return 'ok'
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const count = 50
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'))
  await Promise.all(
    sockets.map(async (socket) => {
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
      socket.resume()
      await once(socket, 'close')
    }),
  )
  expect(acceptedBefore).toEqual(Array(count).fill(count))
})
