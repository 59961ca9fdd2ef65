import { delimiter, join } from 'node:path'

/** Four ports of a node. */
export interface NodePorts {
  /** For clients. */
  sql: number
  /** For what nodes say to each other. */
  group: number
  /** Where a node that was away gets the writes that it missed. */
  writes: number
  /** Where a new node gets all data. */
  state: number
}

export interface NodeSettings {
  name: string
  /** Of its own; the data is in `mysql/` below it. */
  folder: string
  ports: NodePorts
  /** Ports at which all nodes speak to each other. */
  groupPorts: number[]
  /** Bytes. */
  bufferPool: number
  /** Path of Galera's library. */
  provider: string
}

/** The configuration file of a node on this machine. docs/cluster.md says what each setting is for. */
export function nodeSettings({
  name,
  folder,
  ports,
  groupPorts,
  bufferPool,
  provider,
}: NodeSettings): string {
  const options = {
    'gmcast.listen_addr': `tcp://127.0.0.1:${ports.group}`,
    'ist.recv_addr': `127.0.0.1:${ports.writes}`,
    'evs.suspect_timeout': 'PT2S',
    'evs.keepalive_period': 'PT0.5S',
    'gcache.size': '64M',
  }
  const settings = {
    datadir: join(folder, 'mysql'),
    socket: join(folder, 'server.sock'),
    tmpdir: folder,
    'pid-file': join(folder, 'mysql.pid'),
    'log-error': join(folder, 'mysql.log'),
    'bind-address': '127.0.0.1',
    port: ports.sql,
    'max-connections': 300,
    'max-allowed-packet': '64M',
    'default-time-zone': '+00:00',
    'character-set-server': 'utf8mb4',
    'collation-server': 'utf8mb4_unicode_ci',
    'transaction-isolation': 'READ-COMMITTED',
    'skip-name-resolve': 'ON',
    'performance-schema': 'OFF',
    'local-infile': 'OFF',
    'innodb-buffer-pool-size': bufferPool,
    'innodb-log-file-size': '32M',
    'innodb-flush-log-at-trx-commit': 2,
    'innodb-autoinc-lock-mode': 2,
    'binlog-format': 'ROW',
    'wsrep-on': 'ON',
    'wsrep-provider': provider,
    'wsrep-provider-options': `"${pairs(options, '=').join(';')}"`,
    'wsrep-cluster-name': 'guia',
    'wsrep-cluster-address': `gcomm://${groupPorts.map((port) => `127.0.0.1:${port}`).join(',')}`,
    'wsrep-node-name': name,
    'wsrep-node-address': '127.0.0.1',
    'wsrep-node-incoming-address': `127.0.0.1:${ports.sql}`,
    'wsrep-sst-method': 'mariabackup',
    'wsrep-sst-auth': 'root:',
    'wsrep-sst-receive-address': `127.0.0.1:${ports.state}`,
    ...(process.getuid?.() === 0 && { user: 'root' }),
  }
  return `[mysqld]\n${pairs(settings, ' = ').join('\n')}\n`
}

function pairs(settings: object, between: string): string[] {
  return Object.entries(settings).map(([name, value]) => `${name}${between}${value}`)
}

/** Where a node looks for the scripts of state transfer. */
export function scriptPath(scripts: string): string {
  return [scripts, process.env.PATH, '/usr/sbin', '/sbin'].filter(Boolean).join(delimiter)
}
