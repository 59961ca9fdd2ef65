import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import { StartupError } from '../errors.ts'

/** Kernel queue of connections (Node's default is 511). When it is full, clients retry only after seconds. */
const backlog = 4096

type Address = Pick<Env, 'PORT' | 'HOST'>

/**
 * Fails before the slow part of the start if the port cannot be opened.
 *
 * @throws StartupError that says what to do
 */
export async function ensurePortFree(address: Address): Promise<void> {
  const probe = createServer()
  try {
    await once(probe.listen(address.PORT, address.HOST), 'listening')
  } catch (error) {
    throw toStartupError(error, address)
  } finally {
    probe.close()
  }
}

/**
 * @returns the URL to open on this machine
 * @throws StartupError that says what to do if the port cannot be opened
 */
export async function listen(app: FastifyInstance, address: Address): Promise<string> {
  const { PORT, HOST } = address
  try {
    await app.listen({ port: PORT, host: HOST, backlog, listenTextResolver: () => 'listening' })
  } catch (error) {
    await app.close()
    throw toStartupError(error, address)
  }
  const { port } = app.server.address() as AddressInfo
  const isLocal = ['localhost', '0.0.0.0', '::', '127.0.0.1', '::1'].includes(HOST)
  return `http://${isLocal ? 'localhost' : HOST}:${port}`
}

function toStartupError(error: unknown, { PORT, HOST }: Address): unknown {
  const notLocal = `O endereço ${HOST} não é desta máquina: confira HOST.`
  const messages: Record<string, string> = {
    EADDRINUSE: `A porta ${PORT} já está em uso: encerre o programa que a usa ou escolha outra, por exemplo com PORT=${PORT + 1}.`,
    EACCES: `Esta conta não pode usar a porta ${PORT}: escolha uma acima de 1023, por exemplo com PORT=4000.`,
    EADDRNOTAVAIL: notLocal,
    ENOTFOUND: notLocal,
  }
  const message = messages[(error as NodeJS.ErrnoException).code ?? '']
  return message === undefined ? error : new StartupError(message)
}
