import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'

/** What came back. */
export interface Reply {
  status: number
  ms: number
}

export interface Load {
  /** Asks no more, and waits for what is under way. */
  stop(): Promise<Reply[]>
  /** So far. */
  replies: readonly Reply[]
}

export interface LoadOptions {
  origin: string
  path: string
  connections: number
  /** The address that the proxy before the product names for a connection. */
  addressOf(connection: number): string
  /** Sent as JSON by POST; without one, it is a GET. */
  body?: object
}

/** Asks for the same over and over on connections that stay open, until it is stopped. */
export function keepAsking({ origin, path, connections, addressOf, body }: LoadOptions): Load {
  const replies: Reply[] = []
  let isStopped = false
  const asking = Array.from({ length: connections }, async (_, connection) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!isStopped)
      replies.push(await askOnce({ agent, address: addressOf(connection), url: origin + path, body }))
    agent.destroy()
  })
  return {
    replies,
    async stop() {
      isStopped = true
      await Promise.all(asking)
      return replies
    },
  }
}

interface Once {
  /** Without one, on a connection of its own. */
  agent?: Agent
  address: string
  url: string
  body?: object | undefined
}

/** @returns status 0 when the connection broke before the answer was whole */
export async function askOnce({ agent, address, url, body }: Once): Promise<Reply> {
  const began = performance.now()
  const headers = { 'x-forwarded-for': address, ...(body && { 'content-type': 'application/json' }) }
  try {
    const sent = request(url, { agent: agent ?? false, method: body ? 'POST' : 'GET', headers })
    sent.end(body && JSON.stringify(body))
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    answer.resume()
    await once(answer, 'end')
    return { status: answer.statusCode ?? 0, ms: performance.now() - began }
  } catch {
    return { status: 0, ms: performance.now() - began }
  }
}
