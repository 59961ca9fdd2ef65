import { sitePages } from './site-pages.ts'

/**
 * First segments of addresses that the server or the web app use or may come to use. A profile lives at the root, so
 * none of them can become a slug (reserved-slugs).
 */
const reserved = new Set([
  ...Object.values(sitePages).map((path) => path.slice(1)),
  ...`404 about admin api apple-touch-icon assets business categoria categorias cidade cidades confirmar confirmar-dados contato correcao dashboard docs
  em empresa empresas esqueci-senha explore exports favicon favorites favoritos graphiql graphql health hoje index login logout
  manifest media metrics minha-conta minhas-empresas owner public redefinir-senha
  register robots sem-nome sitemaps static unauthorized well-known ws`.split(/\s+/),
])

/** Whether a slug is kept for the product's own addresses. */
export function isReserved(slug: string): boolean {
  return reserved.has(slug)
}
