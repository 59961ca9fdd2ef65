import { Link } from 'react-router-dom'
import { failureText } from '../../apollo/refusals.ts'
import type { HomeQuery } from '../../gql/home/graphql.ts'
import { homeMessages } from '../../messages/home.ts'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { Photo } from '../../ui/pictures/photo.tsx'
import { CityScene } from '../../ui/pictures/scene.tsx'
import { Section } from '../../ui/section.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import styles from './popular-cities.module.css'

/** How wide a city's view is. */
const viewSizes = '(min-width: 1024px) 240px, (min-width: 768px) 31vw, 136px'

export interface PopularCitiesProps {
  /** Undefined while they load. */
  cities: HomeQuery['popularCities'] | undefined
  error: unknown
  retry: () => void
}

/** The cities that the catalogue marks as popular. */
export function PopularCities(props: PopularCitiesProps) {
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
    <ul className={styles.list}>
      {cities
        ? cities.map((city, index) => (
            <li key={city.id}>
              <Link to={paths.explore({ city: city.slug })} aria-label={homeMessages.seeCity(city.name)}>
                <div className={styles.view}>
                  {city.image ? (
                    <Photo image={city.image} alt="" use="plain" sizes={viewSizes} />
                  ) : (
                    <CityScene city={city.slug} place={index} />
                  )}
                </div>
                <div className={styles.name}>{city.name}</div>
              </Link>
            </li>
          ))
        : [1, 2, 3, 4, 5, 6].map((block) => (
            <li key={block}>
              <Skeleton className={styles.waiting} />
            </li>
          ))}
    </ul>
  )
}
