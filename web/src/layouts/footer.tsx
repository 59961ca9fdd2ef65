import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { footerCityCount } from '../constants.ts'
import { usePublicLayoutQuery } from '../gql/hooks.ts'
import { messages } from '../messages.ts'
import { paths } from '../paths.ts'
import { recipe } from '../theme/theme.ts'
import { Container } from '../ui/container.tsx'
import { FooterCategories } from './footer-categories.tsx'
import { Logo } from './logo.tsx'

const Ground = chakra(
  'footer',
  recipe({
    base: {
      marginTop: { base: '16', md: '24' },
      color: 'onRidge',
      '& .ridges': {
        display: 'block',
        width: '100%',
        height: { base: '4rem', md: '6.5rem' },
        marginBottom: '-1px',
      },
      // Over the drawing's last line of pixels.
      '& .ground': {
        position: 'relative',
        bg: 'ridge5',
        paddingTop: { base: '8', md: '10' },
        paddingBottom: '10',
      },
      '& .columns': {
        display: 'grid',
        gap: { base: '8', md: '12' },
        gridTemplateColumns: { base: '1fr', md: '1.4fr 1fr 1.2fr' },
      },
      '& h2': {
        textStyle: 'label',
        fontFamily: 'body',
        minHeight: 'touch',
        display: 'flex',
        alignItems: 'center',
        gap: '1',
      },
      '& li a': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: '2.5rem',
        textDecoration: 'underline',
        textDecorationColor: 'transparent',
        textUnderlineOffset: '4px',
        _hover: { textDecorationColor: 'currentColor' },
      },
    },
  }),
)

const sitePages = [
  { to: paths.privacy, text: messages.footer.privacy },
  { to: paths.terms, text: messages.footer.terms },
  { to: paths.sitemap, text: messages.footer.sitemap },
]

/** Five cities, five random categories and the site's own pages. */
export function Footer() {
  const { data } = usePublicLayoutQuery()
  const cities = [...(data?.cities ?? [])].sort((a, b) => Number(b.isPopular) - Number(a.isPopular))
  return (
    <Ground>
      <svg className="ridges" viewBox="0 0 1440 100" preserveAspectRatio="none" aria-hidden="true">
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
      <div className="ground">
        <Container>
          <div className="columns">
            <div>
              <Logo />
              <chakra.p maxWidth="22rem" marginTop="2">
                {messages.footer.tagline}
              </chakra.p>
              <chakra.p marginTop="4" textStyle="small">
                {messages.footer.fairness}
              </chakra.p>
              <chakra.ul marginTop="4">
                {sitePages.map(({ to, text }) => (
                  <li key={to}>
                    <Link to={to}>{text}</Link>
                  </li>
                ))}
              </chakra.ul>
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
            <FooterCategories categories={data?.categories ?? []} />
          </div>
        </Container>
      </div>
    </Ground>
  )
}
