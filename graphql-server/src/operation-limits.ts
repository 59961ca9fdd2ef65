/** Bounds of one GraphQL operation and of its answer. */
export const limits = {
  depth: 8,
  aliases: 15,
  tokens: 1_000,
  directives: 20,
  /** Sum over all fields: 1 each, inside a list once for each expected item. */
  cost: 10_000,
  /** Items expected in a list whose length no argument names. */
  listMultiplier: 10,
  /** What a question about the schema may have: GraphiQL's has depth 14, and lists of fields in the list of types. */
  introspection: { depth: 15, lists: 2, roots: 2 },
  /** Rows that a list without pages answers at most (page-bounds). */
  wholeList: 10_000,
} as const
