/** What a request brings, by name and in order: texts, files, or whatever JSON can hold. */
export type Values = Map<string, unknown[]>

/**
 * The values of a query or a form. `category`, `category[]` and `category[0]` are one name, and so are
 * `address[city]` and `address.city`.
 *
 * @param pairs as they came
 */
export function valuesOfPairs(pairs: Iterable<readonly [string, unknown]>): Values {
  const values: Values = new Map()
  for (const [name, value] of pairs) {
    const plain = name.replace(/\[\d*\]$/, '').replace(/\.(\w+)/g, '[$1]')
    const known = values.get(plain)
    // Into the list that is there: copying it for each of many thousands held everybody else up for minutes.
    if (known) known.push(...[value].flat())
    else values.set(plain, [value].flat())
  }
  return values
}

/** Objects inside of each other that are looked into; no field is deeper than the second. */
const deepest = 4

/**
 * The values of a JSON object, under the names that a form gives them: `{ address: { city } }` is `address[city]`.
 * Where an entity stands as old clients read it, its id counts.
 *
 * @param body a JSON object
 */
export function valuesOfJson(body: object): Values {
  return new Map(entriesOf(body, (name) => name, 1))
}

function entriesOf(body: object, named: (name: string) => string, depth: number): [string, unknown[]][] {
  return Object.entries(body).flatMap(([name, value]): [string, unknown[]][] => {
    if (Array.isArray(value)) return [[named(name), value.map(idOf)]]
    const plain = idOf(value)
    if (!isObject(plain) || depth === deepest) return [[named(name), [plain]]]
    return entriesOf(plain, (inner) => `${named(name)}[${inner}]`, depth + 1)
  })
}

function idOf(value: unknown): unknown {
  return isObject(value) && '_id' in value ? value._id : value
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
