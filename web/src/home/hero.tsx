import { chakra } from '@chakra-ui/react/styled-system'
import { messages } from '../messages.ts'
import { recipe } from '../theme/theme.ts'
import { Container } from '../ui/container.tsx'
import { Scenery } from '../ui/scenery.tsx'
import { HeroCities } from './hero-cities.tsx'
import { HeroSearch } from './hero-search.tsx'

const Sky = chakra(
  'section',
  recipe({
    base: {
      position: 'relative',
      isolation: 'isolate',
      overflow: 'hidden',
      color: 'onSky',
      // What the drawing does not reach is in the colour of its near hills.
      background:
        '{colors.ridge4} linear-gradient({colors.skyHigh}, {colors.skyLow} 58%) top / 100% 42rem no-repeat',
      paddingTop: { base: '5.5rem', md: '7.5rem' },
      '& .scenery': {
        position: 'absolute',
        top: '0',
        left: '0',
        width: '100%',
        height: { base: '62rem', md: '46rem' },
        zIndex: '-2',
      },
      '& h1': { textStyle: 'display', maxWidth: '13ch' },
      '& .lead': { textStyle: 'lead', maxWidth: '32rem', marginTop: '4', fontWeight: '500' },
    },
  }),
)

/** The Vale seen from the Mantiqueira, with the search in front of it. */
export function Hero() {
  return (
    <Sky>
      <Scenery />
      <Container>
        <h1>{messages.home.heading}</h1>
        <p className="lead">{messages.home.lead}</p>
        <HeroSearch />
      </Container>
      <HeroCities />
    </Sky>
  )
}
