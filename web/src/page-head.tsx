import { messages } from './messages.ts'
import { usePage } from './page-context.tsx'

export interface PageHeadProps {
  /** Without the site's name, which is added where it is not part of the title. */
  title: string
  description?: string
  /** Path (and query) under which the page is known; left out on pages that no search engine should keep. */
  canonical?: string
  /** Absolute address of the picture that shared links show. */
  image?: string
  type?: 'website' | 'article' | 'profile'
}

/** Title, description, canonical address and Open Graph of a page. React hoists them into the head. */
export function PageHead({ title, description, canonical, image, type = 'website' }: PageHeadProps) {
  const { origin } = usePage()
  const fullTitle = title.includes(messages.siteName) ? title : `${title} · ${messages.siteName}`
  const text = description || messages.siteDescription
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      <meta property="og:site_name" content={messages.siteName} />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={text} />
      {canonical ? (
        <>
          <link rel="canonical" href={origin + canonical} />
          <meta property="og:url" content={origin + canonical} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {image && <meta property="og:image" content={image} />}
    </>
  )
}
