import { existsSync, writeFileSync } from 'node:fs'
import { CommandFailure, logPlace, runCommand, step } from './command.js'
import { commonReason, SetupError } from './errors.js'
import { nodePath } from './locked-node.js'
import { hashOf, inProject, readStamp } from './project.js'

const sources = ['schema/schema.prisma', 'prisma.config.ts', 'package-lock.json']
const stampFile = inProject('graphql-server/src/generated/.stamp')

/** Generates the database client when the schema or Prisma changed. Needs no network. */
export async function ensureGenerated() {
  const wanted = hashOf(sources.map((path) => inProject(path)))
  const generated = existsSync(inProject('graphql-server/src/generated/prisma/client.ts'))
  if (generated && readStamp(stampFile) === wanted) return
  await step('Gerando o acesso ao banco de dados', generate)
  writeFileSync(stampFile, wanted)
}

async function generate() {
  const prisma = inProject('node_modules/prisma/build/index.js')
  try {
    await runCommand(nodePath(), [prisma, 'generate'], {
      CHECKPOINT_DISABLE: '1',
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
    })
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error
    const reason = commonReason(error.output) ?? 'o Prisma terminou com erro; confira schema/schema.prisma.'
    throw new SetupError(`Não foi possível gerar o acesso ao banco de dados: ${reason}${logPlace()}`)
  }
}
