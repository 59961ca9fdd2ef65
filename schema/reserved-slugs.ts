import { sitePages } from './site-pages.ts'

/**
 * First path segments that the server or the web app use or may use. Profiles are at the root, so these
 * cannot be slugs (reserved-slugs).
 */
const reserved = new Set([
  ...Object.values(sitePages).map((path) => path.slice(1)),
  ...`404 about admin api apple-touch-icon assets business categoria categorias cidade cidades confirmar confirmar-dados contato correcao dashboard docs
  em empresa empresas esqueci-senha explore exports favicon favorites favoritos graphiql graphql health hoje index login logout
  manifest media metrics minha-conta minhas-empresas owner public redefinir-senha
  register robots sem-nome sitemaps static unauthorized well-known ws`.split(/\s+/),
])

export function isReserved(slug: string): boolean {
  return reserved.has(slug)
}
