import { createPrisma } from '../src/database/client.ts'
import { migrate } from '../src/database/migrate.ts'
import { openDatabase } from '../src/database/open.ts'
import { isDatabaseAway } from '../src/database-away.ts'
import { ProductError, StartupError, toProductError } from '../src/errors.ts'
import type { PrismaClient } from '../src/generated/prisma/client.ts'

/**
 * Opens and migrates the database for a command that works on the catalogue.
 *
 * @param work what the command does
 * @param log where to tell what takes long
 * @throws StartupError with the sentence of what `work` was refused for
 */
export async function withCatalogue<T>(
  work: (prisma: PrismaClient) => Promise<T>,
  log: (message: string) => void = console.log,
): Promise<T> {
  const database = await openDatabase({ role: 'tool', log: (message) => log(`▸ ${message}`) })
  const prisma = createPrisma({ ...database.config, connectionLimit: 4 })
  try {
    await migrate(database.config)
    return await work(prisma)
  } catch (error) {
    const isSaid = error instanceof ProductError || isDatabaseAway(error)
    throw isSaid ? new StartupError(toProductError(error).message) : error
  } finally {
    await prisma.$disconnect()
    await database.close()
  }
}
