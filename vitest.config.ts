import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Two cores: more workers only wait for each other. */
const workers = 2

/** A shared machine that stops for a second is no fault of the product; what fails every time still fails. */
const retry = process.env.CI ? 2 : 0

const long = Boolean(process.env.LONG_TESTS)

/** Packages that run outside Vite load GraphQL's CommonJS build; a second copy would refuse their schema. */
const oneGraphQL = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] }

export default defineConfig({
  test: {
    maxWorkers: workers,
    slowTestThreshold: 2000,
    projects: [
      {
        resolve: oneGraphQL,
        test: {
          name: 'server',
          retry,
          environment: 'node',
          include: ['{graphql-server,schema,scripts,bench}/**/*.test.ts'],
          globalSetup: ['graphql-server/test/global-setup.ts'],
          // Whatever a test forgets to say, the product's own data is never touched.
          env: { DATA_DIR: join(tmpdir(), 'guia-tests-data') },
          testTimeout: long ? 600_000 : 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          retry,
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['web/src/test/setup.ts'],
          testTimeout: 15_000,
        },
      },
      {
        resolve: oneGraphQL,
        test: {
          name: 'e2e',
          retry,
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['graphql-server/test/global-setup.ts'],
          fileParallelism: false,
          // A page may take its time on a loaded machine.
          expect: { poll: { timeout: 15_000 } },
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
