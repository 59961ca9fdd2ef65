import type { Log } from '../src/context.ts'

/** For tests that look at answers and not at the log. */
export const silentLog: Log = { info() {}, warn() {}, error() {} }
