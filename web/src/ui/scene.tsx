import { chakra } from '@chakra-ui/react/styled-system'
import { recipe } from '../theme/theme.ts'
import { type SceneChoice, type ScenePalette, sceneOf, sceneOfCity } from './scene-of.ts'
import drawings from './scenes.svg'

/** The colours that `scenes.svg` asks for, from the sky down to what stands in front. */
function colours(
  sky: string,
  far: string,
  mid: string,
  near: string,
  deep: string,
  pale: string,
  spark: string,
) {
  return {
    '--sky': sky,
    '--far': far,
    '--mid': mid,
    '--near': near,
    '--deep': deep,
    '--pale': pale,
    '--spark': spark,
  }
}

const palettes = {
  mantiqueira: colours('#F3E7CD', '#C3D5C9', '#8FB5A3', '#3F8068', '#0F4F3C', '#FFFBF0', '#F2B705'),
  ceu: colours('#D3E6EB', '#ABCAD2', '#77A6B5', '#35738C', '#154960', '#FCFBF5', '#F2B705'),
  barro: colours('#F8E0CF', '#E6C1AB', '#CF967A', '#A2614A', '#6B3323', '#FFF8EF', '#F0B429'),
  ipe: colours('#FAF0CC', '#E2D79A', '#B7B468', '#6C8C53', '#2E5A3D', '#FFFDF3', '#E08E2B'),
  quaresmeira: colours('#EAE1EF', '#CBBAD8', '#9E88B6', '#67508A', '#3F2E5B', '#FDFAFF', '#F2B705'),
} satisfies Record<ScenePalette, object>

const Drawing = chakra(
  'svg',
  recipe({
    base: {
      display: 'block',
      width: '100%',
      height: '100%',
      _dark: { filter: 'brightness(0.82) saturate(0.9)' },
    },
    variants: { palette: palettes },
  }),
)

export interface SceneProps {
  /** Slug of the first category. */
  category: string | undefined
  /** Id of the establishment. */
  id: string
}

/** The drawn scene of an establishment without a photo. Decoration: screen readers pass over it. */
export function Scene({ category, id }: SceneProps) {
  return <DrawnScene {...sceneOf(category, id)} />
}

export interface CitySceneProps {
  /** The city's slug. */
  city: string
  /** Its place in the list. */
  place: number
}

/** The drawn scene of a city. Decoration: screen readers pass over it. */
export function CityScene({ city, place }: CitySceneProps) {
  return <DrawnScene {...sceneOfCity(city, place)} />
}

function DrawnScene({ scene, land, palette }: SceneChoice) {
  return (
    <Drawing viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" palette={palette}>
      <use href={`${drawings}#land-${land}`} />
      <use href={`${drawings}#${scene}`} />
    </Drawing>
  )
}
