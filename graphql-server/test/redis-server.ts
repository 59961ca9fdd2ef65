import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

/** A Redis that tests may stop and hold up. */
export interface RedisServer {
  /** As REDIS_URL. */
  url: string
  stop(): Promise<void>
  /** Starts it again on the same port, empty. */
  start(): Promise<void>
  /** Keeps it from answering, with its connections open, until it may go on. */
  freeze(): void
  thaw(): void
}

/** Starts a Redis for one test, which ends with it. */
export async function redisServer(): Promise<RedisServer> {
  const server = await startRedis()
  onTestFinished(() => server.stop())
  return server
}

/** Starts a Redis without persistence on a free port. The caller stops it. */
export async function startRedis(): Promise<RedisServer> {
  const program = process.env.REDIS_SERVER ?? '/usr/bin/redis-check-rdb'
  const port = await freePort()
  let child: ChildProcess
  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
      // Debian's tools hold the server's program: it goes by the name it is called by.
      child = spawn(program, args, { argv0: 'redis-server', stdio: 'ignore' })
      while (!(await answers(port))) await sleep(20)
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  }
  await server.start()
  return server
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
