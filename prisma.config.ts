import { defineConfig } from 'prisma/config'

// Generating the client needs no engine; naming any executable keeps Prisma from downloading one.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

export default defineConfig({
  schema: 'schema/schema.prisma',
  migrations: { path: 'schema/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'mysql://root@localhost/guia_do_vale' },
})
