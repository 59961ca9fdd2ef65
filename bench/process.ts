import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { environment } from './data.ts'

/** Linux counts processor time in hundredths of a second, whatever the kernel's own tick is. */
const ticksPerSecond = 100

/** Drawing the demo's pictures takes minutes the first time. */
const patience = 600_000

/** A server in a process of its own, as it would run in production: what it says goes to a file. */
export class ServerProcess {
  readonly name: string
  readonly #child: ChildProcess
  readonly #log: string
  /** Where it answers. */
  address = ''

  /**
   * @param name for messages
   * @param program path of the program, from the project's root
   * @param log file that its output goes to
   */
  constructor(name: string, program: string, log: string) {
    this.name = name
    this.#log = log
    const output = openSync(log, 'w')
    this.#child = spawn(process.execPath, [program], { env: environment, stdio: ['ignore', output, output] })
  }

  /** Waits until it says where it answers. */
  async ready(): Promise<void> {
    this.address = await this.says(/http:\/\/[\w.]+:\d+/)
  }

  /**
   * Waits until it says something.
   * @returns what it said
   */
  async says(words: RegExp): Promise<string> {
    for (const deadline = Date.now() + patience; Date.now() < deadline; await sleep(50)) {
      const said = words.exec(readFileSync(this.#log, 'utf8'))?.[0]
      if (said) return said
      if (this.#child.exitCode !== null) break
    }
    throw new Error(`${this.name} never said ${words}; see ${this.#log}`)
  }

  /** Seconds of processor time it has used so far; not a number outside Linux. */
  processorTime(): number {
    try {
      const fields = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')
      return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
    } catch {
      return Number.NaN
    }
  }

  /** Asks it to end and waits until it has. */
  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await gone
  }
}
