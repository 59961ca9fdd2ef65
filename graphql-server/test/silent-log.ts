import type { Log } from '../src/log.ts'

/** For tests that look at answers and not at the log. */
export const silentLog: Log = { info() {}, warn() {}, error() {} }
