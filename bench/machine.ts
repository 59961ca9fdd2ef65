import { availableParallelism, cpus, totalmem } from 'node:os'

/** Describes the hardware in one sentence, without host names. */
export function machineShape(database: string): string {
  const gibibytes = Math.round(totalmem() / 1024 ** 3)
  const model = cpus()[0]?.model.trim()
  return (
    `${availableParallelism()} cores${model ? ` (${model})` : ''}, ${gibibytes} GB of memory, ` +
    `Node ${process.versions.node}, database ${database}, ${process.platform} ${process.arch}`
  )
}
