/** Parts of an address line. */
export interface AddressLine {
  street: string | null
  number: string | null
  neighborhood: string | null
}

const numbered =
  /^([^,]{2,}?)\s*,\s*(?:n(?:[.º°]|úmero|o\.?)?\s*)?(\d{1,6}\s?[A-Za-z]?|s\s?\/?\s?n[º°.]?)(?=$|[\s,–-])(.*)$/iu

/**
 * Parses a Brazilian address line such as "Rua da Estação, 120 - Centro". A line in any other form is taken as the street, so
 * that no other number is taken for the house number.
 */
export function readAddressLine(text: string): AddressLine {
  const line = text.trim()
  if (line === '') return { street: null, number: null, neighborhood: null }
  const [, street, number, rest = ''] = numbered.exec(line) ?? []
  if (!street || !number) return { street: line, number: null, neighborhood: null }
  const behind = /(?:^|\s)[-–]\s*([^,–-]+?)\s*$/u.exec(rest)?.[1] ?? ''
  const neighborhood = /^[\p{L}][\p{L}\s.'’]{2,}$/u.test(behind) && !isUnit(behind) ? behind : null
  return { street, number: /^s/i.test(number) ? 'S/N' : number.replace(/\s/g, ''), neighborhood }
}

/** Matches a unit of a building, or the state. */
const isUnit = (text: string) =>
  /^(?:sala|loja|lj|box|bloco|andar|apto?|casa|fundos|galp[aã]o|piso|t[eé]rreo|sp|s[aã]o paulo)\b/iu.test(
    text,
  )
