import type { SourceField } from './fields.ts'

/** Hosts of social networks, whose addresses are not a site. */
const networks = [
  ['instagram', /(?:^|\.)instagram\.com$/],
  ['facebook', /(?:^|\.)(?:facebook|fb)\.com$/],
  ['linkedin', /(?:^|\.)linkedin\.com$/],
  ['twitter', /(?:^|\.)(?:twitter|x)\.com$/],
  ['tiktok', /(?:^|\.)tiktok\.com$/],
  ['whatsapp', /^(?:wa\.me|(?:api|web)\.whatsapp\.com)$/],
] as const satisfies readonly (readonly [SourceField, RegExp])[]

/** Assigns each address to the field of its host; others are sites. */
export function sortLinks(addresses: readonly string[]): Partial<Record<SourceField, string[]>> {
  return Object.groupBy(addresses, (address) => fieldOfHost(address))
}

function fieldOfHost(address: string): SourceField {
  const host = /^(?:https?:\/\/)?([^/?#:]+)/i.exec(address.trim())?.[1]?.toLowerCase() ?? ''
  return networks.find(([, pattern]) => pattern.test(host))?.[0] ?? 'site'
}

/** Joins lists of candidates by field. */
export function joinCandidates(
  ...lists: Partial<Record<SourceField, readonly string[]>>[]
): Partial<Record<SourceField, string[]>> {
  const joined: Partial<Record<SourceField, string[]>> = {}
  for (const list of lists)
    for (const [field, candidates] of Object.entries(list) as [SourceField, readonly string[]][])
      joined[field] = [...(joined[field] ?? []), ...candidates]
  return joined
}
