import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import { StartupError } from '../errors.ts'

/**
 * Connections that may wait for the process to take them. Beyond it the system drops what clients send, who only try
 * again after seconds, 25 of them in all; whoever is taken and turned away knows at once (Node's own is 511).
 */
const backlog = 4096

/**
 * Finds out that the port cannot be had before anything that takes long is begun.
 *
 * @param env PORT and HOST
 * @throws StartupError when the port cannot be had, saying what to do
 */
export async function ensurePortFree({ PORT, HOST }: Env): Promise<void> {
  const probe = createServer()
  try {
    await once(probe.listen(PORT, HOST), 'listening')
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, PORT, HOST)
  } finally {
    probe.close()
  }
}

/**
 * Opens the port.
 *
 * @param app the built server
 * @param env PORT and HOST; port 0 takes any free one
 * @returns the address to open on this machine
 * @throws StartupError when the port cannot be had, saying what to do
 */
export async function listen(app: FastifyInstance, { PORT, HOST }: Env): Promise<string> {
  try {
    await app.listen({ port: PORT, host: HOST, backlog, listenTextResolver: () => 'listening' })
  } catch (error) {
    await app.close()
    throw explain(error as NodeJS.ErrnoException, PORT, HOST)
  }
  const { port } = app.server.address() as AddressInfo
  const reachedHere = ['localhost', '0.0.0.0', '::', '127.0.0.1', '::1'].includes(HOST)
  return `http://${reachedHere ? 'localhost' : HOST}:${port}`
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartupError(
      `A porta ${port} já está em uso: encerre o programa que a usa ou escolha outra, por exemplo com PORT=${port + 1}.`,
    )
  }
  if (error.code === 'EACCES') {
    return new StartupError(
      `Esta conta não pode usar a porta ${port}: escolha uma acima de 1023, por exemplo com PORT=4000.`,
    )
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartupError(`O endereço ${host} não é desta máquina: confira HOST.`)
  }
  return error
}
