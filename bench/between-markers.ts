/**
 * Replaces the text between `<!-- name:begin -->` and `<!-- name:end -->`.
 *
 * @throws unless the document contains exactly one such pair of markers
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
