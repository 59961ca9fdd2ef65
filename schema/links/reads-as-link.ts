const link = /:\/\/|\bwww\b|\d+(?:\.\d+){3}|[\p{L}\p{N}_-]{2,}[.。．｡]\p{L}{2,}|[.。．｡]\p{L}{2,}\//iu

/**
 * Whether mail programs and chats make a link of a part of a text: a scheme, `www.`, an address of numbers, or words joined
 * by a dot. Initials such as `J.R. Silva` are names.
 */
export const readsAsLink = (text: string): boolean => link.test(text)
