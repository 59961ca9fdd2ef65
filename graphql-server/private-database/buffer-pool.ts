import { totalmem } from 'node:os'

/** A container's limit if it is smaller; without one Node reports 0 or more than the machine has. */
export function ownMemory(): number {
  return Math.min(process.constrainedMemory() || totalmem(), totalmem())
}

/** A quarter of the memory in steps of 128 MiB, at least one step, at most 8 GiB. */
export function bufferPoolFor(memory: number): number {
  const step = 128 * 1024 * 1024
  return Math.min(64, Math.max(1, Math.floor(memory / 4 / step))) * step
}
