import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorMessage } from '../../scripts/setup/errors.js'
import { loadDemo } from '../demo/load.ts'
import { createAdmin } from '../src/accounts/roles.ts'
import { createPool, createPrisma } from '../src/database/client.ts'
import { folderStore } from '../src/media/folder-store.ts'
import { hashPassword } from '../src/sessions/password.ts'
import { type Layout, startLayout } from './layout.ts'
import { access, type ClusterNode } from './nodes.ts'
import { ensureCluster } from './packages.ts'

// npm run cluster: three database servers under Galera, Redis, three processes of the product and HAProxy, on this machine
// and with the demo catalogue, until Ctrl+C. PORT is where HAProxy answers (4000). Everything is in a temporary folder,
// which is removed at the end.

const say = (line: string) => process.stdout.write(`${line}\n`)
const folder = mkdtempSync(join(tmpdir(), 'guia-cluster-'))
/** Demo accounts cannot sign in behind a proxy (demo-local). */
const email = 'admin@guiadovale.test'
const removeFolder = () => rmSync(folder, { recursive: true, force: true })

const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve())
  process.on('disconnect', resolve)
})

try {
  const programs = await ensureCluster()
  say(
    '▸ Iniciando três servidores de banco de dados, Redis, três processos do produto e o HAProxy, com a demonstração…',
  )
  const layout = await startLayout({ folder, programs, port: Number(process.env.PORT || 4000), fill })
  tell(layout)
  // Keeps this process alive.
  const alive = setInterval(() => {}, 60_000)
  await stopped
  clearInterval(alive)
  say('▸ Encerrando…')
  await layout.stop()
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`)
  process.exitCode = 1
} finally {
  removeFolder()
}
process.exit()

async function fill(node: ClusterNode): Promise<void> {
  const pool = createPool({ ...node.config, connectionLimit: 2 })
  const prisma = createPrisma(node.config)
  try {
    const store = folderStore(join(folder, 'images'))
    await loadDemo(pool, { businesses: 2000, accounts: false, closures: true, now: new Date(), store })
    const passwordHash = await hashPassword(access.password)
    await createAdmin(prisma, { name: 'Administração', email, phone: '12999990000', passwordHash })
  } finally {
    await Promise.all([pool.end(), prisma.$disconnect()])
  }
}

function tell({ origin, nodes }: Layout): void {
  say(`Guia do Vale no ar em ${origin.replace('127.0.0.1', 'localhost')} (pare com Ctrl+C)`)
  say(`  administração: ${email}, senha ${access.password}`)
  for (const { name, config } of nodes)
    say(
      `  ${name}: mariadb -h 127.0.0.1 -P ${config.port} -u ${access.user} -p${access.password} ${access.database}`,
    )
  say(`  configurações e registros: ${folder}`)
}
