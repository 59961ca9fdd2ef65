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
  /** Rows that a list without pages answers at most (decision 28). */
  wholeList: 10_000,
} as const
