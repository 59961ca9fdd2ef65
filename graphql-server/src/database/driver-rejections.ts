import { isDatabaseAway } from '../database-away.ts'
import type { Log } from '../log.ts'

/**
 * Keeps the process alive when a connection to the database fails while it is being set up: beside the promise that
 * its pool waits for, the driver (mariadb 3.4 and 3.5) then rejects one that nobody can hold, which would end the
 * process. Whatever else nobody handles still ends it, since that is a mistake of ours.
 *
 * @param log where such a failure is written
 */
export function outliveDriverRejections(log: Pick<Log, 'warn'>): void {
  process.on('unhandledRejection', (reason) => {
    if (!isDatabaseAway(reason)) throw reason
    log.warn({ err: reason }, 'a connection to the database failed while it was being set up')
  })
}
