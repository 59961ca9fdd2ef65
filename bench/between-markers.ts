/**
 * Puts a text between `<!-- name:begin -->` and `<!-- name:end -->`, which stay where they are.
 *
 * @throws when the document has not exactly one such place
 */
export function betweenMarkers(document: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`]
  const [before, rest, ...moreBegins] = document.split(begin)
  const [, after, ...moreEnds] = rest?.split(end) ?? []
  if (rest === undefined || after === undefined || moreBegins.length > 0 || moreEnds.length > 0) {
    throw new Error(`the document needs exactly one ${begin} followed by one ${end}`)
  }
  return `${before}${begin}\n\n${text.trim()}\n\n${end}${after}`
}
