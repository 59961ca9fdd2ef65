import type { Viewer } from '../src/context.ts'
import type { Prisma, PrismaClient } from '../src/generated/prisma/client.ts'

/**
 * Inserts an account without a usable password.
 *
 * @param name of which its e-mail is made
 * @param more what differs from a normal user
 * @returns the account as the viewer of a request
 */
export async function insertUser(
  prisma: PrismaClient,
  name: string,
  more: Partial<Prisma.UserUncheckedCreateInput> = {},
): Promise<Viewer> {
  const email = `${name.toLowerCase().replace(/\s+/g, '.')}@guiadovale.test`
  const data = { name, email, phone: '12999990000', passwordHash: 'none', ...more }
  return prisma.user.create({ data, select: { id: true, role: true } })
}
