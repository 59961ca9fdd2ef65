import type { Pool } from 'mariadb'

/** How an engine reads one table of a statement. */
export interface PlanStep {
  table: string
  /** How it is looked for: `const` is one row by a unique index. */
  type: string
  /** The index. */
  key: string | null
  /** How many rows it expects to look at. */
  rows: number | string
  Extra: string | null
}

/**
 * How the engine would run a statement, step by step. MySQL 9 draws a tree unless it is asked for the table that both
 * engines have; the comment is for it alone.
 *
 * @param values that the statement would be sent with
 */
export function explain(pool: Pool, statement: string, values: unknown[]): Promise<PlanStep[]> {
  return pool.query<PlanStep[]>(`EXPLAIN /*!80000 FORMAT=TRADITIONAL */ ${statement}`, values)
}
