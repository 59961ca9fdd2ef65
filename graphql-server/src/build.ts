import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './database/data-folder.ts'

/** Version of the running product, for operators. */
export interface Build {
  version: string
  /** Commit that it was built from; `unknown` without Git. */
  commit: string
}

/** @param folder project root; scripts/setup/build-commit.js writes `web/dist/commit` */
export function readBuild(folder = projectFolder): Build {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return { version, commit: readCommit(join(folder, 'web/dist/commit')) }
}

function readCommit(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim() || 'unknown'
  } catch {
    return 'unknown'
  }
}

/** Build of this process, read once. */
export const build = readBuild()
