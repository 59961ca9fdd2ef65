import { StartupError } from '../src/errors.ts'

/**
 * Runs a command's work. What keeps it from being done is told in one sentence, with status 1; anything unexpected
 * is thrown on.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
