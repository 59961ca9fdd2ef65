import { access, constants, stat } from 'node:fs/promises'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { createPrisma, surviveDatabaseErrors } from '../src/database/client.ts'
import { dataFolder, requireWritable } from '../src/database/data-folder.ts'
import { migrate } from '../src/database/migrate.ts'
import { type Database, openDatabase } from '../src/database/open.ts'
import type { Env } from '../src/env.ts'
import { StartupError, terminalMessage } from '../src/errors.ts'
import type { PrismaClient } from '../src/generated/prisma/client.ts'

/** Runs a command's work. Why it could not be done is written in one message, with status 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  // Such as of a spare connection that is being made while the command ends.
  surviveDatabaseErrors({ warn: () => {} })
  try {
    await work()
  } catch (error) {
    console.error(terminalMessage(error))
    process.exitCode = 1
  }
}

/**
 * Reads a command's arguments.
 *
 * @param usage said when they cannot be read
 * @throws StartupError
 */
export function readArguments<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config)
  } catch {
    throw new StartupError(usage)
  }
}

/** @throws StartupError for what is no file that can be read */
export async function refuseUnreadable(path: string): Promise<void> {
  try {
    await access(path, constants.R_OK)
  } catch {
    throw new StartupError(`O arquivo ${path} não existe ou não pode ser lido.`)
  }
  if ((await stat(path)).isDirectory()) {
    throw new StartupError(`${path} é uma pasta: indique o arquivo CSV que está nela.`)
  }
}

/**
 * For a command that stores or deletes images, before it opens the database.
 *
 * @throws StartupError when it could not
 */
export function requireWritableStore({ imageStore }: Pick<Env, 'imageStore'>): void {
  requireWritable(dataFolder(), imageStore ? [] : ['images', 'media-cache'])
}

/** Opens the database for a command, and closes it at the end. @param log receives messages about slow steps */
export async function withDatabase<T>(
  work: (database: Database) => Promise<T>,
  log: (message: string) => void = console.log,
): Promise<T> {
  const database = await openDatabase({ role: 'tool', log: (message) => log(`▸ ${message}`) })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/**
 * Opens and migrates the database for a command that works on the catalogue.
 *
 * @param work what the command does
 * @param log receives messages about slow steps
 */
export async function withCatalogue<T>(
  work: (prisma: PrismaClient) => Promise<T>,
  log?: (message: string) => void,
): Promise<T> {
  return withDatabase(async (database) => {
    const prisma = createPrisma({ ...database.config, connectionLimit: 4 })
    try {
      await migrate(database.config)
      return await work(prisma)
    } finally {
      await prisma.$disconnect()
    }
  }, log)
}
