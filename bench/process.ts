import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { processorTimeOf, residentBytes } from './processor.ts'

/** Start timeout in milliseconds. */
const patience = 120_000

export interface ServerOptions {
  /** For messages. */
  name: string
  /** Program path relative to the project root. */
  program: string
  environment: NodeJS.ProcessEnv
  /** Log file for its output. */
  log: string
}

/** A server in its own process, with its output in a log file. */
export class ServerProcess {
  readonly name: string
  readonly #child: ChildProcess
  readonly #log: string
  /** URL, once ready. */
  address = ''

  constructor({ name, program, environment, log }: ServerOptions) {
    this.name = name
    this.#log = log
    const output = openSync(log, 'w')
    this.#child = spawn(process.execPath, [program], {
      env: environment,
      stdio: ['ignore', output, output],
    })
  }

  /** Waits until the log contains the server's URL. */
  async ready(): Promise<void> {
    const address = /http:\/\/[\w.]+:\d+/
    for (const deadline = Date.now() + patience; Date.now() < deadline; await sleep(5)) {
      const said = address.exec(readFileSync(this.#log, 'utf8'))?.[0]
      if (said) {
        this.address = said
        return
      }
      if (this.#child.exitCode !== null) break
    }
    throw new Error(`${this.name} never said ${address}; see ${this.#log}`)
  }

  /** CPU time used so far, in seconds; NaN outside Linux. */
  processorTime(): number {
    return processorTimeOf(this.#child.pid)
  }

  /** Resident memory now and at its peak, in bytes. */
  memory(): { now: number; peak: number } {
    return residentBytes(this.#child.pid)
  }

  /** Sends SIGTERM and waits for the exit. */
  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await gone
  }
}
