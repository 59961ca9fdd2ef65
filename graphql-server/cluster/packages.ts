import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CommandFailure, findProgram, logPlace, runCommand, step } from '../../scripts/setup/command.js'
import { commonReason, SetupError } from '../../scripts/setup/errors.js'
import { inProject } from '../../scripts/setup/project.js'
import { install } from '../../scripts/setup/system-packages.js'

/** Where distributions keep Galera's library. */
const providers = ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so']

const transferScript = 'wsrep_sst_mariabackup'

const programs = ['mariadbd', 'mariadb-backup', 'my_print_defaults', 'socat', 'haproxy']

const packages = {
  debianPackage: 'mariadb-server-core galera-4 mariadb-client-core mariadb-backup socat haproxy',
  title: 'Instalando MariaDB, Galera e HAProxy (só na primeira vez)',
  missing: 'Faltam programas para o cluster',
  waysOut: [
    'instalar os pacotes, como root: apt-get install mariadb-server-core galera-4 mariadb-client-core mariadb-backup socat haproxy',
    'rodar numa máquina com Debian 12 ou mais novo;',
    'usar o produto sem cluster: npm start',
  ],
}

/** Paths of what a cluster runs. */
export interface ClusterPrograms {
  /** Galera's library. */
  provider: string
  /** The folder of Galera's scripts for state transfer. */
  scripts: string
  /** HAProxy. */
  proxy: string
}

/**
 * Makes sure that a cluster can be started on this machine.
 *
 * @throws SetupError with the ways out when something is missing and cannot be installed
 */
export async function ensureCluster(find = findProgram): Promise<ClusterPrograms> {
  const provider = () => providers.find((path) => existsSync(path)) ?? ''
  const isComplete = () => provider() !== '' && programs.every((name) => find([name]))
  if (!isComplete()) await step(packages.title, () => install(packages))
  return { provider: provider(), scripts: await ensureScripts(find), proxy: find(['haproxy']) ?? '' }
}

/** Debian has the scripts only in `mariadb-server`, which would install a service: it is unpacked instead. */
async function ensureScripts(find: typeof findProgram): Promise<string> {
  const installed = find([transferScript])
  if (installed) return dirname(installed)
  const folder = inProject('node_modules/.cache/mariadb-server')
  const scripts = join(folder, 'usr/bin')
  if (existsSync(join(scripts, transferScript))) return scripts
  const part = `${folder}.${process.pid}`
  mkdirSync(part, { recursive: true })
  const command = 'cd "$0" && apt-get download mariadb-server && dpkg -x mariadb-server_*.deb . && rm *.deb'
  try {
    await step('Baixando os scripts do Galera (só na primeira vez)', () =>
      runCommand('sh', ['-c', command, part]),
    )
    if (!existsSync(scripts)) renameSync(part, folder)
    return scripts
  } catch (error) {
    const reason = error instanceof CommandFailure ? commonReason(error.output) : null
    throw new SetupError(
      `O pacote mariadb-server, de onde vêm os scripts do Galera, não pôde ser baixado: ${reason ?? 'o apt-get terminou com erro.'}${logPlace()}`,
    )
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
}
