import { messages } from '../../messages/common.ts'
import { Container } from '../../ui/container.tsx'
import { Scenery } from '../../ui/pictures/scenery.tsx'
import styles from './hero.module.css'
import { HeroCities } from './hero-cities.tsx'
import { HeroSearch } from './hero-search.tsx'

/** The Vale seen from the Mantiqueira, with the search in front of it. */
export function Hero() {
  return (
    <section className={styles.sky}>
      <div className={styles.view}>
        <Scenery className={styles.scenery} />
      </div>
      <Container>
        <h1>{messages.home.heading}</h1>
        <p className={styles.lead}>{messages.home.lead}</p>
        <HeroSearch />
      </Container>
      <HeroCities />
    </section>
  )
}
