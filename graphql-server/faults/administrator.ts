import type { PrismaClient } from '../src/generated/prisma/client.ts'
import { issueToken } from '../src/sessions/token.ts'
import { productSecret } from '../test/product-process.ts'

/** Inserts an administrator; answers a token by which any product that a fault test starts knows them. */
export async function insertAdministrator(prisma: PrismaClient): Promise<string> {
  const data = {
    name: 'Ana',
    email: 'ana@guiadovale.test',
    phone: '12999990000',
    passwordHash: 'none',
    role: 'admin',
  } as const
  const { id, tokenVersion: version } = await prisma.user.create({ data })
  return issueToken(productSecret, { id, version }, true).token
}
