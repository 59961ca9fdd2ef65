/** Parameters of older addresses, each with the slug of the attribute that has taken its place (attributes). */
export const deprecatedFilters = { stepFree: 'entrada-sem-degraus' } as const
