import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { processorTimeOf, residentBytes } from './processor.ts'

/** Milliseconds that a server may take until it answers. */
const patience = 120_000

/** What a server is started with. */
export interface ServerOptions {
  /** For messages. */
  name: string
  /** Path of the program, from the project's root. */
  program: string
  environment: NodeJS.ProcessEnv
  /** File that its output goes to. */
  log: string
}

/** A server in a process of its own, as it would run in production: what it says goes to a file. */
export class ServerProcess {
  readonly name: string
  readonly #child: ChildProcess
  readonly #log: string
  /** Where it answers. */
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

  /** Waits until it says where it answers. */
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

  /** Seconds of processor time it has used so far; not a number outside Linux. */
  processorTime(): number {
    return processorTimeOf(this.#child.pid)
  }

  /** Bytes that it has in memory now, and the most that it ever had. */
  memory(): { now: number; peak: number } {
    return residentBytes(this.#child.pid)
  }

  /** Asks it to end and waits until it has. */
  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await gone
  }
}
