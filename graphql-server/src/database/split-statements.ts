/** Strings and names in quotes, comments, the end of a statement, and what is between them. */
const tokens =
  /'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.|"")*"|`(?:[^`]|``)*`|--(?=\s|$)[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\/|;|[^'"`\-#/;]+|[\s\S]/g

const isComment = (token: string) => /^(--\s|--$|#|\/\*(?!M?!))/.test(token)

/** What follows contains semicolons of its own: it is the last statement of its script. */
const compound =
  /^\s*CREATE\s+(OR\s+REPLACE\s+)?(DEFINER\s*=\s*\S+\s+)?(TRIGGER|PROCEDURE|FUNCTION|EVENT|PACKAGE)\b/i

/**
 * Splits a script of SQL for MySQL or MariaDB into its statements, without comments. Comments that a server executes
 * (`/*! … *\/`) are kept.
 */
export function splitStatements(script: string): string[] {
  const statements: string[] = []
  let statement = ''
  for (const [token] of script.matchAll(tokens)) {
    if (token === ';' && !compound.test(statement)) {
      statements.push(statement)
      statement = ''
    } else statement += isComment(token) ? ' ' : token
  }
  statements.push(statement)
  return statements.map((each) => each.trim()).filter(Boolean)
}
