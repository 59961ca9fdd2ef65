import { Link } from 'react-router-dom'
import { failureText } from '../../ask/errors.ts'
import { latestCount } from '../../constants.ts'
import type { FragmentType } from '../../gql/fragment-masking.ts'
import { type BusinessCard_CardFragmentDoc, HomeDocument, type HomeQuery } from '../../gql/home/graphql.ts'
import { useHomeQuery } from '../../gql/home/hooks.ts'
import { usePublicLayoutQuery } from '../../gql/hooks.ts'
import { homeMessages } from '../../messages/home.ts'
import { contactMessages, messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { usePage } from '../../start/page-context.tsx'
import { JsonLd, PageHead, webSite } from '../../start/page-head.tsx'
import { pageQuery, type RouteHandle } from '../../start/route-handle.ts'
import { CardGrid, CardGridSkeleton } from '../../ui/business-card/card-grid.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ChatLink } from '../../ui/contact/chat-link.tsx'
import { Container } from '../../ui/container.tsx'
import { Photo } from '../../ui/pictures/photo.tsx'
import { CategoryScene, CityScene } from '../../ui/pictures/scene.tsx'
import { Section } from '../../ui/section.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import styles from './categories.module.css'
import { Hero } from './hero.tsx'
import cityStyles from './popular-cities.module.css'
import registerCallStyles from './register-call.module.css'

export const handle: RouteHandle = { queries: () => [pageQuery(HomeDocument, {})] }

/** The home page: hero search, categories, latest establishments, popular cities, a call to register. */
export function HomePage() {
  const { origin } = usePage()
  const { data, error, refetch } = useHomeQuery()
  return (
    <>
      <PageHead title={homeMessages.title} canonical={paths.home} />
      {import.meta.env.SSR && <JsonLd data={webSite(origin)} />}
      <Hero />
      <Categories />
      <Latest businesses={data?.latestBusinesses} error={error} retry={() => refetch()} />
      <PopularCities cities={data?.popularCities} error={error} retry={() => refetch()} />
      <RegisterCall />
    </>
  )
}

/** Every category with its drawing, in the order of the catalogue. */
function Categories() {
  const categories = usePublicLayoutQuery().data?.categories ?? []
  if (categories.length === 0) return null
  return (
    <Section title={homeMessages.categories}>
      <ul className={styles.grid}>
        {categories.map(({ id, name, slug }, place) => (
          <li key={id}>
            <Link to={paths.explore({ category: slug })}>
              <span className={styles.drawing}>
                <CategoryScene category={slug} place={place} />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The call to register a business: it opens the provider's chat. */
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
  /** Undefined while they load. */
  businesses: readonly ({ id: string } & FragmentType<typeof BusinessCard_CardFragmentDoc>)[] | undefined
  error: unknown
  retry: () => void
}

/** The eight establishments registered last: the one list that is chronological, and says so (fair-order). */
function Latest(props: LatestProps) {
  return (
    <Section
      title={homeMessages.latest}
      lead={homeMessages.latestLead}
      action={
        <ButtonLink look="outline" to={paths.explore()}>
          {homeMessages.seeAll}
        </ButtonLink>
      }
    >
      <LatestList {...props} />
    </Section>
  )
}

function LatestList({ businesses, error, retry }: LatestProps) {
  if (businesses?.length === 0) return <EmptyState text={homeMessages.latestEmpty} />
  if (businesses) return <CardGrid cards={businesses} columns="row" />
  if (error)
    return <ErrorState text={messages.error(failureText(error, homeMessages.latestFailed))} retry={retry} />
  return <CardGridSkeleton count={latestCount} columns="row" />
}

/** How wide a city's view is. */
const viewSizes = '(min-width: 1024px) 240px, (min-width: 768px) 31vw, 136px'

interface PopularCitiesProps {
  /** Undefined while they load. */
  cities: HomeQuery['popularCities'] | undefined
  error: unknown
  retry: () => void
}

/** The cities that the catalogue marks as popular. */
function PopularCities(props: PopularCitiesProps) {
  if (props.cities?.length === 0) return null
  return (
    <Section title={homeMessages.popular} lead={homeMessages.popularLead}>
      <CityList {...props} />
    </Section>
  )
}

function CityList({ cities, error, retry }: PopularCitiesProps) {
  if (!cities && error)
    return <ErrorState text={messages.error(failureText(error, homeMessages.popularFailed))} retry={retry} />
  return (
    <ul className={cityStyles.list}>
      {cities
        ? cities.map((city, index) => (
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
          ))
        : [1, 2, 3, 4, 5, 6].map((block) => (
            <li key={block}>
              <Skeleton className={cityStyles.waiting} />
            </li>
          ))}
    </ul>
  )
}
