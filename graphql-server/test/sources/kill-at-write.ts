// Loaded with --import before a command: ends its process by SIGKILL before the KILL_AT-th write to the database that has the text
// KILL_TEXT, and prints how many writes there were at the end of one that was not killed.
import { Socket } from 'node:net'

const killAt = Number(process.env.KILL_AT ?? 0)
const text = process.env.KILL_TEXT ?? ''
const write = Socket.prototype.write as (...args: unknown[]) => boolean
let writes = 0
let found = 0

Socket.prototype.write = function (this: Socket, ...args: unknown[]): boolean {
  if (this !== process.stdout && this !== process.stderr) {
    writes += 1
    const [data] = args
    if (Buffer.isBuffer(data) && data.includes(text)) found += 1
    if (killAt > 0 && found === killAt) process.kill(process.pid, 'SIGKILL')
  }
  return write.apply(this, args)
} as Socket['write']

process.on('exit', () => process.stderr.write(`writes: ${writes}\n`))
