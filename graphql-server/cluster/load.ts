import { randomUUID } from 'node:crypto'
import { createConnection } from 'mariadb'
import { type Answer, ask, askGraphQL } from '../faults/ask.ts'
import { Client } from './client.ts'
import type { ClusterNode } from './nodes.ts'

/** An establishment as the answers to its writer describe it. */
interface Promised {
  name: string
  phone: string
}

/** Answers to writers compared with the rows of a node: names of establishments. */
export interface Ledger {
  acknowledged: number
  lost: string[]
  doubled: string[]
}

interface Row extends Promised {
  count: bigint
}

const readers: ((origin: string, turn: number) => Promise<Answer>)[] = [
  (origin, turn) =>
    askGraphQL({
      origin,
      query: `query ($seed: String) {
        searchBusinesses(filter: { name: "cantina" }, order: RANDOM, seed: $seed) { items { name } }
      }`,
      variables: { seed: `turn ${turn}` },
    }),
  (origin) => ask(`${origin}/api/businesses/1`),
  (origin) => ask(`${origin}/cantina-da-serra`),
]

/** What every reader's answer has in it. */
const known = 'Cantina da Serra'

const create = `mutation ($input: CreateBusinessInput!, $key: String!) {
  createBusiness(input: $input, requestKey: $key) { id version }
}`
const update = `mutation ($id: ID!, $input: UpdateBusinessInput!) {
  updateBusiness(id: $id, input: $input) { id version }
}`

interface Saved {
  id: string
  version: number
}

/** Readers and writers through the proxy, and a ledger of the answers to writers. */
export class Load {
  readonly readers: Client[] = []
  readonly writers: Client[] = []
  readonly #promised: Promised[] = []
  readonly #working: Promise<void>[] = []
  readonly #origin: string
  readonly #token: string
  /** Of the names of all that it writes. */
  readonly #beginning = `Obra ${randomUUID().slice(0, 8)}`
  #isOver = false

  constructor({ origin, token }: { origin: string; token: string }) {
    this.#origin = origin
    this.#token = token
    for (const [index, reader] of [...readers, ...readers].entries())
      this.#working.push(this.#read(reader, index))
    for (const writer of [1, 2, 3]) this.#working.push(this.#write(writer))
  }

  get problems(): string[] {
    return [...this.readers, ...this.writers].flatMap(({ problems }) => problems)
  }

  /** Begins to measure. */
  mark(): void {
    for (const client of [...this.readers, ...this.writers]) client.mark()
  }

  /** The longest times without a right answer since `mark`, in milliseconds. */
  get pauses(): { reads: number; writes: number } {
    const longest = (clients: Client[]) => Math.max(...clients.map(({ pause }) => pause))
    return { reads: longest(this.readers), writes: longest(this.writers) }
  }

  /** Whether every reader and every writer has been answered rightly since a moment. */
  isWellSince(moment: number): boolean {
    return [...this.readers, ...this.writers].every((client) => client.answeredSince(moment))
  }

  /** Lets everybody finish what they are at. */
  async stop(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#working)
  }

  /** Compares answers to writers with the rows of a node. To be called when no write runs, or for earlier answers. */
  async compare(node: ClusterNode): Promise<Ledger> {
    const promised = [...this.#promised]
    const phones = promised.map(({ phone }) => phone)
    const connection = await createConnection(node.config)
    await connection.query('SET SESSION wsrep_sync_wait = 1')
    const rows = await connection
      .query<Row[]>(
        "SELECT name, MAX(phone) AS phone, COUNT(*) AS count FROM businesses WHERE name LIKE CONCAT(?, ' %') GROUP BY name",
        [this.#beginning],
      )
      .finally(() => connection.end())
    const found = new Map(rows.map((row) => [row.name, row]))
    const doubled = rows.filter(({ count }) => count > 1n).map(({ name }) => name)
    const lost = promised.filter(({ name }, index) => {
      const row = found.get(name)
      return !row || row.phone < (phones[index] ?? '')
    })
    return {
      acknowledged: this.writers.reduce((sum, { answered }) => sum + answered, 0),
      lost: lost.map(({ name }) => name),
      doubled,
    }
  }

  async #read(reader: (typeof readers)[number], index: number): Promise<void> {
    const client = new Client()
    this.readers.push(client)
    const isRight = (answer: Answer) =>
      answer.kind === 'answered' && answer.status === 200 && answer.text.includes(known)
    for (let turn = index; !this.#isOver; turn += 1)
      await client.insist(() => reader(this.#origin, turn), isRight)
  }

  /** Registers one establishment after the other, and changes each three times. */
  async #write(writer: number): Promise<void> {
    const client = new Client()
    this.writers.push(client)
    for (let turn = 1; !this.#isOver; turn += 1) {
      const entry = { name: `${this.#beginning} ${writer}-${turn}`, phone: changedPhone(0) }
      let { id, version } = await this.#send(client, create, { input: businessInput(entry), key: entry.name })
      this.#promised.push(entry)
      for (let change = 1; change <= 3; change += 1) {
        const phone = changedPhone(change)
        const sent = { id, input: { version, phone } }
        version = (await this.#send(client, update, sent)).version
        entry.phone = phone
      }
    }
  }

  /** A change that finds its version taken has been made by an attempt whose answer was lost: no other writer changes it. */
  async #send(client: Client, query: string, variables: Record<string, unknown>): Promise<Saved> {
    const { input, id } = variables as { input: { version?: number }; id?: string }
    let isUncertain = false
    const isConflict = (answer: Answer) =>
      answer.kind === 'answered' && answer.body.errors?.[0]?.extensions?.code === 'CONFLICT'
    const isTaken = (answer: Answer) => isUncertain && isConflict(answer)
    const saved = (answer: Answer) =>
      answer.kind === 'answered' && (Object.values(answer.body.data ?? {})[0] as Saved | null)
    const send = async () => {
      const answer = await askGraphQL({ origin: this.#origin, token: this.#token, query, variables })
      isUncertain ||= !isConflict(answer)
      return answer
    }
    const answer = await client.insist(send, (each) => Boolean(saved(each)) || isTaken(each))
    return saved(answer) || { id: id ?? '', version: (input.version ?? 0) + 1 }
  }
}

/** Later ones are greater. */
function changedPhone(change: number): string {
  return `1290000000${change}`
}

function businessInput({ name, phone }: Promised) {
  return {
    name,
    description: '<p>Escrito durante uma falha.</p>',
    phone,
    address: { cityId: '1', neighborhoodId: '1' },
    categoryIds: ['1'],
    subcategoryIds: ['4'],
  }
}
