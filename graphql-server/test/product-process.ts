import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PoolConfig } from 'mariadb'
import { databaseUrl } from './database-url.ts'

/** The product in a process of its own, as it runs in production. */
export interface ProductProcess {
  /** Where it answers. */
  origin: string
  /** Where it keeps its files; images in `images`. */
  folder: string
  pid: number
  /** What it has written so far, at most the last million characters. */
  said(): string
  isRunning(): boolean
  /** Sends a signal and waits for the end; only SIGTERM has a grace for proxies. Returns exit status and fatal signal. */
  end(signal?: NodeJS.Signals): Promise<{ status: number | null; signal: string | null }>
}

export interface ProductOptions {
  /** The database that it is to use, migrated or empty. */
  config: PoolConfig
  /** Where it is to keep its files; without it, in a folder of its own that goes when it ends. */
  folder?: string
  /** What differs from the defaults. */
  environment?: NodeJS.ProcessEnv
  /** Path of another version's program. */
  program?: string | undefined
  /** Bytes that a file of it may have at most, where a test wants its disk to be full. */
  largestFile?: number
}

/** What signs the sessions of every product that is started so: they outlive it. */
export const productSecret = 'a secret of the tests, which is long enough for that'

const ownProgram = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/**
 * Starts the product on a free port and waits until it answers.
 *
 * @throws with what it has written when it does not start
 */
export async function startProductProcess(options: ProductOptions): Promise<ProductProcess> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'guia-product-'))
  const child = spawnProduct({ ...options, folder })
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>
  ended
    .catch(() => {})
    .then(() => options.folder === undefined && rmSync(folder, { recursive: true, force: true }))
  let text = ''
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (more: string) => {
        text = (text + more).slice(-1e6)
        const address = /no ar em (http:\/\/\S+)/.exec(text)?.[1]
        if (address) resolve(address.replace('localhost', '127.0.0.1'))
      })
    }
    ended.then(() => reject(new Error(`the product did not start:\n${text}`)), reject)
  })
  return {
    origin,
    folder,
    pid: child.pid ?? 0,
    said: () => text,
    isRunning,
    async end(signal = 'SIGINT') {
      if (isRunning()) child.kill(signal)
      const [status, killedBy] = await ended
      return { status, signal: killedBy }
    },
  }
}

function spawnProduct({
  config,
  folder,
  environment,
  program = ownProgram,
  largestFile,
}: ProductOptions & { folder: string }) {
  const [command = '', ...args] = startCommand(program, largestFile)
  return spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      TMPDIR: process.env.TMPDIR,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl(config),
      JWT_SECRET: productSecret,
      DATA_DIR: folder,
      ...environment,
    },
    // The channel ends it with its parent, however that ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

/** Shells count the size of files in blocks of 512 bytes. */
function startCommand(program: string, largestFile?: number): string[] {
  if (!largestFile) return [process.execPath, program]
  const limit = `ulimit -f ${Math.ceil(largestFile / 512)}; exec "$0" "$@"`
  return ['/bin/sh', '-c', limit, process.execPath, program]
}
