import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './database/data-folder.ts'

/** Which product this is, for operators. */
export interface Build {
  version: string
  /** Of the sources that it was built from; `unknown` without Git. */
  commit: string
}

/** @param folder of the project; `web/dist/commit` is written by scripts/setup/build-commit.js */
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

/** Of this process, read once. */
export const build = readBuild()
