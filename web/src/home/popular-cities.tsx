import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import type { HomeQuery } from '../gql/graphql.ts'
import { messages } from '../messages.ts'
import { paths } from '../paths.ts'
import { recipe } from '../theme/theme.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { filling, Photo } from '../ui/photo.tsx'
import { CityScene } from '../ui/scene.tsx'
import { Section } from '../ui/section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const List = chakra(
  'ul',
  recipe({
    base: {
      display: 'grid',
      gap: { base: '3', md: '6' },
      gridTemplateColumns: {
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        lg: 'repeat(5, minmax(0, 1fr))',
      },
      '& a': {
        display: 'block',
        overflow: 'hidden',
        bg: 'surface',
        borderWidth: '1px',
        borderColor: 'line',
        borderRadius: 'card',
        transition:
          'border-color {durations.quick} {easings.out}, box-shadow {durations.quick} {easings.out}',
        _hover: { borderColor: 'mata', boxShadow: 'float' },
      },
      '& .view': { aspectRatio: { base: '4 / 3', md: '16 / 10' }, overflow: 'hidden' },
      '& img': filling,
      '& .name': {
        display: 'flex',
        alignItems: 'center',
        minHeight: 'touch',
        padding: '3',
        fontFamily: 'heading',
        fontWeight: '700',
        fontSize: { base: '0.9375rem', md: '1.0625rem' },
        letterSpacing: '-0.01em',
        hyphens: 'auto',
        lineHeight: '1.2',
      },
    },
  }),
)

/** How wide a city's view is. */
const viewSizes = '(min-width: 1024px) 240px, (min-width: 768px) 31vw, 46vw'

export interface PopularCitiesProps {
  /** Undefined while they load. */
  cities: HomeQuery['popularCities'] | undefined
  error: { message: string } | undefined
  retry: () => void
}

/** The cities that the catalogue marks as popular. */
export function PopularCities(props: PopularCitiesProps) {
  if (props.cities?.length === 0) return null
  return (
    <Section title={messages.home.popular} lead={messages.home.popularLead}>
      <CityList {...props} />
    </Section>
  )
}

function CityList({ cities, error, retry }: PopularCitiesProps) {
  if (!cities && error) return <ErrorState text={messages.error(error.message)} retry={retry} />
  return (
    <List>
      {cities
        ? cities.map((city, index) => (
            <li key={city.id}>
              <Link to={paths.explore({ city: city.slug })} aria-label={messages.home.seeCity(city.name)}>
                <div className="view">
                  {city.image ? (
                    <Photo image={city.image} alt="" use="plain" sizes={viewSizes} />
                  ) : (
                    <CityScene city={city.slug} place={index} />
                  )}
                </div>
                <div className="name">{city.name}</div>
              </Link>
            </li>
          ))
        : [1, 2, 3, 4, 5, 6].map((block) => (
            <li key={block}>
              <Skeleton height={{ base: '8.5rem', md: '11.5rem' }} borderRadius="card" />
            </li>
          ))}
    </List>
  )
}
