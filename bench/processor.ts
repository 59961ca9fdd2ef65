import { readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second, whatever the kernel's own tick is. */
const ticksPerSecond = 100

/** Seconds of processor time that a process has used so far, its threads included; not a number outside Linux. */
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

/** Bytes that a process has in memory now, and the most that it ever had; not numbers outside Linux. */
export function residentBytes(pid: number | undefined): { now: number; peak: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const kilobytes = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1])
    return { now: kilobytes('VmRSS') * 1024, peak: kilobytes('VmHWM') * 1024 }
  } catch {
    return { now: Number.NaN, peak: Number.NaN }
  }
}
