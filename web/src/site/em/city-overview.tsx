import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { fewForPage } from '../../constants.ts'
import { emMessages as texts } from '../../messages/em.ts'
import { profileMessages } from '../../messages/profile.ts'
import { paths } from '../../paths.ts'
import { usePage } from '../../start/page-context.tsx'
import { breadcrumbList, itemList, JsonLd, PageHead } from '../../start/page-head.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { CardGrid } from '../../ui/business-card/card-grid.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { ChipLink, ChipList } from '../../ui/links.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './city-overview.module.css'
import type { CityPageQuery } from './page.generated.ts'

type Overview = NonNullable<CityPageQuery['cityOverview']>

export interface CityOverviewProps {
  overview: Overview
  /** Establishments in the place or serving it (area-served); the overview counts only those in it. */
  found: CityPageQuery['searchBusinesses']
}

/** A city or category in it: linked counts, and establishments in random order. */
export function CityOverview({ overview, found }: CityOverviewProps) {
  const { items: cards, pagination } = found
  const { origin } = usePage()
  const { city, category } = overview
  const place = { city: city.slug, neighborhood: '', names: { city: city.name, neighborhood: '' } }
  const heading = texts.heading(category?.name, city.name)
  const fact = factOf(overview)
  const steps = [
    { name: profileMessages.home, to: paths.home },
    ...(category
      ? [{ name: city.name, to: paths.em(city.slug) }, { name: category.name }]
      : [{ name: city.name }]),
  ]
  return (
    <Container className={styles.page}>
      <PageHead title={heading} description={fact} canonical={paths.em(city.slug, category?.slug)} />
      {import.meta.env.SSR && <JsonLd data={breadcrumbList(steps, origin)} />}
      {import.meta.env.SSR && <JsonLd data={itemList(cards, origin)} />}
      <Breadcrumb label={profileMessages.breadcrumb} steps={steps} />
      <div className={styles.head}>
        <h1>{heading}</h1>
        <p>
          <span>{fact}</span> {!category && <Link to={paths.today(city.slug)}>{texts.today}</Link>}
        </p>
      </div>
      <Counts title={texts.subcategories} counts={subcategoriesOf(overview)} />
      {!category && <Counts title={texts.categories} counts={categoriesOf(overview)} />}
      <section className={styles.part}>
        <h2>{texts.establishments}</h2>
        <CardGrid cards={cards} category={category?.slug} place={place} columns="four" first />
        <ButtonLink
          className={styles.all}
          look="outline"
          to={paths.explore({ city: city.slug, category: category?.slug ?? '' })}
        >
          {texts.seeAll(pagination.total)}
        </ButtonLink>
      </section>
      <Counts title={texts.neighborhoods} counts={neighborhoodsOf(overview)} />
      {category && <Counts title={texts.otherCategories(city.name)} counts={categoriesOf(overview)} />}
      <Counts title={texts.otherCities(category?.name)} counts={citiesOf(overview)} />
    </Container>
  )
}

interface Count {
  name: string
  total: number
  to: string
}

/** Chips before the fold; a remainder of up to two is not folded. */
const [inView, fewRest] = [6, 2]

/** Linked counts, folded so that the first establishment is near the top on a phone too. */
function Counts({ title, counts }: { title: string; counts: readonly Count[] }): ReactNode {
  if (counts.length === 0) return null
  const first = counts.length > inView + fewRest ? inView : counts.length
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <CountChips counts={counts.slice(0, first)} />
      {first < counts.length && (
        <details className={styles.rest}>
          <summary>
            <LineIcon name="down" />
            {texts.more(counts.length - first)}
            <VisuallyHidden> {texts.moreOf(title)}</VisuallyHidden>
          </summary>
          <CountChips counts={counts.slice(first)} />
        </details>
      )}
    </section>
  )
}

function CountChips({ counts }: { counts: readonly Count[] }) {
  return (
    <ChipList>
      {counts.map(({ name, total, to }) => (
        <li key={to}>
          <ChipLink look="line" to={to}>
            {texts.counted(name, total)}
          </ChipLink>
        </li>
      ))}
    </ChipList>
  )
}

function factOf({ city, category, total, neighborhoods, categories }: Overview): string {
  return category
    ? texts.categoryFact(city.name, category.name, total, neighborhoods.length)
    : texts.cityFact(city.name, total, categories.length, neighborhoods.length)
}

/** Path of a category in a city; a search if it has too few establishments for a page. */
function placePath(city: string, category: string, total: number): string {
  return total >= fewForPage ? paths.em(city, category) : paths.explore({ city, category })
}

function categoriesOf({ city, category, categories }: Overview): Count[] {
  return categories
    .filter((each) => each.category.slug !== category?.slug)
    .map(({ total, category: { name, slug } }) => ({ name, total, to: placePath(city.slug, slug, total) }))
}

function subcategoriesOf({ city, category, subcategories }: Overview): Count[] {
  return subcategories.map(({ total, subcategory: { name, slug } }) => ({
    name,
    total,
    to: paths.explore({ city: city.slug, category: category?.slug ?? '', subcategory: slug }),
  }))
}

function neighborhoodsOf({ city, category, neighborhoods }: Overview): Count[] {
  return neighborhoods.map(({ total, neighborhood: { name, slug } }) => ({
    name,
    total,
    to: paths.explore({ city: city.slug, neighborhood: slug, category: category?.slug ?? '' }),
  }))
}

function citiesOf({ category, cities }: Overview): Count[] {
  return cities.map(({ total, city: { name, slug } }) => ({
    name,
    total,
    to: category ? placePath(slug, category.slug, total) : paths.em(slug),
  }))
}
