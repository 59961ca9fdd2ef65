import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { median } from './figures.ts'
import { type ServerOptions, ServerProcess } from './process.ts'

/** Starts that are timed. */
const starts = 5

/** Milliseconds from a program's start. */
export interface StartTimes {
  /** Until the product serves, on a database that is migrated. */
  ready: number
  /** Until Node has loaded the product's modules, and does nothing with them. */
  modules: number
  /** The first as a multiple of the second: the median over pairs of starts that followed each other. */
  times: number
}

/**
 * Starts the product several times, each time after loading its modules alone.
 *
 * @param options of the product
 */
export async function measureStarts(options: ServerOptions): Promise<StartTimes> {
  const modules: number[] = []
  const ready: number[] = []
  // The first of each finds nothing in the machine's memory.
  for (let start = 0; start <= starts; start += 1) {
    const loading = await timed(() => loadModules(options))
    const starting = await timed(() => startAndStop(options))
    if (start === 0) continue
    modules.push(loading)
    ready.push(starting)
  }
  const times = median(ready.map((each, index) => each / (modules[index] ?? Number.NaN)))
  return { ready: median(ready), modules: median(modules), times }
}

async function timed(work: () => Promise<() => Promise<void>>): Promise<number> {
  const start = performance.now()
  const after = await work()
  const milliseconds = performance.now() - start
  await after()
  return milliseconds
}

async function loadModules({ environment }: ServerOptions): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['bench/load-modules.ts'], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('the modules could not be loaded')
  return async () => {}
}

async function startAndStop(options: ServerOptions): Promise<() => Promise<void>> {
  const product = new ServerProcess(options)
  await product.ready()
  return () => product.stop()
}
