import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PoolConfig } from 'mariadb'
import { databaseUrl } from './database-url.ts'

/** How a command ended, and what it said. */
export interface Outcome {
  code: number
  output: string
  problem: string
}

export interface CommandOptions {
  env?: NodeJS.ProcessEnv
  /** What is piped into it. */
  input?: string
}

/**
 * Runs a command of `cli/` on a test's database, as its npm script does.
 *
 * @param name of its file, without the ending
 * @param config of the test's database
 * @param args what follows `--`
 */
export function runCli(
  name: string,
  config: PoolConfig,
  args: readonly string[],
  { env, input = '' }: CommandOptions = {},
): Promise<Outcome> {
  const file = fileURLToPath(new URL(`../cli/${name}.ts`, import.meta.url))
  const environment = { ...process.env, DATABASE_URL: databaseUrl(config), ...env }
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [file, ...args],
      { env: environment },
      (error, output, problem) => {
        resolve({ code: error ? Number(error.code) : 0, output, problem })
      },
    )
    child.stdin?.end(input)
  })
}
