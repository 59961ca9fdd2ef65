import { openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnServer, stopServer } from '../private-database/server-process.ts'

export interface ProxyOptions {
  /** Path of HAProxy. */
  program: string
  /** Where its configuration and its log go. */
  folder: string
  port: number
  /** Of the product's processes. */
  targets: number[]
}

/**
 * HAProxy's configuration. A process takes part while `/health/ready` answers 200; a GET that it cannot answer is tried
 * once on another one. docs/cluster.md explains the lines.
 */
export function proxySettings(port: number, targets: number[]): string {
  return `global
  maxconn 4096

defaults
  mode http
  option forwardfor
  option redispatch 1
  option http-keep-alive
  timeout connect 1s
  timeout client 310s
  timeout server 310s
  timeout check 1500ms
  timeout queue 2s

frontend public
  bind 127.0.0.1:${port}
  http-request disable-l7-retry unless METH_GET
  http-error status 502 content-type "text/plain; charset=utf-8" string "Indisponível no momento. Tente de novo em instantes." hdr retry-after 2
  http-error status 503 content-type "text/plain; charset=utf-8" string "Indisponível no momento. Tente de novo em instantes." hdr retry-after 2
  default_backend product

backend product
  balance leastconn
  retries 1
  retry-on conn-failure empty-response 503
  option httpchk GET /health/ready
  http-check expect error-status L7OKC status 200
  default-server check inter 500ms fall 2 rise 1 slowstart 5s on-marked-down shutdown-sessions
${targets.map((target, index) => `  server process${index + 1} 127.0.0.1:${target}`).join('\n')}
`
}

/** Starts HAProxy and waits until it accepts connections. @returns how to end it @throws when it ends instead */
export async function startProxy({
  program,
  folder,
  port,
  targets,
}: ProxyOptions): Promise<() => Promise<void>> {
  const settings = join(folder, 'haproxy.cfg')
  const log = join(folder, 'haproxy.log')
  writeFileSync(settings, proxySettings(port, targets))
  const child = spawnServer([program, '-db', '-f', settings], openSync(log, 'a'))
  while (!(await fetch(`http://127.0.0.1:${port}/health/live`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`HAProxy did not start: see ${log}`)
    await sleep(50)
  }
  return () => stopServer(child)
}
