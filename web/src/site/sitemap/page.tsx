import { Link } from 'react-router-dom'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../start/page-head.tsx'
import { Container } from '../../ui/container.tsx'
import { Prose } from '../../ui/legal-text.tsx'
import { usePublicLayout } from '../layout/public.generated.ts'

const sitePages = [
  { name: messages.nav.home, to: paths.home },
  { name: messages.nav.explore, to: paths.explore() },
  { name: messages.nav.about, to: paths.about },
  { name: messages.footer.privacy, to: paths.privacy },
  { name: messages.footer.terms, to: paths.terms },
  { name: messages.footer.scam, to: paths.scam },
]

/** `/sitemap`: the site's pages, city pages and a search per category (one-port), from the layout's data. */
export function Page() {
  const layout = usePublicLayout()
  const cities = layout.cities.map(({ name, slug }) => ({ name, to: paths.em(slug) }))
  const categories = layout.categories.map(({ name, slug }) => ({
    name,
    to: paths.explore({ category: slug }),
  }))
  return (
    <Container width="text">
      <PageHead
        title={messages.sitemap.title}
        description={messages.sitemap.description}
        canonical={paths.sitemap}
      />
      <Prose>
        <h1>{messages.sitemap.title}</h1>
        <Links title={messages.sitemap.pages} links={sitePages} />
        <Links title={messages.footer.cities} links={cities} />
        <Links title={messages.footer.categories} links={categories} />
      </Prose>
    </Container>
  )
}

function Links({ title, links }: { title: string; links: { name: string; to: string }[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
