import { globSync, readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** `npm run test:long`: only what takes minutes, or says more the longer it runs. */
const long = Boolean(process.env.LONG_TESTS)

const longTests = [
  '{graphql-server,bench}/**/*.long.test.ts',
  'graphql-server/faults/stopped-under-load.test.ts',
  '{graphql-server,schema}/**/*.property.test.ts',
  'graphql-server/src/businesses/**/rich-text-editor.test.ts',
  'graphql-server/src/search/fairness.test.ts',
]

/**
 * Databases and files of the tests are kept in memory where Linux offers 4 GB of it: creating and emptying tables waits for
 * the disk otherwise, ten times as long.
 */
function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > 4 * 2 ** 30 ? '/dev/shm' : tmpdir()
  } catch {
    return tmpdir()
  }
}
process.env.TMPDIR ??= temporaryFolder()

/** Tests start the product and its commands many times: most of each start is compiling the same modules. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node')

/** Packages that run outside Vite load GraphQL's CommonJS build; a second copy would refuse their schema. */
const oneGraphQL = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] }

const server: TestProjectInlineConfiguration = {
  resolve: oneGraphQL,
  test: {
    name: 'server',
    environment: 'node',
    include: long ? longTests : ['{graphql-server,schema,scripts,bench}/**/*.test.ts'],
    exclude: long ? [] : ['**/*.long.test.ts'],
    globalSetup: ['graphql-server/test/global-setup.ts'],
    // A test that names no data folder must never touch the product's own.
    env: { DATA_DIR: join(tmpdir(), 'guia-tests-data') },
    testTimeout: long ? 1_200_000 : 120_000,
    hookTimeout: 120_000,
  },
}

const web: TestProjectInlineConfiguration = {
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: long ? [] : ['web/**/*.test.{ts,tsx}'],
    setupFiles: ['web/src/test/setup.ts'],
    // Tests name a part by the class that its source gives it.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 120_000,
  },
}

const e2e: TestProjectInlineConfiguration = {
  resolve: oneGraphQL,
  test: {
    name: 'e2e',
    isolate: false,
    environment: 'node',
    include: [long ? 'e2e/**/*.long.test.ts' : 'e2e/**/*.test.ts'],
    exclude: long ? [] : ['**/*.long.test.ts'],
    globalSetup: ['graphql-server/test/global-setup.ts'],
    expect: { poll: { timeout: 30_000 } },
    testTimeout: long ? 1_200_000 : 120_000,
    hookTimeout: 180_000,
  },
}

/**
 * Files share the modules of their worker, which saves loading them some 300 times. Files that replace or reset modules run in a
 * project of their own, `…-mocks`, with a worker for each.
 */
function withAndWithoutMocks(project: TestProjectInlineConfiguration): TestProjectInlineConfiguration[] {
  const { name, include = [], exclude = [] } = project.test ?? {}
  const mocking = globSync(include).filter((file) =>
    /\bvi\.(mock|resetModules)\(/.test(readFileSync(file, 'utf8')),
  )
  return [
    { ...project, test: { ...project.test, isolate: false, exclude: [...exclude, ...mocking] } },
    { ...project, test: { ...project.test, name: `${name}-mocks`, include: mocking } },
  ]
}

export default defineConfig({
  test: {
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    slowTestThreshold: 5000,
    projects: [...withAndWithoutMocks(server), ...withAndWithoutMocks(web), e2e],
  },
})
