import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { readBuild } from '../../graphql-server/src/build.ts'
import { currentCommit, noteCommit } from './build-commit.js'
import { inProject } from './project.js'

const folder = mkdtempSync(join(tmpdir(), 'guia-build-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => vi.unstubAllEnvs())

it('a build says of which commit it is, and a later one of another', () => {
  noteCommit(folder, 'one')
  noteCommit(folder, 'two')
  expect(readFileSync(join(folder, 'commit'), 'utf8')).toBe('two')
  noteCommit(folder, '')
  expect(() => readFileSync(join(folder, 'commit'))).toThrow('ENOENT')
  noteCommit(join(folder, 'no-build'), 'three')
})

it('the commit is what COMMIT says, else what Git says, else nothing', () => {
  vi.stubEnv('COMMIT', 'of-an-image')
  expect(currentCommit()).toBe('of-an-image')
  vi.stubEnv('COMMIT', '')
  expect(currentCommit(folder)).toBe('')
})

it('an image is told its commit, since it is built without Git', () => {
  const read = (name: string) => readFileSync(inProject(name), 'utf8')
  expect(read('Dockerfile')).toMatch(/^ARG COMMIT\b.*\n(?:.*\n)?RUN node scripts\/main\.js build$/m)
  expect(read('docker-compose.yml')).toMatch(/args:\n\s+COMMIT: /)
})

it('the server reads the version of the package, and no commit where there is none', () => {
  const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { version: string }
  expect(readBuild().version).toBe(version)
})
