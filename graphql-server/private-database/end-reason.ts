/** Explains in Portuguese why the server did not start. @param said its log output */
export function whyItEnded(said: string, logFile: string): string {
  if (/No space left|err(no|or|code):? 28|disk full/i.test(said)) {
    return `O banco de dados não abriu porque o disco está cheio: libere espaço e tente de novo. Detalhes em ${logFile}.`
  }
  if (
    /Can't lock aria control|Unable to lock \.?\/?ibdata1|another mysqld|already using the same/i.test(said)
  ) {
    return `Outro servidor já usa este banco de dados: encerre-o e tente de novo. Detalhes em ${logFile}.`
  }
  if (/Permission denied|errno:? 13\b/i.test(said)) {
    return `O banco de dados não abriu por falta de permissão na pasta de dados. Detalhes em ${logFile}.`
  }
  return `O banco de dados não abriu. Detalhes em ${logFile}.`
}
