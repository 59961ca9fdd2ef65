import { readEnv } from '../env.ts'
import { StartupError } from '../errors.ts'
import { doctor } from '../messages/doctor.ts'
import { examineDatabase } from './database.ts'
import { type Finding, find } from './finding.ts'
import { serviceChecks } from './services.ts'

const { names, advice } = doctor

/**
 * Checks everything that the settings name.
 *
 * @param deadlineMs per check
 */
export async function diagnose(environment: NodeJS.ProcessEnv, deadlineMs = 10_000): Promise<Finding[]> {
  try {
    const env = readEnv(environment)
    // Runs first and alone: loading the clients of the other services may exceed the database's deadline.
    const database = await examineDatabase(environment, deadlineMs)
    const services = serviceChecks(env, environment, deadlineMs).map((check) => find(check, deadlineMs))
    return [...database, ...(await Promise.all(services))]
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    return [{ name: names.settings, advice: advice.settings, isFine: false, text: error.message }]
  }
}

/** @returns lines for a terminal: ✓ or ✗ for each finding, and advice */
export function report(findings: readonly Finding[]): string[] {
  const faults = findings.filter(({ isFine }) => !isFine).length
  return [
    ...findings.flatMap(({ name, isFine, text, advice: todo }) => [
      `${isFine ? '✓' : '✗'} ${name}: ${text}`,
      ...(isFine ? [] : [`  ${doctor.todo}: ${todo}`]),
    ]),
    faults === 0 ? doctor.fine : doctor.faults(faults),
  ]
}
