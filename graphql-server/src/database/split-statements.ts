/** Quoted strings and names, comments, semicolons, and the text between them. */
const tokens =
  /'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.|"")*"|`(?:[^`]|``)*`|--(?=\s|$)[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\/|;|[^'"`\-#/;]+|[\s\S]/g

const isComment = (token: string) => /^(--\s|--$|#|\/\*(?!M?!))/.test(token)

/** Statements that contain semicolons; each must be the last of its script. */
const compound =
  /^\s*CREATE\s+(OR\s+REPLACE\s+)?(DEFINER\s*=\s*\S+\s+)?(TRIGGER|PROCEDURE|FUNCTION|EVENT|PACKAGE)\b/i

/**
 * Splits an SQL script for MySQL or MariaDB into statements, without comments. Keeps comments that a server executes
 * (`/*! … *\/`).
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
