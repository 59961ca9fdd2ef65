import { readFileSync } from 'node:fs'

/** Linux reports CPU time in hundredths of a second, regardless of the kernel's tick. */
const ticksPerSecond = 100

/** CPU time of a process and its threads so far, in seconds; NaN outside Linux. */
export function processorTimeOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  } catch {
    return Number.NaN
  }
}

/** Resident memory of a process now and at its peak, in bytes; NaN outside Linux. */
export function residentBytes(pid: number | undefined): { now: number; peak: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const kilobytes = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1])
    return { now: kilobytes('VmRSS') * 1024, peak: kilobytes('VmHWM') * 1024 }
  } catch {
    return { now: Number.NaN, peak: Number.NaN }
  }
}
