import { unlinkSync } from 'node:fs'
import { createConnection, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { folderKey, socketFolder } from '../src/database/data-folder.ts'

/** What the process that holds a data folder tells about itself. */
export interface Holder {
  pid: number
  role: 'product' | 'tool'
  /** What it runs: a command's file name. */
  command: string
  /** Where its web server answers, once it does. */
  address: string | null
  /** The database's socket while the database is up. */
  socketPath: string | null
  /** On its way out: whoever waits a little gets the folder. */
  closing: boolean
}

/** The right to use a data folder, held until released or until the process ends, however it ends. */
export interface InstanceLock {
  /** Resolves when no tool uses the database through this process any more. */
  guestsGone(): Promise<void>
  release(): Promise<void>
}

/** Another process's data folder that this one may use until it leaves. */
export interface Guest {
  holder: Holder
  leave(): void
}

const answerTimeout = 3000

/** Stands for a holder that does not answer, such as a stopped process. */
const silentHolder: Holder = {
  pid: 0,
  role: 'product',
  command: '',
  address: null,
  socketPath: null,
  closing: false,
}

/**
 * The lock's name. On Linux an abstract socket: binding it is atomic, and the kernel frees it with the process,
 * `kill -9` included. Elsewhere a socket file, which a dead holder leaves behind.
 */
function lockName(folder: string): string {
  return process.platform === 'linux'
    ? `\0guia-do-vale-${folderKey(folder)}`
    : join(socketFolder(folder), 'holder.sock')
}

/**
 * Takes a data folder for this process.
 * @returns the lock, or `null` when another process holds the folder
 */
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
 * Asks who holds a data folder, and stays its guest: a tool that holds it waits for guests before it stops the
 * database.
 * @returns `null` when nobody holds it; a holder with pid 0 is one that did not answer
 */
export function visitHolder(folder: string): Promise<Guest | null> {
  return new Promise((done) => {
    const socket = createConnection(lockName(folder))
    let heard = ''
    const silent = setTimeout(() => {
      socket.destroy()
      done({ holder: silentHolder, leave() {} })
    }, answerTimeout)
    socket.on('error', () => settle(null))
    socket.on('close', () => settle(null))
    socket.setEncoding('utf8')
    socket.on('data', (text) => {
      heard += text
      if (!heard.endsWith('\n')) return
      socket.unref()
      settle({ holder: JSON.parse(heard) as Holder, leave: () => socket.destroy() })
    })
    function settle(guest: Guest | null) {
      clearTimeout(silent)
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
