import { Link, type LoaderFunctionArgs } from 'react-router-dom'
import { loaderContext } from '../../ask/ask.ts'
import { failureText } from '../../ask/errors.ts'
import type { FragmentRef } from '../../ask/fragment.ts'
import { useLoadFailure } from '../../ask/use-load-failure.ts'
import { homeMessages } from '../../messages/home.ts'
import { contactMessages, messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { usePage } from '../../start/page-context.tsx'
import { JsonLd, PageHead, webSite } from '../../start/page-head.tsx'
import type { BusinessCard_CardFragment } from '../../ui/business-card/business-card.generated.ts'
import { CardGrid } from '../../ui/business-card/card-grid.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ChatLink } from '../../ui/contact/chat-link.tsx'
import { Container } from '../../ui/container.tsx'
import { Photo } from '../../ui/pictures/photo.tsx'
import { CategoryScene, CityScene } from '../../ui/pictures/scene.tsx'
import { Section } from '../../ui/section.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { usePublicLayout } from '../layout/public.generated.ts'
import styles from './categories.module.css'
import { Hero } from './hero.tsx'
import latestStyles from './latest.module.css'
import { HomeDocument, type HomeQuery, useHome } from './page.generated.ts'
import cityStyles from './popular-cities.module.css'
import registerCallStyles from './register-call.module.css'

export async function loader({ context }: LoaderFunctionArgs) {
  const { ask } = context.get(loaderContext)
  return { Home: await ask(HomeDocument, {}) }
}

export function HomePage() {
  const { origin } = usePage()
  const { latestBusinesses, popularCities, upcomingHolidays } = useHome()
  return (
    <>
      <PageHead title={homeMessages.title} canonical={paths.home} />
      {import.meta.env.SSR && <JsonLd data={webSite(origin)} />}
      <Hero />
      <NextHoliday holidays={upcomingHolidays} />
      <Latest businesses={latestBusinesses} />
      <Categories />
      <PopularCities cities={popularCities} />
      <RegisterCall />
    </>
  )
}

/** Home page without its lists, after a failure to load them. */
export function ErrorBoundary() {
  const { error, retry } = useLoadFailure()
  const failure = (failed: string) => (
    <ErrorState text={messages.error(failureText(error, failed))} retry={retry} />
  )
  return (
    <>
      <PageHead title={homeMessages.title} canonical={paths.home} />
      <Hero />
      <Section title={homeMessages.latest}>{failure(homeMessages.latestFailed)}</Section>
      <Categories />
      <Section title={homeMessages.popular}>{failure(homeMessages.popularFailed)}</Section>
      <RegisterCall />
    </>
  )
}

/** Link to the openings on the next holiday, up to 14 days ahead (open-day). */
function NextHoliday({ holidays }: { holidays: HomeQuery['upcomingHolidays'] }) {
  const [next] = holidays
  if (!next) return null
  return (
    <Container className={latestStyles.holiday}>
      <ButtonLink look="outline" to={paths.today()}>
        {homeMessages.holiday(next.name, next.date)}
      </ButtonLink>
    </Container>
  )
}

/** All categories with illustrations, in catalogue order. */
function Categories() {
  const { categories } = usePublicLayout()
  if (categories.length === 0) return null
  return (
    <Section title={homeMessages.categories}>
      <ul className={styles.grid}>
        {categories.map(({ id, name, slug }) => (
          <li key={id}>
            <Link to={paths.explore({ category: slug })}>
              <span className={styles.drawing}>
                <CategoryScene category={slug} />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Call to register a business, which opens a chat with the guide. */
function RegisterCall() {
  return (
    <section className={registerCallStyles.call} aria-labelledby="cadastre">
      <Container>
        <div className={registerCallStyles.band}>
          <div>
            <h2 id="cadastre">{homeMessages.registerHeading}</h2>
            <p>{homeMessages.registerLead}</p>
          </div>
          <ChatLink
            text={messages.nav.registerBusiness}
            sentence={contactMessages.wantToRegister}
            look="accent"
          />
        </div>
      </Container>
    </section>
  )
}

interface LatestProps {
  businesses: readonly ({ id: string } & FragmentRef<BusinessCard_CardFragment>)[]
}

/** The eight newest establishments; the only chronological list, and labelled so (fair-order). */
function Latest({ businesses }: LatestProps) {
  return (
    <Section title={homeMessages.latest} lead={homeMessages.latestLead}>
      {businesses.length > 0 ? (
        <CardGrid cards={businesses} columns="row" />
      ) : (
        <EmptyState text={homeMessages.latestEmpty} />
      )}
      <ButtonLink className={latestStyles.all} look="outline" to={paths.explore()}>
        {homeMessages.seeAll}
      </ButtonLink>
    </Section>
  )
}

/** Widths of a city's image. */
const viewSizes = '(min-width: 1024px) 240px, (min-width: 768px) 31vw, 160px'

/** Cities marked as popular. */
function PopularCities({ cities }: { cities: HomeQuery['popularCities'] }) {
  if (cities.length === 0) return null
  return (
    <Section title={homeMessages.popular} lead={homeMessages.popularLead}>
      <ul className={cityStyles.list}>
        {cities.map((city, index) => (
          <li key={city.id}>
            <Link to={paths.explore({ city: city.slug })} aria-label={homeMessages.seeCity(city.name)}>
              <div className={cityStyles.view}>
                {city.image ? (
                  <Photo image={city.image} alt="" use="plain" sizes={viewSizes} />
                ) : (
                  <CityScene city={city.slug} place={index} />
                )}
              </div>
              <div className={cityStyles.name}>{city.name}</div>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
