import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createConnection, type PoolConfig } from 'mariadb'
import { runningServer } from '../private-database/running-server.ts'
import { spawnServer, stopServer } from '../private-database/server-process.ts'
import { initialiseData, type ServerProgram } from '../private-database/server-program.ts'
import { type NodeSettings, nodeSettings, scriptPath } from './node-settings.ts'

/** A new node waits for all data. */
const readyTimeoutMs = 300_000

/** The account and database of every cluster. Its port is reachable on this machine. */
export const access = { user: 'guia', password: randomBytes(12).toString('hex'), database: 'guia' }

/** One database server of a cluster. */
export class ClusterNode {
  readonly name: string
  readonly folder: string
  /** How clients reach it. */
  readonly config: PoolConfig
  readonly #data: string
  readonly #settings: string
  readonly #program: ServerProgram
  readonly #scripts: string
  #child: ChildProcess | undefined

  constructor(settings: NodeSettings, program: ServerProgram, scripts: string) {
    this.name = settings.name
    this.folder = settings.folder
    this.config = { host: '127.0.0.1', port: settings.ports.sql, ...access }
    this.#data = join(this.folder, 'mysql')
    this.#settings = join(this.folder, 'my.cnf')
    this.#program = program
    this.#scripts = scripts
    mkdirSync(this.#data, { recursive: true, mode: 0o700 })
    writeFileSync(this.#settings, nodeSettings(settings))
  }

  /**
   * Starts it and waits until it has what the others have and serves.
   *
   * @param isFirst whether it begins a cluster, with its own data, instead of joining the others
   * @throws with its log when it ends instead
   */
  async start(isFirst = false): Promise<void> {
    await this.launch(isFirst)
    await this.isSynced()
  }

  /** As `start`, without waiting. */
  async launch(isFirst = false): Promise<void> {
    if (isFirst) await this.#prepareFirst()
    const position = await this.#positionAfterCrash()
    const args = [
      ...(isFirst ? ['--wsrep-new-cluster'] : []),
      ...(position ? [`--wsrep-start-position=${position}`] : []),
    ]
    this.#child = this.#spawn(args)
  }

  /** Waits until it has what the others have and serves. @throws with its log when it ends instead */
  async isSynced(): Promise<void> {
    const deadline = performance.now() + readyTimeoutMs
    while ((await this.status('wsrep_local_state_comment')) !== 'Synced') {
      if (!this.isRunning() || performance.now() > deadline)
        throw new Error(`${this.name} is not in its cluster:\n${this.log().slice(-3000)}`)
      await sleep(50)
    }
  }

  /** What the server says of itself under a name, such as `wsrep_cluster_status`; undefined when it does not answer. */
  async status(name: string): Promise<string | undefined> {
    const rows = await this.query<{ Value: string }[]>(`SHOW STATUS LIKE '${name}'`).catch(() => [])
    return rows[0]?.Value
  }

  /** Runs a statement as the server's administrator, on a connection of its own. */
  async query<T>(sql: string): Promise<T> {
    const socketPath = join(this.folder, 'server.sock')
    const connection = await createConnection({
      socketPath,
      user: 'root',
      connectTimeout: 1000,
      socketTimeout: 10_000,
    })
    return connection.query<T>(sql).finally(() => connection.destroy())
  }

  isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Kills it and what it has started, as a crash does, and waits until it is gone. */
  async kill(): Promise<void> {
    if (!this.isRunning() || !this.#child?.pid) return
    const gone = waitForExit(this.#child)
    process.kill(-this.#child.pid, 'SIGKILL')
    await gone
  }

  /** Has it end in order. */
  async stop(): Promise<void> {
    if (this.#child) await stopServer(this.#child)
  }

  /** Keeps it from doing anything, with its connections open. */
  freeze(): void {
    process.kill(this.#pid, 'SIGSTOP')
  }

  thaw(): void {
    process.kill(this.#pid, 'SIGCONT')
  }

  /** Cuts it off from the other nodes, both ways; clients still reach it. */
  async isolate(): Promise<void> {
    await this.query("SET GLOBAL wsrep_provider_options = 'gmcast.isolate=1'")
  }

  async rejoin(): Promise<void> {
    await this.query("SET GLOBAL wsrep_provider_options = 'gmcast.isolate=0'")
  }

  /** Forgets all data while it is stopped, so that its next start takes everything from another node. */
  erase(): void {
    rmSync(this.#data, { recursive: true })
    mkdirSync(this.#data, { mode: 0o700 })
  }

  /** Gives its data to a node, both of them stopped. */
  copyTo(node: ClusterNode): void {
    cpSync(this.#data, node.#data, { recursive: true })
  }

  log(): string {
    const path = join(this.folder, 'mysql.log')
    return existsSync(path) ? readFileSync(path, 'utf8') : ''
  }

  get #pid(): number {
    const pid = runningServer(join(this.folder, 'mysql.pid'), this.#data)
    if (!pid) throw new Error(`${this.name} does not run`)
    return pid
  }

  #spawn(args: string[]): ChildProcess {
    const log = openSync(join(this.folder, 'output.log'), 'a')
    const command = [
      this.#program.path,
      `--defaults-file=${this.#settings}`,
      `--datadir=${this.#data}`,
      ...args,
    ]
    return spawnServer(command, log, { ...process.env, PATH: scriptPath(this.#scripts) })
  }

  async #prepareFirst(): Promise<void> {
    const state = join(this.#data, 'grastate.dat')
    if (existsSync(state)) {
      writeFileSync(
        state,
        readFileSync(state, 'utf8').replace('safe_to_bootstrap: 0', 'safe_to_bootstrap: 1'),
      )
      return
    }
    rmSync(this.#data, { recursive: true })
    await initialiseData(this.#program, this.#data, join(this.folder, 'mysql.log'))
  }

  /** A crashed node knows only from its data which writes it has: as Debian's `galera_recovery`. */
  async #positionAfterCrash(): Promise<string | undefined> {
    const state = join(this.#data, 'grastate.dat')
    if (!existsSync(state) || !/seqno:\s+-1/.test(readFileSync(state, 'utf8'))) return undefined
    const log = join(this.folder, 'recovery.log')
    rmSync(log, { force: true })
    await waitForExit(this.#spawn(['--wsrep-recover', `--log-error=${log}`]))
    return /Recovered position: *(\S+)/.exec(readFileSync(log, 'utf8'))?.[1]
  }
}

/** Keeps this process alive until then, which the child alone does not. */
async function waitForExit(child: ChildProcess): Promise<void> {
  child.ref()
  await once(child, 'exit')
}
