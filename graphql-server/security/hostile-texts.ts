/** What a text can hold that means something to a database, to JavaScript or to a decoder, by what it is. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'quotes, a condition and another statement': "' OR '1'='1' -- \\' OR 1=1 # \"; DELETE FROM users; /*",
  'operators of full-text search and patterns': '+-><()~*"@4(((%_\\',
  'a NUL byte and line breaks': 'a\u0000b\r\nSet-Cookie: x=1\r\n\r\n<script>',
  'half a character': 'a\ud800b💥\udc00',
  'the name of a prototype': '__proto__',
  'very many characters': 'x'.repeat(50_000),
}

const forReaders = ['operators of full-text search and patterns', 'the name of a prototype']

/** Those that are worth a write in each field. */
export const hostileWrites = Object.fromEntries(
  Object.entries(hostileTexts).filter(([what]) => !forReaders.includes(what)),
)

/** The same as part of a path or a query; what has no form there is sent as the bytes that it would be. */
export function encodeHostile(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}
