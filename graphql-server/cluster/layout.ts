import { mkdirSync, openSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { memoryBounds } from '../../scripts/setup/locked-node.js'
import { spawnServer, stopServer } from '../private-database/server-process.ts'
import { migrate } from '../src/database/migrate.ts'
import { databaseUrl } from '../test/database-url.ts'
import { startProductProcess } from '../test/product-process.ts'
import type { ClusterNode } from './nodes.ts'
import type { ClusterPrograms } from './packages.ts'
import { freePorts } from './ports.ts'
import { startProxy } from './proxy.ts'
import { startCluster } from './start-cluster.ts'

/** One process of the product, which can be ended and started again at its address. */
export interface Member {
  /** @param program path of another version's, which it keeps from then on */
  start(program?: string): Promise<void>
  end(signal?: NodeJS.Signals): Promise<void>
  /** What it has written so far. */
  said(): string
}

/** The product as it runs on several machines. */
export interface Layout {
  /** Where the proxy answers. */
  origin: string
  nodes: ClusterNode[]
  members: Member[]
  stop(): Promise<void>
}

export interface LayoutOptions {
  /** Empty, and entered by its owner only. The caller removes it after `stop`. */
  folder: string
  programs: ClusterPrograms
  /** Database servers; by default three. */
  nodes?: number
  /** Processes of the product; by default three. */
  processes?: number
  /** Where the proxy is to answer; by default on any free port. */
  port?: number | undefined
  /** Called when the database is migrated and empty, before anything uses it. */
  fill?: (node: ClusterNode) => Promise<void>
}

/** Starts database servers, Redis, processes of the product and a proxy before them, all on this machine. */
export async function startLayout(options: LayoutOptions): Promise<Layout> {
  const { folder, programs, processes = 3, fill } = options
  const [ownPort = 0, redisPort = 0, ...targets] = await freePorts(2 + processes)
  const port = options.port ?? ownPort
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of stops.toReversed()) await end()
  }
  try {
    const cluster = await startCluster({ folder, ...programs, size: options.nodes })
    stops.push(cluster.stop)
    const [first] = cluster.nodes as [ClusterNode]
    await migrate(first.config)
    await fill?.(first)
    stops.push(startRedis(folder, redisPort))
    const environment = {
      ...memoryBounds,
      ORIGIN: `http://localhost:${port}`,
      TRUST_PROXY: '127.0.0.1',
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    }
    const members = targets.map((target, index) => {
      // Each asks its own node first.
      const node = cluster.nodes[index % cluster.nodes.length] ?? first
      const others = cluster.nodes.filter((other) => other !== node)
      return createMember({
        folder: join(folder, `process${index + 1}`),
        images: join(folder, 'images'),
        nodes: [node, ...others],
        port: target,
        environment,
      })
    })
    stops.push(() => Promise.all(members.map((member) => member.end())))
    await Promise.all(members.map((member) => member.start()))
    const { proxy: program } = programs
    stops.push(await startProxy({ program, folder, port, targets }))
    return { origin: `http://127.0.0.1:${port}`, nodes: cluster.nodes, members, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

interface MemberOptions {
  folder: string
  /** Shared by all, as a disk in the network. */
  images: string
  /** The first is its own. */
  nodes: ClusterNode[]
  port: number
  environment: NodeJS.ProcessEnv
}

function createMember({ folder, images, nodes, port, environment }: MemberOptions): Member {
  const [config = {}, ...others] = nodes.map((node) => node.config)
  mkdirSync(folder)
  mkdirSync(images, { recursive: true })
  symlinkSync(images, join(folder, 'images'))
  let running: Awaited<ReturnType<typeof startProductProcess>> | undefined
  let before = ''
  let program: string | undefined
  return {
    async start(newer) {
      program = newer ?? program
      before += running?.said() ?? ''
      const variables = { ...environment, PORT: String(port), DATABASE_URL: databaseUrl(config, others) }
      running = await startProductProcess({ config, folder, environment: variables, program })
    },
    async end(signal) {
      await running?.end(signal)
    },
    said: () => before + (running?.said() ?? ''),
  }
}

/** @returns how to end it */
function startRedis(folder: string, port: number): () => Promise<void> {
  // Debian's tools hold the server's program: it goes by the name it is called by.
  const program = join(folder, 'redis-server')
  symlinkSync(process.env.REDIS_SERVER ?? '/usr/bin/redis-check-rdb', program)
  const command = [program, '--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawnServer(command, openSync(join(folder, 'redis.log'), 'a'))
  return () => stopServer(child)
}
