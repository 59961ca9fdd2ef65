import { Link } from 'react-router-dom'
import { footerCityCount } from '../../constants.ts'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { Container } from '../../ui/container.tsx'
import { Logo } from '../../ui/pictures/logo.tsx'
import styles from './footer.module.css'
import { FooterCategories } from './footer-categories.tsx'
import { Operator } from './operator.tsx'
import { usePublicLayout } from './public.generated.ts'

const sitePages = [
  { to: paths.privacy, text: messages.footer.privacy },
  { to: paths.terms, text: messages.footer.terms },
  { to: paths.scam, text: messages.footer.scam },
  { to: paths.sitemap, text: messages.footer.sitemap },
]

export function Footer() {
  const layout = usePublicLayout()
  const cities = [...layout.cities].sort((a, b) => Number(b.isPopular) - Number(a.isPopular))
  return (
    <footer className={styles.ground}>
      <svg className={styles.ridges} viewBox="0 0 1440 100" preserveAspectRatio="none" aria-hidden="true">
        <path
          fill="var(--gv-colors-ridge2)"
          d="M0 70c120-10 180-58 300-58 110 0 150 44 260 44 150 0 210-56 330-56s180 52 300 52c100 0 160-22 250-26v74H0z"
        />
        <path
          fill="var(--gv-colors-ridge4)"
          d="M0 84c160 0 240-40 380-40 150 0 210 40 350 40s240-46 380-46 210 30 330 34v28H0z"
        />
        <path
          fill="var(--gv-colors-ridge5)"
          d="M0 92c200 6 330-22 520-22s300 24 480 22 280-20 440-16v24H0z"
        />
      </svg>
      <div className={styles.base}>
        <Container>
          <div className={styles.columns}>
            <div>
              <Logo />
              <p className={styles.tagline}>{messages.footer.tagline}</p>
              <p className={styles.fairness}>{messages.footer.fairness}</p>
              <ul className={styles.pages}>
                {sitePages.map(({ to, text }) => (
                  <li key={to}>
                    <Link to={to}>{text}</Link>
                  </li>
                ))}
              </ul>
            </div>
            <nav aria-labelledby="rodape-cidades">
              <h2 id="rodape-cidades">{messages.footer.cities}</h2>
              <ul>
                {cities.slice(0, footerCityCount).map((city) => (
                  <li key={city.id}>
                    <Link to={paths.explore({ city: city.slug })}>{city.name}</Link>
                  </li>
                ))}
              </ul>
            </nav>
            <FooterCategories categories={layout.categories} />
          </div>
          <Operator />
        </Container>
      </div>
    </footer>
  )
}
