import type { Pool } from 'mariadb'
import { between, pick, type Random } from '../../graphql-server/demo/random.ts'
import { type Answer, askGraphQL, isUnavailable } from '../../graphql-server/faults/ask.ts'
import { hashPassword } from '../../graphql-server/src/sessions/password.ts'
import { issueToken } from '../../graphql-server/src/sessions/token.ts'
import { productSecret } from '../../graphql-server/test/product-process.ts'

export const password = 'uma senha da prova de carga'

/** Establishments that one person marks and unmarks. */
const mostMarked = 6

/** Somebody who signs in and keeps favorites; what the answers promised is remembered. */
export class Person {
  readonly email: string
  readonly #id: number
  readonly #token: string
  readonly #businesses: readonly number[]
  /** Whether each is marked: two values where a write was not answered. */
  readonly #marks = new Map<number, Set<boolean>>()
  isBusy = false

  constructor(id: number, email: string, businesses: readonly number[]) {
    this.#id = id
    this.email = email
    this.#businesses = businesses
    this.#token = issueToken(productSecret, { id, version: 0 }, true).token
  }

  /** Marks an establishment that is not marked, or unmarks one that is. */
  async change(origin: string, random: Random): Promise<Answer> {
    const id = pick(random, this.#businesses)
    const marks = this.#marks.get(id) ?? new Set([false])
    this.#marks.set(id, marks)
    const willBe = !marks.has(true)
    marks.add(willBe)
    const query = willBe
      ? 'mutation ($id: ID!) { addFavorite(businessId: $id) { id } }'
      : 'mutation ($id: ID!) { removeFavorite(businessId: $id) }'
    const answer = await askGraphQL({ origin, token: this.#token, query, variables: { id: String(id) } })
    if (answer.kind === 'answered' && !isUnavailable(answer)) this.#marks.set(id, new Set([willBe]))
    return answer
  }

  logIn(origin: string): Promise<Answer> {
    return askGraphQL({
      origin,
      query: 'mutation ($input: LoginInput!) { login(input: $input) { token } }',
      variables: { input: { email: this.email, password } },
    })
  }

  /** Compares with the database; answers in a sentence each what is not as it was promised. */
  async settle(pool: Pool): Promise<string[]> {
    const rows = await pool.query<{ id: number }[]>(
      'SELECT business_id AS id FROM favorites WHERE user_id = ?',
      [this.#id],
    )
    const marked = new Set(rows.map(({ id }) => id))
    return [...this.#marks].flatMap(([id, marks]) =>
      marks.has(marked.has(id))
        ? []
        : [`${this.email}: favorite ${id} is ${marked.has(id) ? 'there' : 'gone'}`],
    )
  }
}

/** Inserts people, all with one password. */
export async function insertPeople(pool: Pool, count: number, random: Random): Promise<Person[]> {
  const passwordHash = await hashPassword(password)
  const all = await pool.query<{ id: number }[]>('SELECT id FROM businesses ORDER BY id LIMIT 1000')
  const people: Person[] = []
  for (let index = 0; index < count; index += 1) {
    const email = `pessoa${index}@guiadovale.test`
    const values = [`Pessoa ${index}`, email, '12999990000', passwordHash]
    const statement = 'INSERT INTO users (name, email, phone, password_hash) VALUES (?, ?, ?, ?)'
    const { insertId } = await pool.query<{ insertId: number }>(statement, values)
    const ids = Array.from({ length: mostMarked }, () => all[between(random, 0, all.length - 1)]?.id ?? 0)
    people.push(new Person(insertId, email, [...new Set(ids)]))
  }
  return people
}
