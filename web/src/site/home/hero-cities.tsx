import { Link } from 'react-router-dom'
import { heroCities } from '../../constants.ts'
import { messages } from '../../messages/common.ts'
import { paths } from '../../paths.ts'
import { Container } from '../../ui/container.tsx'
import styles from './hero-cities.module.css'

/** The nearest ridge, and on it the eight hero cities of the specification. */
export function HeroCities() {
  return (
    <div className={styles.ground}>
      <svg
        className={styles.edge}
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
          <h2 id="cidades-em-destaque">{messages.home.heroCities}</h2>
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
