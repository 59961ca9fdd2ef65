import { readFileSync } from 'node:fs'

/** Reads once a second how much memory a process holds. */
export class MemoryWatch {
  readonly #timer: NodeJS.Timeout
  /** The most so far, in megabytes. */
  most = 0

  constructor(pid: number) {
    this.#timer = setInterval(() => {
      this.most = Math.max(this.most, residentMegabytes(pid))
    }, 1000)
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}

/** @returns 0 outside Linux and when the process has ended */
function residentMegabytes(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) / 1024
  } catch {
    return 0
  }
}
