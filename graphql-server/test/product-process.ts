import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolConfig } from 'mariadb'
import { projectFolder } from '../src/database/data-folder.ts'

/** The product in a process of its own, as it runs in production. */
export interface ProductProcess {
  child: ChildProcess
  /** Where it answers. */
  origin: string
  /** Where it keeps its files. */
  folder: string
  /** Everything that it wrote so far. */
  output(): string
  /** Asks it to end, waits until it has, and removes its files. */
  stop(): Promise<void>
}

/** The secret of every product that tests start. */
export const productSecret = 'a secret of the tests, which is long enough for that'

/**
 * Starts the product on any free port, with files of its own, and waits until it serves.
 *
 * @param database that it serves, named as an operator would
 * @param variables that differ from the defaults
 */
export async function startProductProcess(
  database: PoolConfig,
  variables: NodeJS.ProcessEnv = {},
): Promise<ProductProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'guia-product-'))
  const child = spawn(process.execPath, ['graphql-server/src/main.ts'], {
    cwd: projectFolder,
    env: {
      PATH: process.env.PATH,
      TMPDIR: process.env.TMPDIR,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl(database),
      JWT_SECRET: productSecret,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  const gone = once(child, 'exit')
  for (;;) {
    const origin = /no ar em (http:\/\/\S+)/.exec(output)?.[1]
    if (origin) return { child, origin, folder, output: () => output, stop }
    if (child.exitCode !== null) {
      await stop()
      throw new Error(`the product did not start:\n${output}`)
    }
    await Promise.race([once(child.stdout, 'data'), gone])
  }
}

/** A database as DATABASE_URL names it. */
export function databaseUrl({ host, port, user, password, socketPath, database }: PoolConfig): string {
  const account = `${user ?? 'root'}${password ? `:${encodeURIComponent(password)}` : ''}`
  const query = socketPath ? `?socket=${encodeURIComponent(socketPath)}` : ''
  return `mysql://${account}@${host ?? 'localhost'}:${port ?? 3306}/${database}${query}`
}
