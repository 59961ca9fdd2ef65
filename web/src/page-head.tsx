import { summaryOf } from '../../schema/excerpt.ts'
import type { SharedImage } from './media-url.ts'
import { messages } from './messages/site.ts'
import { usePage } from './page-context.tsx'

export interface PageHeadProps {
  /** Without the site's name, which is added where it is not part of the title. */
  title: string
  /** Cut to what search engines and previews show. */
  description?: string
  /** Path (and query) under which the page is known; left out on pages that no search engine should keep. */
  canonical?: string
  /** The picture that previews of shared links show; the site's own when there is none. */
  image?: SharedImage | undefined
}

/** The home page's hero as a picture, `web/public/share.jpg`. */
const siteImage = { path: '/share.jpg', width: 1200, height: 630 }

/** Title, description, canonical address and social tags of a page. React hoists them into the head. */
export function PageHead({ title, description, canonical, image }: PageHeadProps) {
  const { origin } = usePage()
  const fullTitle = title.includes(messages.siteName) ? title : `${title} · ${messages.siteName}`
  const text = summaryOf(description || messages.siteDescription)
  const shown = image ?? { ...siteImage, url: origin + siteImage.path }
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      {canonical ? (
        <link rel="canonical" href={origin + canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:site_name" content={messages.siteName} />
      <meta property="og:locale" content="pt_BR" />
      {/* https://ogp.me has no type for a business, and its `profile` is a person. */}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={text} />
      {canonical && <meta property="og:url" content={origin + canonical} />}
      <meta property="og:image" content={shown.url} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(shown.width)} />
      <meta property="og:image:height" content={String(shown.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={text} />
      <meta name="twitter:image" content={shown.url} />
    </>
  )
}
