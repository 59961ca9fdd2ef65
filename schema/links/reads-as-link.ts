const link = /:\/\/|\bwww\b|\d+(?:\.\d+){3}|[\p{L}\p{N}_-]{2,}[.。．｡]\p{L}{2,}|[.。．｡]\p{L}{2,}\//iu

/**
 * Whether mail and chat clients would turn part of the text into a link: a scheme, `www.`, an IP address, or
 * words joined by a dot. Initials such as `J.R. Silva` are allowed.
 */
export const readsAsLink = (text: string): boolean => link.test(text)
