import { readFileSync } from 'node:fs'

/** The part of the time after which caches and the compiler have what they need. */
const settled = 0.3

/** Looks once a second at how much memory a process holds. */
export class MemoryWatch {
  readonly #samples: { minute: number; megabytes: number }[] = []
  readonly #timer: NodeJS.Timeout

  /** @param pid of the process */
  constructor(pid: number) {
    const began = performance.now()
    this.#timer = setInterval(() => {
      const megabytes = residentOf(pid)
      if (megabytes > 0) this.#samples.push({ minute: (performance.now() - began) / 60_000, megabytes })
    }, 1000)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** The most that it held, in megabytes. */
  get most(): number {
    return Math.max(0, ...this.#samples.map(({ megabytes }) => megabytes))
  }

  /** Megabytes a minute by which it grew once it had settled: the slope of the straight line through the samples. */
  get growth(): number {
    const samples = this.#samples.slice(Math.floor(this.#samples.length * settled))
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    const [minute, megabytes] = [
      mean(samples.map((one) => one.minute)),
      mean(samples.map((one) => one.megabytes)),
    ]
    const spread = samples.reduce((sum, one) => sum + (one.minute - minute) ** 2, 0)
    const rise = samples.reduce((sum, one) => sum + (one.minute - minute) * (one.megabytes - megabytes), 0)
    return spread > 0 ? rise / spread : 0
  }
}

/** What the process holds in memory, in megabytes; 0 outside Linux and once it is gone. */
function residentOf(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) / 1024
  } catch {
    return 0
  }
}
