import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { heroCities } from '../constants.ts'
import { messages } from '../messages.ts'
import { paths } from '../paths.ts'
import { recipe } from '../theme/theme.ts'
import { Container } from '../ui/container.tsx'

const Ground = chakra(
  'div',
  recipe({
    base: {
      position: 'relative',
      zIndex: '-1',
      marginTop: { base: '-16', md: '-20' },
      color: 'onRidge',
      '& .edge': {
        display: 'block',
        width: '100%',
        height: 'max(8rem, 8.9vw)',
        color: 'ridge5',
        marginBottom: '-2px',
      },
      '& nav': { bg: 'ridge5', paddingBottom: { base: '8', md: '8' } },
      '& h2': { textStyle: 'label', fontFamily: 'body' },
      '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '5' },
      '& a': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 'touch',
        fontWeight: '600',
        textDecoration: 'underline',
        textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
        textDecorationThickness: '1px',
        textUnderlineOffset: '5px',
        _hover: { textDecorationColor: '{colors.ipe}', textDecorationThickness: '2px' },
      },
    },
  }),
)

/** The nearest ridge, and on it the eight hero cities of the specification. */
export function HeroCities() {
  return (
    <Ground>
      <svg className="edge" viewBox="0 0 1440 128" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
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
    </Ground>
  )
}
