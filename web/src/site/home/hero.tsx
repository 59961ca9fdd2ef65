import { Link } from 'react-router-dom'
import { heroCities } from '../../constants.ts'
import { homeMessages } from '../../messages/home.ts'
import { noFilter, paths } from '../../paths.ts'
import { Container } from '../../ui/container.tsx'
import { Scenery } from '../../ui/pictures/scenery.tsx'
import { SearchFields } from '../search/search-fields.tsx'
import { SearchForm } from '../search/search-form.tsx'
import styles from './hero.module.css'
import heroCitiesStyles from './hero-cities.module.css'
import heroSearchStyles from './hero-search.module.css'

/** Illustration of the valley with the search form. */
export function Hero() {
  return (
    <section className={styles.sky}>
      <div className={styles.view}>
        <Scenery className={styles.scenery} />
      </div>
      <Container>
        <h1>{homeMessages.heading}</h1>
        <p className={styles.lead}>{homeMessages.lead}</p>
        <SearchForm className={heroSearchStyles.form}>
          <SearchFields filter={noFilter} />
        </SearchForm>
      </Container>
      <HeroCities />
    </section>
  )
}

/** The nearest ridge with links to the eight hero cities of the specification. */
function HeroCities() {
  return (
    <div className={heroCitiesStyles.ground}>
      <svg
        className={heroCitiesStyles.edge}
        viewBox="0 0 1440 128"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path
          d="M0 96c150-26 300-36 440-26s300 8 460-8 240-26 340-14 140 20 200 12v68H0z"
          fill="currentColor"
        />
      </svg>
      <nav aria-labelledby="cidades-em-destaque">
        <Container>
          <h2 id="cidades-em-destaque">{homeMessages.heroCities}</h2>
          <ul>
            {heroCities.map(({ name, slug }) => (
              <li key={slug}>
                <Link to={paths.explore({ city: slug })}>{name}</Link>
              </li>
            ))}
          </ul>
        </Container>
      </nav>
    </div>
  )
}
