import { unlinkSync } from 'node:fs'
import { createConnection, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { folderKey, socketFolder } from '../src/database/data-folder.ts'

/** The process that holds a data folder. */
export interface Holder {
  pid: number
  role: 'product' | 'tool'
  /** Script file name. */
  command: string
  /** URL of its web server, once it listens. */
  address: string | null
  /** The database's socket while it is running. */
  socketPath: string | null
  /** Shutting down, so waiting for it makes sense. */
  closing: boolean
}

/** Held until released or the process ends. */
export interface InstanceLock {
  /** Resolves when no tool uses this process's database any more. */
  guestsGone(): Promise<void>
  release(): Promise<void>
}

/** A connection to the holder, which keeps its database running until guests leave. */
interface Guest {
  holder: Holder
  leave(): void
}

const answerTimeoutMs = 3000

/** For a holder that does not answer, such as a suspended process. */
const unknownHolder: Holder = {
  pid: 0,
  role: 'product',
  command: '',
  address: null,
  socketPath: null,
  closing: false,
}

/**
 * The lock is a listening socket. On Linux an abstract one, which is bound atomically and freed with the process;
 * elsewhere a file, which a killed holder leaves behind.
 */
function lockName(folder: string): string {
  return process.platform === 'linux'
    ? `\0guia-do-vale-${folderKey(folder)}`
    : join(socketFolder(folder), 'holder.sock')
}

/** @returns null when another process holds the folder */
export async function takeLock(folder: string, holder: Holder): Promise<InstanceLock | null> {
  const name = lockName(folder)
  const guests = new Set<Socket>()
  const server = createServer((guest) => {
    guests.add(guest)
    guest.on('error', () => guest.destroy())
    guest.on('close', () => guests.delete(guest))
    guest.write(`${JSON.stringify(holder)}\n`)
    guest.resume()
    guest.unref()
  })
  if (!(await listen(server, name))) {
    if (name.startsWith('\0') || (await isAnswered(name))) return null
    unlinkSync(name)
    if (!(await listen(server, name))) return null
  }
  server.unref()
  return {
    async guestsGone() {
      while (guests.size > 0) await sleep(50)
    },
    release: () =>
      new Promise((done) => {
        server.close(() => done())
        for (const guest of guests) guest.destroy()
      }),
  }
}

/**
 * Connects to the holder of a data folder and stays its guest.
 *
 * @returns null when it is free; the pid is 0 when the holder does not answer
 */
export function visitHolder(folder: string): Promise<Guest | null> {
  return new Promise((done) => {
    const socket = createConnection(lockName(folder))
    let received = ''
    const timer = setTimeout(() => {
      socket.destroy()
      done({ holder: unknownHolder, leave() {} })
    }, answerTimeoutMs)
    socket.on('error', () => settle(null))
    socket.on('close', () => settle(null))
    socket.setEncoding('utf8')
    socket.on('data', (text) => {
      received += text
      if (!received.endsWith('\n')) return
      socket.unref()
      settle({ holder: JSON.parse(received) as Holder, leave: () => socket.destroy() })
    })
    function settle(guest: Guest | null) {
      clearTimeout(timer)
      done(guest)
    }
  })
}

function listen(server: Server, name: string): Promise<boolean> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(false) : fail(error),
    )
    server.listen(name, () => done(true))
  })
}

function isAnswered(name: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = createConnection(name, () => {
      socket.destroy()
      done(true)
    })
    socket.on('error', () => done(false))
  })
}
